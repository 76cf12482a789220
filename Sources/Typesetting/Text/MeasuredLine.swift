/// A line of the text, measured once, to be broken to any width.
///
/// Of all ways with the fewest lines, the one is taken whose lines are the most equal. The last line is not a single
/// short word if there is another way.
package struct MeasuredLine: Sendable {
    private struct Piece: Sendable {
        let text: String
        /// In ems, as all widths.
        let width: Double
        /// Width of the space before it.
        let space: Double
    }

    private struct Way {
        var lines: Int
        var cost: Double
        /// Where its last line begins.
        var start: Int

        func isBetter(than other: Way?) -> Bool {
            guard let other else { return true }
            return lines == other.lines ? cost < other.cost : lines < other.lines
        }
    }

    /// A last word with fewer characters is not alone.
    private static let shortWord = 10
    private static let widowCost = 100.0

    private let pieces: [Piece]

    package init(_ line: some StringProtocol, _ role: Typefaces.Role, _ widths: WordWidths) {
        pieces = BreakOpportunities.pieces(of: line).map { piece in
            Piece(
                text: piece.text, width: widths.width(of: piece.text, role),
                space: piece.followsSpace ? widths.width(of: " ", role) : 0)
        }
    }

    /// The widest piece.
    package var longestWord: Double { pieces.reduce(0) { max($0, $1.width) } }

    /// On one line.
    package var width: Double {
        pieces.enumerated().reduce(0) { $0 + $1.element.width + ($1.offset > 0 ? $1.element.space : 0) }
    }

    /// At least one line, which may be empty.
    package func lines(within width: Double) -> [String] {
        let pieces = fitted(to: width)
        guard !pieces.isEmpty else { return [""] }
        var ways: [Way] = [Way(lines: 0, cost: 0, start: 0)]
        for end in 1...pieces.count { ways.append(best(endingAt: end, ways, pieces, width)) }
        var lines: [String] = []
        var end = pieces.count
        while end > 0 {
            let start = ways[end].start
            lines.append(pieces[start..<end].reduce("") { $0 + ($1.space > 0 && !$0.isEmpty ? " " : "") + $1.text })
            end = start
        }
        return lines.reversed()
    }

    private func best(endingAt end: Int, _ ways: [Way], _ pieces: [Piece], _ width: Double) -> Way {
        var best: Way?
        var used = 0.0
        for start in stride(from: end - 1, through: 0, by: -1) {
            used += pieces[start].width + (start + 1 < end ? pieces[start + 1].space : 0)
            guard used <= width || start == end - 1 else { break }
            let slack = max(0, width - used) / width
            let isWidow = start == end - 1 && start > 0 && pieces[start].text.count < Self.shortWord
            let cost = end < pieces.count ? slack * slack : isWidow ? Self.widowCost : 0
            let way = Way(lines: ways[start].lines + 1, cost: ways[start].cost + cost, start: start)
            if way.isBetter(than: best) { best = way }
        }
        return best ?? Way(lines: 0, cost: 0, start: 0)
    }

    /// Words that are longer than a line are broken between letters.
    private func fitted(to width: Double) -> [Piece] {
        guard longestWord > width else { return pieces }
        return pieces.flatMap { piece -> [Piece] in
            guard piece.width > width, piece.text.count > 1 else { return [piece] }
            let letters = Array(piece.text)
            let parts = min(letters.count, Int((piece.width / width).rounded(.up)) + 1)
            return (0..<parts).map { part in
                let range = letters.count * part / parts..<letters.count * (part + 1) / parts
                return Piece(
                    text: String(letters[range]), width: piece.width * Double(range.count) / Double(letters.count),
                    space: part == 0 ? piece.space : 0)
            }
        }
    }
}
