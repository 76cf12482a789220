import Media

extension String {
    /// Adds a line without characters that control a terminal, because file names may contain terminal escapes. Called
    /// line by line, because there may be a hundred thousand lines.
    mutating func add(line: String) {
        append(line.singleLine)
        append("\n")
    }
}
