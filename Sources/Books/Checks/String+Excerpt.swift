import Media

/// What is shown of text that comes from a file: one line, cut where it is long, that cannot steer a terminal.
extension String {
    /// For a name or a number.
    package var excerpt: String { excerpt(100) }

    /// For a sentence with names in it.
    var longExcerpt: String { excerpt(400) }

    private func excerpt(_ count: Int) -> String {
        // Of what is longer no more is looked at than may be shown, and as much again for what is left out of it.
        let line = String(UnicodeScalarView(unicodeScalars.prefix(4 * count))).singleLine
        return line.count > count ? "\(line.prefix(count))…" : line
    }
}
