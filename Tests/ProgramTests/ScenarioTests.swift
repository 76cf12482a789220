import Foundation
import Platform
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// Folders under `Scenarios`: input files, and a `transcript` of commands with their output and exit codes. Lines that
/// begin with `!` are from standard error. Commands of other programs are run by the shell.
struct ScenarioTests {
    private static let root = FilePath(#filePath).parent.appending("Scenarios")

    static let names = (try? FileManager.default.contentsOfDirectory(atPath: root.string).sorted()) ?? []

    @Test func thereAreScenarios() {
        #expect(Self.names.count >= 8)
    }

    @Test(arguments: names)
    func goesAsWrittenDown(_ name: String) async throws {
        guard name != "stories-in-documents" || Program.isInstalled("pandoc") else { return }
        let folder = Self.root.appending(name)
        let work = try WorkFolder()
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.string) where file != "transcript" {
            try FileManager.default.copyItem(
                atPath: folder.appending(file).string, toPath: work.path.appending(file).string)
        }
        let transcript = Golden(at: folder.appending("transcript"))
        var actual = ""
        for line in try transcript.text.split(separator: "\n", omittingEmptySubsequences: false)
        where line.hasPrefix("$ ") {
            if !actual.isEmpty { actual += "\n" }
            actual += line + "\n"
            guard line.hasPrefix("$ nightpress") else {
                actual += try await BuiltProgram.shell(String(line.dropFirst(2)), in: work.path)
                continue
            }
            let words = Self.words(line.dropFirst("$ nightpress".count))
            let outcome = try await BuiltProgram.run(words, in: work.path)
            actual += outcome.output
            actual += outcome.messages.split(separator: "\n").map { "! \($0)\n" }.joined()
            if outcome.code != 0 { actual += "[\(outcome.code)]\n" }
        }
        let difference = try transcript.difference(from: Self.settled(actual, in: work.path))
        #expect(difference == nil)
    }

    /// Splits at spaces; single quotes keep spaces.
    private static func words(_ line: Substring) -> [String] {
        line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map { String($0) } : [String(part)]
        }
    }

    /// Replaces what differs in each run: durations, times, places, and compressed sizes.
    private static func settled(_ text: String, in folder: FilePath) -> String {
        text.replacing(folder.string, with: "FOLDER")
            // A slow machine has time to print progress.
            .replacing(/! (\d+) of (\d+) (pictures ready|stories planned|books ready)\n/) { line in
                line.1 == line.2 && line.3 == "pictures ready" ? String(line.0) : ""
            }
            .replacing(/about \d+ (s|min)\b/, with: "about N s")
            .replacing(/\d+\.\d s\b/, with: "N s")
            .replacing(/"(seconds\w*)" : [0-9.e-]+/) { #""\#($0.1)" : N"# }
            .replacing(/\b\d{8}-\d{6}(-\d+)?\b/, with: "RUN")
            .replacing(/(since |since" : "|away from |picture \d: )\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d{3})?Z)?/) {
                "\($0.1)TIME"
            }
            .replacing(#/( {4,})\d{4}-\d\d-\d\d \d\d:\d\d /#) { "\($0.1)TIME " }
            .replacing(/process \d+ on [^ ",]+/, with: "process N on HOST")
            .replacing(/[0-9a-f]{2}\/[0-9a-f]{64}/, with: "DIGEST")
            .replacing(/\b\d+(\.\d)? (bytes?|kB)(;|\)|\.\n)/) { "SIZE\($0.3)" }
            .replacing(/it has \d+ bytes, not \d+/, with: "it has SIZE, not SIZE")
            .replacing(/"bytes" : \d+/, with: #""bytes" : SIZE"#)
    }
}
