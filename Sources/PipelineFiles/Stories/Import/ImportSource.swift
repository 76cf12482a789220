import Domain
import Platform
import SystemPackage

/// A file with stories, in parts.
struct ImportSource {
    /// A heading, or text up to the next heading.
    struct Block {
        /// Markdown; that of a heading has no marks and is one line.
        var text: String
        /// From 1; 0 for text.
        var headingLevel = 0
        /// The line in the file, or the number of the paragraph in a document, counted from 1.
        var place: Int
    }

    private(set) var title: String?
    private(set) var author: String?
    private(set) var theme: Theme?
    private(set) var language: String?
    private(set) var blocks: [Block] = []
    var notices: [Diagnostic] = []
    /// Places are lines; else they are paragraphs.
    private(set) var hasLines = true
    /// Link definitions of Markdown, which every part may need.
    private(set) var definitions: [String] = []

    /// Reads a document.
    init(_ tree: PandocTree, file: String) {
        (title, author, language) = (tree.title, tree.author, tree.language)
        blocks = tree.blocks.enumerated().map { index, block in
            Block(text: block.text, headingLevel: block.headingLevel, place: index + 1)
        }
        notices = tree.leftOut.notices(file: file)
        hasLines = false
    }

    /// Reads a book of Project Gutenberg.
    init(_ book: GutenbergText, file: String) {
        (title, author, language) = (book.title, book.author, book.language)
        blocks = book.blocks.map { block in
            let isHeading = block.headingLevel > 0
            let text = isHeading && book.language == "en" ? TitleCase.applied(to: block.text) : block.text
            return Block(
                text: Self.markdown(ofPlain: isHeading ? text.whiteSpaceFolded : text),
                headingLevel: block.headingLevel, place: block.line)
        }
        notices = book.notices(file: file)
    }

    init(plain text: String) {
        let lines = text.lines
        for paragraph in lines.split(whereSeparator: \.isBlank) {
            blocks.append(
                Block(text: Self.markdown(ofPlain: paragraph.joined(separator: "\n")), place: paragraph.startIndex + 1))
        }
    }

    init(markdown text: String, file: String) throws(PipelineError) {
        let story = try MarkdownStory(text, file: file)
        (author, theme, language) = (story.details.author, story.details.theme, story.language)
        notices = story.notices
        if !story.cast.isEmpty {
            let names = story.cast.prefix(5).map { $0.facts.name.quoted() }.joined(separator: ", ")
            let more = story.cast.count > 5 ? ", …" : ""
            notices.append(
                Diagnostic(
                    "\(file):1",
                    "left out: “cast” of the front matter (\(names)\(more)); add it to the pipeline or to the stories"))
        }
        let sections = MarkdownSections(
            text.lines.dropFirst(story.frontMatterLines), firstLine: story.frontMatterLines + 1)
        blocks = sections.blocks
        definitions = sections.definitions
        // A title in front matter is that of the whole file.
        if story.frontMatterLines > 0, story.titleLine == 1 { title = story.title }
    }

    private static func markdown(ofPlain text: String) -> String {
        ParagraphLines(plain: text.lines).text.lines
            .map { MarkdownText.protected(MarkdownText.escaped(String($0))) }
            .joined(separator: "\\\n")
    }
}
