import Typesetting

/// Text in lines at one size.
struct TextBlock: Sendable {
    /// Headings and choices are in the face of titles.
    enum Kind {
        case heading, text, choice
    }

    struct Line {
        let text: String
        /// Space above it, besides the line height.
        var gap: Double
        var kind = Kind.text
    }

    enum Alignment {
        case start, center
    }

    var lines: [Line]
    let size: Double
    let lineHeight: Double
    let role: Typefaces.Role

    /// Its headings, text and choices, each a block, in order.
    var parts: [(kind: Kind, block: TextBlock)] {
        lines.reduce(into: []) { parts, line in
            if parts.last?.kind != line.kind {
                var block = self
                block.lines = []
                parts.append((line.kind, block))
            }
            parts[parts.count - 1].block.lines.append(line)
        }
    }

    var height: Double { lines.reduce(0) { $0 + $1.gap + lineHeight } }

    /// As many lines as fit into the height, and the rest. Of a paragraph, at least two lines are on each side.
    func divided(at height: Double) -> (first: TextBlock, rest: TextBlock?) {
        var (count, used) = (0, 0.0)
        while count < lines.count, used + lines[count].gap + lineHeight <= height {
            used += lines[count].gap + lineHeight
            count += 1
        }
        guard count < lines.count else { return (self, nil) }
        count = Self.cut(lines, before: max(1, count))
        var (first, rest) = (self, self)
        first.lines = Array(lines[..<count])
        rest.lines = Array(lines[count...])
        if !rest.lines.isEmpty { rest.lines[0].gap = 0 }
        return (first, rest)
    }

    /// The last place up to `count` that leaves no line of a paragraph alone.
    private static func cut(_ lines: [Line], before count: Int) -> Int {
        let begins = { (index: Int) in index >= lines.count || index == 0 || lines[index].gap > 0 }
        let isGood = { (index: Int) in
            begins(index) || (!begins(index - 1) && !begins(index + 1))
        }
        return stride(from: count, to: 0, by: -1).first(where: isGood) ?? count
    }
}
