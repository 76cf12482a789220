import ArgumentParser
import Testing

@testable import Commands
@testable import Domain

struct ShardOptionTests {
    private static let slurm = ["SLURM_ARRAY_TASK_ID": "3"]

    private func message(_ option: String, _ environment: [String: String]) throws -> String? {
        let option = try #require(ShardOption(option))
        let failure = #expect(throws: CommandFailure.self) { try option.shard(in: environment) }
        #expect(failure?.status == .usage)
        return failure?.message
    }

    @Test(arguments: ["", "4", "0/4", "5/4", "auto", "auto/0", "auto/1001", "auto/x", "any/4"])
    func isNoneInOtherText(text: String) {
        #expect(ShardOption(text) == nil)
    }

    /// Slurm counts as its script says, from 1. Kubernetes counts from 0.
    @Test(arguments: [
        ("SLURM_ARRAY_TASK_ID", "1", 1), ("SLURM_ARRAY_TASK_ID", "4", 4), ("JOB_COMPLETION_INDEX", "0", 1),
        ("JOB_COMPLETION_INDEX", "3", 4),
    ])
    func takesTheNumberFromTheScheduler(name: String, value: String, number: Int) throws {
        let option = try #require(ShardOption("auto/4"))
        #expect(try option.shard(in: [name: value]) == Shard(number: number, count: 4))
        #expect(try ShardOption("2/4")?.shard(in: [name: value]) == Shard(number: 2, count: 4))
    }

    @Test func needsOneSchedulerOnly() throws {
        #expect(
            try message("auto/4", [:]) == """
                --shard auto/4 takes the number from SLURM_ARRAY_TASK_ID or JOB_COMPLETION_INDEX, and neither is set; name \
                the number, as in --shard 1/4
                """)
        #expect(
            try message("auto/4", ["SLURM_ARRAY_TASK_ID": "1", "JOB_COMPLETION_INDEX": "0"])?.contains("both are set")
                == true)
    }

    @Test(arguments: [
        ("SLURM_ARRAY_TASK_ID", "0", "from 1 to 4"), ("SLURM_ARRAY_TASK_ID", "5", "from 1 to 4"),
        ("SLURM_ARRAY_TASK_ID", "x", "from 1 to 4"), ("JOB_COMPLETION_INDEX", "4", "from 0 to 3"),
    ])
    func refusesANumberOutOfRange(name: String, value: String, range: String) throws {
        #expect(
            try message("auto/4", [name: value]) == "\(name) is “\(value)”, must be \(range) for --shard auto/4")
    }

    @Test func thePlaceholderBecomesTheNumber() throws {
        let path = try ShardPath(ShardOption("auto/4"), Self.slurm)
        #expect(try path.applied(to: "out/{shard}/x-{shard}", of: "--library") == "out/3/x-3")
        let none = try ShardPath(nil, Self.slurm)
        #expect(try none.applied(to: "out", of: "--library") == "out")
        let failure = #expect(throws: CommandFailure.self) { try none.applied(to: "{shard}", of: "--library") }
        #expect(
            failure?.message
                == "--library has {shard} in it, which only “run --shard” replaces; name the number")
    }

    @Test func theEndsThatAreNamedBecomeZero() throws {
        let options = try DriverOptions.parse(["--exit-zero", "failed,placeholders"])
        #expect(ExitStatus.allCases.filter { options.exitStatus(for: $0) != $0 } == [.failures, .placeholders])
        let none = try DriverOptions.parse([])
        #expect(ExitStatus.allCases.allSatisfy { none.exitStatus(for: $0) == $0 })
        #expect(throws: (any Error).self) { try DriverOptions.parse(["--exit-zero", "failed,stopped"]) }
    }
}
