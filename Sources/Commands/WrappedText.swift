/// Text in lines of whole words. Spaces within a line are as many as they were: they may be those of a path.
enum WrappedText {
    /// A word that is longer than a line stays whole.
    static func lines(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.isEmpty ? [""] : lines
    }

    /// Lines behind a head that stands in the first of them.
    static func lines(_ head: String, _ text: String, to width: Int) -> [String] {
        let margin = String(repeating: " ", count: head.count)
        return lines(text, to: max(narrowest, width - head.count)).enumerated().map {
            ($0.offset == 0 ? head : margin) + $0.element
        }
    }

    /// The longest lines of a note that does not fit into one of the terminal's.
    private static let measure = 80

    /// A note or an error with its head, `note: `. It is broken only where it would not fit into the `columns` of a
    /// terminal, so that other programs find it in one line.
    static func note(_ head: String, _ text: String, columns: Int?) -> [String] {
        guard let columns, head.count + text.count > columns else { return [head + text] }
        return lines(head, text, to: min(columns, measure))
    }

    /// A column gets at least so much room, however narrow the terminal is.
    private static let narrowest = 24
}
