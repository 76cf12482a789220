import Domain
import Foundation
import Testing

@testable import Commands
@testable import Domain
@testable import LibraryStore
@testable import Pipeline

struct WrappedTextTests {
    private static let text =
        "page 3 of “The Lantern Fox” is a placeholder: sd failed: nothing answers at 127.0.0.1:7860; start the server"

    @Test func aNoteIsBrokenBetweenWordsWhereATerminalIsTooNarrow() {
        #expect(
            WrappedText.note("note: ", Self.text, columns: 100) == [
                "note: page 3 of “The Lantern Fox” is a placeholder: sd failed: nothing answers",
                "      at 127.0.0.1:7860; start the server",
            ])
        #expect(
            WrappedText.note("note: ", Self.text, columns: 50) == [
                "note: page 3 of “The Lantern Fox” is a",
                "      placeholder: sd failed: nothing answers at",
                "      127.0.0.1:7860; start the server",
            ])
    }

    @Test(arguments: [nil, 400, 115] as [Int?]) func aNoteStaysOnOneLineWhereItFits(_ columns: Int?) {
        #expect(WrappedText.note("note: ", Self.text, columns: columns) == ["note: " + Self.text])
    }

    @Test func spacesOfAPathStay() {
        #expect(
            WrappedText.note("error: ", "cannot read “my  books/fox.txt”: it is a directory", columns: 40) == [
                "error: cannot read “my  books/fox.txt”:", "       it is a directory",
            ])
    }

    @Test func statusWrapsNotesOnATerminalOnly() {
        let run = StoredRun(
            id: RunID(1), name: "20261121-020000", started: 0, finished: 1, end: .whole, host: "attic",
            programVersion: "1", collections: [], stages: [], problems: [], notices: [Self.text])
        for (columns, lines) in [(nil, 2), (100, 3)] as [(Int?, Int)] {
            var report = StatusReport(library: "library", columns: columns, timeZone: .gmt)
            report.end(with: (run, .ended(.whole)), pause: nil)
            #expect(report.lines.count == lines)
            #expect(report.lines.first == "last run 20261121-020000: whole")
        }
    }
}
