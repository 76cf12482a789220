/// Text for a Markdown file that shows every character of it.
enum MarkdownText {
    /// The text of one line without marks at its beginning. Control characters and line ends become spaces.
    static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isControl(scalar) {
                escaped.append(" ")
                continue
            }
            if "\\*_`[]<&".unicodeScalars.contains(scalar) { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }

    /// A line of escaped text, with a backslash before what would begin a heading, a quote, a list or a rule.
    static func protected(_ line: String) -> String {
        let line = line.unicodeScalars.drop { $0 == " " || $0 == "\t" }
        guard let first = line.first else { return "" }
        if "#>+-=~".unicodeScalars.contains(first) { return "\\" + String(line) }
        let number = line.prefix { ("0"..."9").contains($0) }
        let rest = line[number.endIndex...]
        guard !number.isEmpty, let mark = rest.first, mark == "." || mark == ")" else { return String(line) }
        return String(number) + "\\" + String(rest)
    }

    /// `text` is one line of escaped text.
    static func heading(_ text: String, level: Int) -> String {
        // CommonMark takes the marks at the end of a heading for its end.
        let body = text.reversed().drop { $0 == "#" }.reversed()
        let marks = text.dropFirst(body.count)
        return String(repeating: "#", count: min(level, 6)) + " " + String(body) + (marks.isEmpty ? "" : "\\\(marks)")
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{2028}" || scalar == "\u{2029}"
    }
}
