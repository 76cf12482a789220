import Foundation
import ProgramFixtures
import Subprocess
import SystemPackage
import TestSupport
import Testing

/// Each command in a document has the documented effect.
struct DocumentedCommandsTests {
    /// Blocks that are not run here, by place and reason.
    private static let notRun: Set = [
        "README.md: builds and installs the program that these tests run",
        "\(ShownDocument.catalogue)/GettingStarted.md: builds and installs the program that these tests run",
        "\(ShownDocument.catalogue)/Backends.md: needs llama.cpp and a model",
        "\(ShownDocument.catalogue)/Backends.md: needs Ollama and a model",
        "\(ShownDocument.catalogue)/Backends.md: needs stable-diffusion.cpp and a model",
    ]

    @Test func fewBlocksAreNotRun() throws {
        let skipped = try ShownDocument.all.flatMap { document in
            try document.blocks.compactMap { block in
                block.remarks["not run"].map { "\(document.name): \($0)" }
            }
        }
        #expect(Set(skipped) == Self.notRun)
        #expect(skipped.count <= 8)
    }

    /// Commands in fences of another language would not be tested.
    @Test(arguments: ShownDocument.all)
    func commandsStandInBlocksForTheShell(_ document: ShownDocument) throws {
        let known: Set = ["sh", "text", "yaml", "json", "csv", "markdown", "ini", "xml", ""]
        for block in try document.blocks {
            #expect(known.contains(block.language), "\(document.name):\(block.line): “\(block.language)”")
            guard block.language != "sh" else { continue }
            let commands = block.text.split(separator: "\n").filter {
                $0.hasPrefix("nightpress ") || $0.hasPrefix("$ ")
            }
            #expect(commands.isEmpty || block.remarks["file"] != nil, "\(document.name):\(block.line): \(commands)")
        }
    }

    /// Includes commands within a sentence: `nightpress clean --force`.
    @Test(arguments: ShownDocument.all)
    func haveOptionsThatThereAre(_ document: ShownDocument) async throws {
        let dump = try await HelpDump.ofProgram()
        for match in try document.text.matches(of: /`nightpress ([a-z-]+)([^`\n]*)`/) {
            let command = dump.commands.first { $0.commandName == match.1 }
            #expect(command != nil, "\(document.name): \(match.0)")
            let options = (command?.arguments ?? []).flatMap(\.options)
            for option in match.2.matches(of: /\ (--?[a-z][a-z-]*)/) {
                #expect(options.contains(String(option.1)), "\(document.name): \(match.0)")
            }
        }
    }

    @Test(.timeLimit(.minutes(5)), arguments: ShownDocument.all)
    func doWhatTheDocumentSays(_ document: ShownDocument) async throws {
        let blocks = try document.blocks
        guard blocks.contains(where: { $0.language == "sh" && $0.remarks["not run"] == nil }) else { return }
        try await DocumentedPeers.up { peers in
            let folder = try DocumentFolder()
            var printed: String?
            for block in blocks {
                let place = "\(document.name):\(block.line)"
                if let file = block.remarks["file"] {
                    try folder.work.folder.write(peers.addressed(block.text), to: file)
                } else if block.language == "sh" {
                    printed = nil
                    guard block.remarks["not run"] == nil else { continue }
                    if let before = block.remarks["before"] {
                        let outcome = try await folder.run(before)
                        #expect(outcome.code == 0, "\(place), before: \(outcome.output)")
                    }
                    let outcome = try await folder.run(peers.addressed(block.text))
                    let code = block.remarks["exit"].flatMap { Int32($0) } ?? 0
                    #expect(outcome.code == code, "\(place): \(outcome.output)")
                    printed = peers.documented(outcome.output)
                } else if block.language == "text", block.isDirectlyBehind, let output = printed {
                    let difference = ShownOutput(block.text).difference(from: output)
                    #expect(difference == nil, "\(place): \(difference ?? ""); it is\n\(output)")
                    printed = nil
                }
            }
        }
    }
}

/// A scratch folder as the documents assume it: with the project's pipelines and prompts, and the program in `PATH`.
private struct DocumentFolder {
    let work: WorkFolder
    private let programs: WorkFolder

    init() throws {
        work = try WorkFolder()
        programs = try WorkFolder()
        for name in ["pipelines", "prompts"] {
            try FileManager.default.copyItem(
                atPath: ProjectFolder.path(name).string, toPath: work.path.appending(name).string)
        }
        try FileManager.default.createSymbolicLink(
            atPath: programs.path.appending("nightpress").string, withDestinationPath: BuiltProgram.path.string)
        try programs.folder.writeProgram(
            """
            #!/bin/sh
            while [ $# -gt 1 ]; do
                case $1 in -p) prompt=$2;; -n) negative=$2;; -s) seed=$2;; -W) width=$2;; -H) height=$2;; -o) output=$2;; esac
                shift 2
            done
            exec "\(ModelRun.fixture)" draw "$output" "$width" "$height" "$seed" "$prompt" "$negative"

            """, to: "sd-cli")
    }

    /// Stops at the first command that fails. Output and messages are in the order in which they were written.
    func run(_ commands: String) async throws -> (output: String, code: Int32) {
        let environment = BuiltProgram.plain([
            "PATH": "\(programs.path):/usr/bin:/bin:/usr/sbin:/sbin", "HOME": work.path.string, "TZ": "UTC",
            "USER": "reader",
        ])
        let result = try await Subprocess.run(
            .name("sh"), arguments: ["-e", "-c", commands], environment: .custom(environment),
            workingDirectory: work.path, input: .none, output: .string(limit: 4_000_000), error: .combinedWithOutput)
        return (result.standardOutput, BuiltProgram.code(result.terminationStatus))
    }
}
