import Domain

/// The lines at the beginning of a Markdown file that can be front matter: a line `---`, text, and a line `---` or
/// `...`.
struct FrontMatterLines {
    /// The maximum size in bytes. Longer text between two lines of hyphens is a part of the story.
    private static let sizeLimit = 64_000

    /// The index of the closing line. If there is none, the number of lines.
    let end: Int
    /// The lines between, with an empty line in place of the first, so that positions match those in the file.
    let yaml: String
    let isClosed: Bool

    /// Whether the closing line follows the first.
    var isEmpty: Bool { yaml == "\n" }

    /// Nil if the lines are none: an empty line below `---` begins a text.
    init?(_ lines: [Substring]) {
        guard lines.first.map({ Self.isMark($0, "---") }) == true, lines.count > 1, !lines[1].isBlank else {
            return nil
        }
        var size = 0
        var end = 1
        while end < lines.count, !Self.isMark(lines[end], "---"), !Self.isMark(lines[end], "...") {
            size += lines[end].utf8.count + 1
            end += 1
        }
        guard size <= Self.sizeLimit || end == lines.count else { return nil }
        self.end = end
        isClosed = end < lines.count
        yaml = isClosed ? "\n" + lines[1..<end].joined(separator: "\n") : String(lines[1])
    }

    /// White space behind the marks is not visible and does not count.
    private static func isMark(_ line: Substring, _ mark: String) -> Bool {
        line.utf8.starts(with: mark.utf8)
            && line.utf8.dropFirst(mark.utf8.count).allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }
}
