import Media

/// Text in lines of whole words. Spaces within a line are as many as they were: they may be those of a path.
enum WrappedText {
    /// A word that is longer than a line stays whole.
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

    /// Lines behind a head that stands in the first of them.
    static func lines(_ head: String, _ text: String, to width: Int) -> [String] {
        let margin = String(repeating: " ", count: head.displayWidth)
        return lines(text, to: max(narrowest, width - head.displayWidth)).enumerated().map {
            ($0.offset == 0 ? head : margin) + $0.element
        }
    }

    /// The longest lines of a note that does not fit into one of the terminal's.
    private static let measure = 80

    /// A note or an error with its head, `note: `. It is broken only where it would not fit into the `columns` of a
    /// terminal, so that other programs find it in one line.
    static func note(_ head: String, _ text: String, columns: Int?) -> [String] {
        guard let columns, head.displayWidth + text.displayWidth > columns else { return [head + text] }
        return lines(head, text, to: min(columns, measure))
    }

    /// A column gets at least so much room, however narrow the terminal is.
    private static let narrowest = 24
}
