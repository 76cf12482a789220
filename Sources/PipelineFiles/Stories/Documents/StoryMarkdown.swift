import Domain

/// A story as a Markdown file.
enum StoryMarkdown {
    /// `keys` are those of the front matter, without which there is none. The first paragraph may be the heading with
    /// the title.
    static func text(keys: [(name: String, value: String)], paragraphs: [String]) throws -> String {
        let front =
            keys.isEmpty
            ? "" : "---\n" + (try keys.map { "\($0.name): \(try YAMLText.quoted($0.value))\n" }.joined()) + "---\n\n"
        return front + paragraphs.joined(separator: "\n\n") + "\n"
    }
}
