import ArgumentParser
import SystemPackage
import TestSupport
import Testing

@testable import Backends
@testable import Commands
@testable import Domain
@testable import PipelineFiles
@testable import Platform

struct LimitOptionsTests {
    private static let limits = "limits: { deadline: \"06:00\", images: 500, failures: 10%, cost: 20 }"

    @Test(arguments: [
        ([], RunLimits(deadline: Deadline("06:00"), images: 500, failures: .percent(10), cost: Amount("20"))),
        (
            ["--deadline", "05:00", "--max-images", "900", "--max-failures", "3", "--max-cost", "30.5"],
            RunLimits(deadline: Deadline("05:00"), images: 900, failures: .pages(3), cost: Amount("30.5"))
        ),
        (
            ["--fail-fast", "--max-images", "0"],
            RunLimits(deadline: Deadline("06:00"), images: 0, failures: .first, cost: Amount("20"))
        ),
        (["-k"], RunLimits(deadline: Deadline("06:00"), images: 500, cost: Amount("20"))),
    ])
    func theCommandLineWinsOverThePipeline(words: [String], limits: RunLimits) throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(
            "collection: A\nstories:\n- write: { hero: Mira }\n\(Self.limits)\n", to: "pipeline.yaml")
        let pipeline = try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(at: path)
        #expect(try LimitOptions.parse(words).applied(to: [pipeline]).map(\.limits) == [limits])
    }

    @Test(arguments: [["-k", "--fail-fast"], ["--fail-fast", "--max-failures", "1"], ["-k", "--max-failures", "5%"]])
    func waysToTakeFailuresExcludeEachOther(words: [String]) {
        let error = #expect(throws: (any Error).self) { try LimitOptions.parse(words) }
        #expect(
            error.map { LimitOptions.message(for: $0) }
                == "--max-failures, --fail-fast and --keep-going exclude each other.")
    }
}
