import Foundation
import SystemPackage
import TestSupport
import Testing

/// The same input gives the same pictures and the same books, whatever the machine calls its time zone and language.
struct SameEverywhereTests {
    @Test func twoLibrariesHoldTheSameBytes() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 12, size: "256x448")
        let surroundings = [
            ["TZ": "Asia/Kolkata", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"],
            ["TZ": "America/St_Johns", "LANG": "C", "SWIFT_DETERMINISTIC_HASHING": "1"],
        ]
        for (number, environment) in surroundings.enumerated() {
            let more = environment.merging(["SOURCE_DATE_EPOCH": "1700000000"]) { $1 }
            let outcome = try await BuiltProgram.run(
                ["run", "nightly", "--library", "lib\(number)"], in: work.path, environment: more)
            #expect(outcome.code == 0, "\(outcome.messages)")
        }
        for folder in ["images", "bundles"] {
            let files = try work.files(below: "lib0/\(folder)")
            #expect(!files.isEmpty)
            #expect(try work.files(below: "lib1/\(folder)") == files)
            for file in files {
                #expect(
                    try work.folder.read("lib0/\(folder)/\(file)") == work.folder.read("lib1/\(folder)/\(file)"),
                    "\(file)")
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
        try work.writePipeline(pages: 150, size: "512x896")
        let folder = work.path
        let images = folder.appending("library/images").string
        async let first = BuiltProgram.run(["run", "nightly"], in: folder)
        while !FileManager.default.fileExists(atPath: images) { try await Task.sleep(for: .milliseconds(5)) }
        let second = try await BuiltProgram.run(["run", "nightly"], in: folder)
        let third = try await BuiltProgram.run(["run", "nightly", "--wait-lock", "120"], in: folder)
        #expect(try await first.code == 0)
        #expect(second.code == 10)
        #expect(
            second.messages.wholeMatch(
                of:
                    /error: the library “library” is in use by process \d+ on \S+; wait for it with --wait-lock SECONDS\n/
            ) != nil,
            "\(second.messages)")
        #expect(third.code == 0, "\(third.messages)")
    }
}
