/// Excerpts of text from a file: one line, cut if it is long, that cannot control a terminal.
extension String {
    /// For a name or a number.
    package var excerpt: String { excerpt(100) }

    /// For a sentence with names in it.
    package var longExcerpt: String { excerpt(400) }

    private func excerpt(_ count: Int) -> String {
        // Long text is not read completely. More is read than is shown, because some characters are left out.
        let line = String(UnicodeScalarView(unicodeScalars.prefix(4 * count))).singleLine
        return line.count > count ? "\(line.prefix(count))…" : line
    }
}
