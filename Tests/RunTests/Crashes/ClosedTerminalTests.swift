import Foundation
import ProgramFixtures
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// A terminal that is closed while a run is in progress in it.
@Suite(.serialized)
struct ClosedTerminalTests {
    /// The folder is made with the first picture.
    private static func drawing(in work: WorkFolder) async throws {
        let images = work.path.appending("library/images").string
        while (try? FileManager.default.contentsOfDirectory(atPath: images))?.isEmpty != false {
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    @Test(.timeLimit(.minutes(3))) func leavesARunAloneThatIsToOutliveIt() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 60, size: "256x448")
        let result = try await Subprocess.run(
            .path("/bin/sh"),
            arguments: ["-c", "trap '' HUP; exec \"$0\" run nightly", BuiltProgram.path.string],
            environment: .custom(BuiltProgram.plain([:])), workingDirectory: work.path, input: .none,
            output: .discarded, error: .discarded
        ) { execution in
            try await Self.drawing(in: work)
            try execution.send(signal: .terminalClosed)
        }
        #expect(BuiltProgram.code(result.terminationStatus) == 0)
    }

    /// The signal comes from the kernel and then from the shell.
    @Test(.timeLimit(.minutes(3))) func endsARunCleanlyHoweverOftenItIsSaid() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 200, size: "256x448")
        let result = try await Subprocess.run(
            .path(BuiltProgram.path), arguments: ["run", "nightly"],
            environment: .custom(BuiltProgram.plain([:])), workingDirectory: work.path, input: .none,
            output: .discarded, error: .discarded
        ) { execution in
            try await Self.drawing(in: work)
            for _ in 1...3 {
                // Sending fails if the process has already ended.
                try? execution.send(signal: .terminalClosed)
                try await Task.sleep(for: .milliseconds(20))
            }
        }
        #expect(BuiltProgram.code(result.terminationStatus) == 129)
        #expect(try work.files(below: "library/reports").contains { $0.hasSuffix("index.html") })
    }
}
