import Foundation
import ProgramFixtures
import Synchronization
import SystemPackage
import TestSupport
import Testing

/// The terminal output of runs, shown by a terminal model and compared word for word.
@Suite(.serialized)
struct SessionTests {
    private static let stories = [
        ("fox.md", "The Lantern Fox", WorkFolder.story(sentences: 3)),
        ("moon.md", "狐狸和月亮的灯笼故事", WorkFolder.story(sentences: 3)),
        (
            "boat.md", "A Tale of the Very Long Boat That Went Down the River and Over the Sea",
            WorkFolder.story(sentences: 1)
        ),
    ]

    private static func work(size: String = "256x448", pages: Int = 0) throws -> WorkFolder {
        let work = try WorkFolder()
        for (name, title, text) in stories {
            try work.folder.write("---\ntitle: \(title)\n---\n\(text)\n", to: "tales/\(name)")
        }
        if pages > 0 { try work.folder.write(WorkFolder.story(sentences: pages), to: "tales/long.txt") }
        try work.folder.write(
            """
            collection: Tales
            audience: { ages: 1-18 }
            stories:
            \(stories.map { "  - file: \($0.0)" }.joined(separator: "\n"))
            \(pages > 0 ? "  - file: long.txt" : "")
            size: \(size)
            export: [epub]

            """, to: "tales/pipeline.yaml")
        return work
    }

    /// Replaces times, names of runs and similar values.
    private static func settled(_ text: String, in folder: FilePath) -> String {
        text.replacing(folder.string, with: "FOLDER").replacing(/\d+\.\d s\b/, with: "N s")
            .replacing(/\b\d{8}-\d{6}(-\d+)?\b/, with: "RUN")
    }

    private func session(
        _ arguments: [String], in work: WorkFolder, columns: Int, rows: Int = 24, environment: [String: String] = [:]
    ) async throws -> (model: TerminalModel, code: Int32) {
        let terminal = try PseudoTerminal(columns: columns, rows: rows)
        let model = Mutex(TerminalModel(columns: columns, rows: rows))
        let code = try await terminal.run(arguments, in: work.path, environment: environment) { bytes in
            model.withLock { $0.play(bytes) }
        }
        return (model.withLock(\.self), code)
    }

    @Test(.timeLimit(.minutes(3)), arguments: [40, 80, 200])
    func aRunLeavesOneScreenWithoutABrokenLine(columns: Int) async throws {
        let work = try Self.work()
        let (model, code) = try await session(["run", "tales"], in: work, columns: columns)
        #expect(code == 0)
        // Paths are never cut.
        #expect(model.broken.allSatisfy { $0.contains("library/") }, "\(model.broken)")
        #expect(model.strange == [])
        let difference = try Golden("run-\(columns).txt").difference(from: Self.settled(model.text, in: work.path))
        #expect(difference == nil)
        let (status, _) = try await session(["status", "--verbose"], in: work, columns: columns)
        #expect(status.strange == [])
        #expect(status.broken.allSatisfy { $0.contains("library/") }, "\(status.broken)")
        let notified = try Golden("status-\(columns).txt").difference(from: Self.settled(status.text, in: work.path))
        #expect(notified == nil)
    }

    @Test(.timeLimit(.minutes(3))) func aDumbTerminalGetsPlainLines() async throws {
        let work = try Self.work()
        let (model, code) = try await session(["run", "tales"], in: work, columns: 80, environment: ["TERM": "dumb"])
        #expect(code == 0)
        #expect(model.strange == [])
        #expect(model.colours == 0)
        #expect(model.text.contains("drawing 7 pictures\n7 of 7 pictures ready\n"), "\(model.text)")
        #expect(!model.text.contains("█"))
    }

    @Test(.timeLimit(.minutes(3)), arguments: [true, false])
    func coloursAreShownToThoseWhoWantThem(isWanted: Bool) async throws {
        let work = try Self.work()
        try work.folder.write("", to: "tales/fox.md")
        let (model, code) = try await session(
            ["run", "tales"], in: work, columns: 80, environment: isWanted ? ["NO_COLOR": ""] : ["NO_COLOR": "1"])
        #expect(code == 20)
        #expect((model.colours > 0) == isWanted)
        #expect(model.text.contains("error: tales/pipeline.yaml:4:11: the story “tales/fox.md” has no text;"))
    }

    @Test(.timeLimit(.minutes(3))) func aPipeGetsPlainLines() async throws {
        let work = try Self.work()
        let outcome = try await BuiltProgram.run(["run", "tales"], in: work.path)
        #expect(outcome.code == 0)
        #expect(outcome.messages.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(outcome.messages.contains("drawing 7 pictures\n7 of 7 pictures ready\n"))
    }

    /// The live line fits the current width, and no rest of a wider one is left.
    @Test(.timeLimit(.minutes(3))) func aTerminalMayChangeItsSizeMeanwhile() async throws {
        let work = try Self.work(pages: 60)
        let terminal = try PseudoTerminal(columns: 120)
        let state = Mutex((model: TerminalModel(columns: 120), pieces: 0))
        let widths = [120, 60, 30, 90, 44, 200, 36]
        let code = try await terminal.run(["run", "tales"], in: work.path) { bytes in
            state.withLock { state in
                state.model.play(bytes)
                state.pieces += 1
                let columns = widths[state.pieces / 3 % widths.count]
                terminal.resize(columns: columns, rows: 24)
                state.model.resize(columns: columns, rows: 24)
            }
        }
        #expect(code == 0)
        let model = state.withLock(\.model)
        #expect(state.withLock(\.pieces) > 12)
        #expect(model.strange == [])
        #expect(!model.text.contains("█") && !model.text.contains("░"), "\(model.text)")
        #expect(model.text.contains("67 of 67 pictures ready · "), "\(model.text)")
    }

    @Test(.timeLimit(.minutes(3))) func aClosedTerminalEndsTheRunCleanly() async throws {
        let work = try Self.work(pages: 300)
        let terminal = try PseudoTerminal(columns: 80)
        let isClosed = Mutex(false)
        let code = try await terminal.run(["run", "tales"], in: work.path) { bytes in
            guard String(decoding: bytes, as: UTF8.self).contains("pictures ready") else { return }
            try isClosed.withLock { isClosed in
                if !isClosed { try terminal.close() }
                isClosed = true
            }
        }
        #expect(code == 129)
        #expect(try work.files(below: "library/reports").contains { $0.hasSuffix("index.html") })
    }

    @Test(.timeLimit(.minutes(3))) func aKeyEndsARunAndTheLineIsGone() async throws {
        let work = try Self.work(pages: 80)
        let terminal = try PseudoTerminal(columns: 80)
        let state = Mutex((model: TerminalModel(columns: 80), hasTyped: false))
        let code = try await terminal.run(["run", "tales"], in: work.path) { bytes in
            try state.withLock { state in
                state.model.play(bytes)
                if !state.hasTyped, state.model.text.contains("pictures ready") {
                    state.hasTyped = true
                    try terminal.type("\u{3}")
                }
            }
        }
        #expect(code == 130)
        let text = state.withLock(\.model.text)
        #expect(!text.contains("█"), "\(text)")
        #expect(text.contains("Interrupted; run it again to go on.\n"), "\(text)")
    }
}
