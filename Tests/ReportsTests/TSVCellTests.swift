import TestSupport
import Testing

@testable import Domain
@testable import Media
@testable import Reports

struct TSVCellTests {
    private static let seeds = Soak.seeds(0...20_000, otherwise: 200)

    /// What spreadsheet programs remove or skip before they look for a formula.
    private func visible(_ cell: Substring) -> Substring.UnicodeScalarView {
        cell.unicodeScalars.drop { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    }

    @Test(arguments: seeds) func noTextStartsAFormulaOrANewCell(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let parts = [
            "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "\"", "'", " ", "\u{200B}", "\u{FEFF}",
            "\u{202E}",
            "fox", "1", "cmd|' /C calc'!A0", "\u{301}",
        ]
        let texts = (0..<5).map { _ in (0..<random.next(below: 6)).map { _ in random.pick(parts) }.joined() }
        let line = TSVCell.line(texts.map(TSVCell.text))
        #expect(line.last == "\n" && line.dropLast().allSatisfy { $0 != "\n" && $0 != "\r\n" && $0 != "\r" })
        let cells = line.dropLast().split(separator: "\t", omittingEmptySubsequences: false)
        #expect(cells.count == texts.count)
        for (cell, text) in zip(cells, texts) {
            let first = visible(cell).first.map { Character($0) }
            #expect(first.map { !"=+-@＝＋－＠\"".contains($0) } ?? true, "\(text.debugDescription)")
            #expect(cell.hasSuffix(text.singleLine), "nothing is lost")
        }
    }

    @Test func numbersStayNumbersAndOtherTextsStayAsTheyAre() {
        let cells: [TSVCell] = [
            .number("-1.5"), .text("fox = owl"), .text("l'hiver"), .text(""), .text("-1"), .text("=A1"),
        ]
        #expect(TSVCell.line(cells) == "-1.5\tfox = owl\tl'hiver\t\t'-1\t'=A1\n")
    }

    @Test(arguments: ["=HYPERLINK(\"http://a\")", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1", "＋1", "－1", "＠a"])
    func theLogOfAttemptsHasNoFormula(text: String) {
        let log = HostileTextTests.report(saying: text).attemptLog()
        let cells = log.split(separator: "\n").dropFirst()
            .flatMap { $0.split(separator: "\t") }.filter { $0.contains(text.singleLine) }
        #expect(!cells.isEmpty && cells.allSatisfy { $0.hasPrefix("'") || $0.contains("/") }, "\(cells)")
        #expect(
            log.split(separator: "\n").allSatisfy {
                $0.split(separator: "\t", omittingEmptySubsequences: false).count == 19
            })
    }
}
