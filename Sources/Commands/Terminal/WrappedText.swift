import Media

/// Text wrapped at words. Spaces within a line stay unchanged, because they may be part of a path.
enum WrappedText {
    /// A word that is longer than a line is not split.
    static func lines(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        var used = 0
        for word in text.split(separator: " ", omittingEmptySubsequences: false).map({ String($0) }) {
            if !lines.isEmpty, used + 1 + word.displayWidth <= width {
                lines[lines.count - 1] += " " + word
                used += 1 + word.displayWidth
            } else {
                lines.append(word)
                used = word.displayWidth
            }
        }
        return lines.isEmpty ? [""] : lines
    }

    /// Lines after a head, which is at the start of the first line.
    static func lines(_ head: String, _ text: String, to width: Int) -> [String] {
        let margin = String(repeating: " ", count: head.displayWidth)
        return lines(text, to: max(narrowest, width - head.displayWidth)).enumerated().map {
            ($0.offset == 0 ? head : margin) + $0.element
        }
    }

    /// The maximum width of a note's lines, if the note is wrapped.
    private static let measure = 80

    /// A note or an error with its head, such as `note: `. It is wrapped only if it is wider than the terminal's
    /// `columns`. Other programs get it on one line.
    static func note(_ head: String, _ text: String, columns: Int?) -> [String] {
        guard let columns, head.displayWidth + text.displayWidth > columns else { return [head + text] }
        return lines(head, text, to: min(columns, measure))
    }

    /// The minimum width of a column, even on a narrower terminal.
    private static let narrowest = 24
}
