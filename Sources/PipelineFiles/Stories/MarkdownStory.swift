import Domain
import Yams

/// Extracts a story's text from Markdown or plain text: paragraphs separated by a blank line, without markup. Verse
/// keeps its lines.
///
/// Markdown is CommonMark with front matter (`title`, `author`, `theme`), without code blocks and HTML: tags are text.
/// Comments and images are dropped. The first heading is the title if no text comes before it. Later headings are
/// paragraphs of the story.
struct MarkdownStory {
    private(set) var title: String?
    private(set) var details = StoryDetails()
    private(set) var body = ""

    /// Reads text without markup.
    init(plain text: String) {
        body = Self.paragraphs(in: Self.lines(of: text)).joined(separator: "\n\n")
    }

    /// `language` is the collection's language, if known.
    init(_ text: String, file: String, language: String? = nil) throws(PipelineError) {
        var lines = Self.lines(of: text)
        try readFrontMatter(&lines, file: file, language: language)
        var paragraphs: [String] = []
        for block in MarkdownReader(Self.withoutComments(lines)).blocks {
            if block.isHeading, paragraphs.isEmpty, title == nil || title == block.text {
                title = block.text
            } else {
                paragraphs.append(block.text)
            }
        }
        body = paragraphs.joined(separator: "\n\n")
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }

    private static func paragraphs(in lines: [Substring]) -> [String] {
        lines.split { $0.allSatisfy(\.isWhitespace) }
            .map { ParagraphLines(plain: $0).text }
            .filter { !$0.isEmpty }
    }

    /// Front matter begins in the first line, continues in the next, and is a mapping. Other text between two lines of
    /// hyphens is part of the story.
    private mutating func readFrontMatter(
        _ lines: inout [Substring], file: String, language: String?
    ) throws(PipelineError) {
        guard lines.first?.whiteSpaceFolded == "---", lines.count > 1, !lines[1].allSatisfy(\.isWhitespace)
        else { return }
        var yaml = StrictYAML(file: file)
        guard
            let end = lines.indices.dropFirst().first(where: { ["---", "..."].contains(lines[$0].whiteSpaceFolded) })
        else {
            guard Self.keys.contains(where: { lines[1].hasPrefix("\($0):") }) else { return }
            yaml.note("begins with front matter that does not end; put a line “---” behind it")
            throw PipelineError(yaml.problems)
        }
        // The empty line replaces the opening line, so that positions match those in the file.
        let root = yaml.document("\n" + lines[1..<end].joined(separator: "\n"))
        if let root, root.mapping == nil { return }
        title = yaml.text(Self.member("title", of: root), called: "title")?.whiteSpaceFolded
        details = yaml.storyDetails { Self.member($0, of: root) }
        Self.compareLanguage(of: root, with: language, &yaml)
        guard yaml.problems.isEmpty else { throw PipelineError(yaml.problems) }
        lines.removeSubrange(...end)
    }

    /// The known keys, with which front matter begins.
    private static let keys = ["title"] + StrictYAML.storyDetailKeys + ["language"]

    private static func compareLanguage(of root: Node?, with collection: String?, _ yaml: inout StrictYAML) {
        guard let collection, let node = member("language", of: root), let own = node.scalar?.string,
            own.lowercased().prefix(while: \.isLetter) != collection.lowercased().prefix(while: \.isLetter)
        else { return }
        yaml.note(
            node,
            "the story is in “\(own)” and its collection in “\(collection)”; a collection has one language: list the story "
                + "in a pipeline of its own, with “language: \(own)”")
    }

    /// Nil if a member is missing or empty.
    private static func member(_ name: String, of root: Node?) -> Node? {
        root?.mapping?[name].flatMap { StrictYAML.isEmpty($0) ? nil : $0 }
    }

    /// An unclosed comment is text, so that a typing error does not cut off the story.
    private static func withoutComments(_ lines: [Substring]) -> [Substring] {
        var text = lines.joined(separator: "\n")[...]
        var kept = ""
        while let start = text.firstRange(of: "<!--"), let end = text[start.upperBound...].firstRange(of: "-->") {
            kept += text[..<start.lowerBound]
            text = text[end.upperBound...]
        }
        return Self.lines(of: kept + text)
    }
}
