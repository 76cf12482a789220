import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Platform

/// The same input gives the same pictures and books in every time zone and language, with every hash seed, and with one
/// core or many.
struct SameEverywhereTests {
    private struct Surroundings {
        var environment: [String: String]
        var wrapper: [String] = []
    }

    private static let surroundings = [
        Surroundings(environment: ["TZ": "UTC", "LANG": "C", "SWIFT_DETERMINISTIC_HASHING": "1"]),
        Surroundings(environment: ["TZ": "Asia/Kolkata", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]),
        Surroundings(
            environment: ["TZ": "America/St_Johns", "LANG": "ar_EG.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"],
            wrapper: oneCore),
        Surroundings(environment: ["TZ": "Pacific/Kiritimati", "LC_ALL": "C.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "0"]
        ),
    ]

    /// Empty if the machine cannot pin a process to one core.
    private static let oneCore = Program.isInstalled("taskset") ? ["taskset", "--cpu-list", "0"] : []

    @Test func everyLibraryHoldsTheSameBytes() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 8, size: "256x448")
        try work.folder.write(
            """
            collection: Iğdır
            stories:
              - write: { hero: Işıl, age: 4, theme: family, about: Why the SEA is salty, pages: 6, seed: 3 }
              - write: { hero: İlker, kind: owl, age: 7, theme: fantasy, pages: 6, seed: 4 }
            size: 128x224
            export: [epub]

            """, to: "told/pipeline.yaml")
        for (number, surroundings) in Self.surroundings.enumerated() {
            let outcome = try await BuiltProgram.run(
                ["run", "nightly", "told", "--stub", "--library", "lib\(number)"], in: work.path,
                environment: surroundings.environment.merging(["SOURCE_DATE_EPOCH": "1700000000"]) { $1 },
                through: surroundings.wrapper)
            #expect(outcome.code == 0, "\(outcome.messages)")
        }
        for folder in ["images", "bundles"] {
            let files = try work.files(below: "lib0/\(folder)")
            #expect(files.count > 3)
            for number in Self.surroundings.indices.dropFirst() {
                #expect(try work.files(below: "lib\(number)/\(folder)") == files)
                for file in files {
                    let (first, other) = ("lib0/\(folder)/\(file)", "lib\(number)/\(folder)/\(file)")
                    #expect(try work.folder.read(other) == work.folder.read(first), "\(other)")
                }
            }
        }
    }

    @Test(arguments: ["yesterday", "-1", "99999999999"])
    func refusesADateThatIsNone(_ date: String) async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        let outcome = try await BuiltProgram.run(
            ["run", "nightly"], in: work.path, environment: ["SOURCE_DATE_EPOCH": date])
        #expect(outcome.code == 2)
        #expect(
            outcome.messages
                == "error: SOURCE_DATE_EPOCH is “\(date)”, must be seconds since 1970, from 315532800 (1980) to 4354819198 (2107)\n"
        )
    }

    @Test func aSecondRunTouchesNoFile() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 20, size: "64x112")
        _ = try await BuiltProgram.run(["run", "nightly"], in: work.path)
        let times = try work.modificationTimes(below: "library")
        #expect(times.count > 20)
        let second = try await BuiltProgram.run(["run", "nightly"], in: work.path)
        #expect(second.code == 0)
        #expect(second.output == "Nothing to do: 20 of 20 pages ready in 1 story.\n")
        #expect(second.messages.isEmpty)
        #expect(try work.modificationTimes(below: "library") == times)
    }

    @Test func twoRunsDoNotMeet() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 4, size: "64x112")
        let folder = work.path
        #expect(try await BuiltProgram.run(["run", "nightly"], in: folder).code == 0)
        try work.writePipeline(pages: 8, size: "64x112")
        let attempt = try FileLock.attempt(
            at: folder.appending("library/lock"), holder: "process 7 on the machine upstairs")
        guard case .taken(let lock, _) = consume attempt else {
            Issue.record("the first run left its lock")
            return
        }
        let second = try await BuiltProgram.run(["run", "nightly", "--refresh"], in: folder)
        #expect(second.code == 10)
        #expect(
            second.messages == "error: the library “library” is in use by process 7 on the machine upstairs; "
                + "wait for it with --wait-lock SECONDS\n")
        async let third = BuiltProgram.run(["run", "nightly", "--refresh", "--wait-lock", "120"], in: folder)
        try await Task.sleep(for: .milliseconds(300))
        _ = consume lock
        #expect(try await third.code == 0)
    }
}
