import Media

extension String {
    /// Adds a line that can steer no terminal, whatever names of files it tells. One after another, because there may
    /// be a hundred thousand.
    mutating func add(line: String) {
        append(line.singleLine)
        append("\n")
    }
}
