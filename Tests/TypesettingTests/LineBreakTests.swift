import Testing

@testable import Domain
@testable import Typesetting

struct LineBreakTests {
    private let widths = WordWidths(Shaper(Typefaces(for: LanguageTag("en"), folders: []), LanguageTag("en")))

    private static let words = """
        at the edge of hush wood under the roots of an oak tree lived a small red fox called tansy she had a green \
        scarf a good nose and a lantern old and round whose handle squeaked every evening when the sky turned
        """.split(separator: " ").map(String.init)

    /// The text of a page, another for each number.
    private static func text(_ page: Int) -> String {
        (0..<(3 + page % 9)).map { words[(page * 13 + $0 * (1 + page % 7)) % words.count] }.joined(separator: " ")
    }

    /// All ways to break a text are compared with the one that is taken.
    @Test func takesTheBestOfAllWays() {
        for page in 0..<200 {
            let text = Self.text(page)
            let width = 6.0 + Double(page % 5)
            let lines = MeasuredLine(text, .reading, widths).lines(within: width)
            #expect(lines.joined(separator: " ") == text)
            let best = Self.ways(text.split(separator: " ").map(String.init)).compactMap { way -> (Int, Double)? in
                cost(of: way, within: width).map { (way.count, $0) }
            }.min { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0 < $1.0 }
            guard let best else { continue }
            #expect(lines.count == best.0)
            #expect(abs((cost(of: lines, within: width) ?? .infinity) - best.1) < 1e-9, "\(lines)")
        }
    }

    @Test func leavesNoShortWordAlone() {
        for page in 0..<200 {
            let lines = MeasuredLine(Self.text(page), .reading, widths).lines(within: 14)
            guard lines.count > 1, let last = lines.last else { continue }
            #expect(last.contains(" ") || last.count >= 10, "\(lines)")
        }
    }

    @Test(arguments: [("glow-worm", 1), ("one—two", 2), ("森の中", 3), ("「森」", 1), ("a\u{A0}b", 1), ("a b", 2)])
    func knowsWhereALineMayBreak(text: String, pieces: Int) {
        #expect(BreakOpportunities.pieces(of: text).count == pieces)
    }

    @Test func breaksAWordThatIsLongerThanALine() {
        let lines = MeasuredLine(String(repeating: "m", count: 100), .reading, widths).lines(within: 10)
        #expect(lines.count > 5)
        #expect(lines.joined() == String(repeating: "m", count: 100))
    }

    private func cost(of lines: [String], within width: Double) -> Double? {
        var cost = 0.0
        for (index, line) in lines.enumerated() {
            let words = line.split(separator: " ").map(String.init)
            let used = words.enumerated().reduce(0.0) {
                $0 + widths.width(of: $1.element, .reading) + ($1.offset > 0 ? widths.width(of: " ", .reading) : 0)
            }
            if used > width + 1e-9, words.count > 1 { return nil }
            let slack = max(0, width - used) / width
            let isLast = index == lines.count - 1
            cost += !isLast ? slack * slack : words.count == 1 && lines.count > 1 && line.count < 10 ? 100 : 0
        }
        return cost
    }

    private static func ways(_ words: [String]) -> [[String]] {
        (0..<(1 << (words.count - 1))).map { mask in
            words.enumerated().reduce(into: [String]()) { lines, word in
                if word.offset == 0 || mask & (1 << (word.offset - 1)) != 0 {
                    lines.append(word.element)
                } else {
                    lines[lines.count - 1] += " " + word.element
                }
            }
        }
    }
}
