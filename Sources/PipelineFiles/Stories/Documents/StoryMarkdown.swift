import Domain

/// A story as a Markdown file.
enum StoryMarkdown {
    /// `keys` are those of the front matter, without which there is none. The first paragraph may be the heading with
    /// the title.
    static func text(keys: [(name: String, value: String)], paragraphs: [String]) -> String {
        let front =
            keys.isEmpty
            ? "" : "---\n" + keys.map { "\($0.name): \($0.value.yamlQuoted)\n" }.joined() + "---\n\n"
        return front + paragraphs.joined(separator: "\n\n") + "\n"
    }
}
