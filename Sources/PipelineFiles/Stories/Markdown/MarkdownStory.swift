import Domain

/// Extracts a story's text from Markdown or plain text: paragraphs separated by a blank line, without markup. Verse
/// keeps its lines.
///
/// The words are those that CommonMark shows, in their order. What is left out is in ``notices``. The first heading is
/// the title if no text comes before it. Later headings are paragraphs of the story, see ``headings``.
struct MarkdownStory {
    private(set) var title: String?
    /// The line of the title, counted from 1.
    private(set) var titleLine: Int? = 1
    private(set) var details = StoryDetails()
    var cast: [CastEntry] = []
    /// The language that the front matter names.
    private(set) var language: String?
    /// The number of lines of the front matter.
    private(set) var frontMatterLines = 0
    private(set) var body = ""
    /// Indexes of the paragraphs that are headings. In a story without choices, those below which nothing follows, such
    /// as “The End”, are none.
    var headings: [Int] {
        var headings = marked
        var last = paragraphCount - 1
        while passages.isEmpty, last >= 0, headings.last == last {
            headings.removeLast()
            last -= 1
        }
        return headings
    }
    /// The passages of a story with choices; empty for other stories.
    private(set) var passages: [Passage] = []
    private var marked: [Int] = []
    private var paragraphCount = 0
    /// What the file contains and the story does not, and text that could be taken for something else.
    private(set) var notices: [Diagnostic] = []

    /// The text that one line of Markdown shows.
    static func shownText(of markdown: String) -> String {
        MarkdownReader([Substring(markdown)]).blocks.map(\.text).joined(separator: " ").whiteSpaceFolded
    }

    /// Reads text without markup.
    init(plain text: String) {
        body = text.lines.split(whereSeparator: \.isBlank)
            .map { ParagraphLines(plain: $0).text }
            .filter { !$0.isEmpty }
            .joined(separator: "\n\n")
    }

    /// Reads a book of Project Gutenberg.
    init(_ book: GutenbergText, file: String) {
        for block in book.blocks {
            append(ParagraphLines(plain: block.text.lines[...]).text, isHeading: block.headingLevel > 0)
        }
        title = book.title
        titleLine = book.titleLine
        details.author = book.author
        notices = book.notices(file: file)
    }

    /// Reads a document. In a web page, the first heading is the title, because that of the page also names the site.
    init(_ tree: PandocTree, of kind: DocumentKind, file: String, language: String?) {
        let blocks = MarkdownReader(tree.markdown.lines).blocks
        var paragraphs = blocks[...]
        title = tree.title
        titleLine = nil
        if let first = blocks.first, first.isHeading, title == nil || title == first.text || kind == .webPage {
            title = first.text
            paragraphs = paragraphs.dropFirst()
        }
        details.author = tree.author
        for block in paragraphs { append(block.text, isHeading: block.isHeading) }
        notices = tree.leftOut.notices(file: file)
        // Programs also write the name of a locale, such as “C”.
        if let own = tree.language, let language, own.prefix(while: \.isLetter).count > 1,
            !FrontMatter.isSameLanguage(own, language)
        {
            notices.append(
                Diagnostic(file, "says that its language is \(own.quoted()); its collection is in “\(language)”"))
        }
    }

    /// `language` is the collection's language, if known.
    init(_ text: String, file: String, language: String? = nil) throws(PipelineError) {
        var lines = text.lines
        if let block = FrontMatterLines(lines) {
            let frontMatter = try FrontMatter(block, file: file, language: language)
            notices = frontMatter.notices
            if frontMatter.isText, block.isClosed {
                // CommonMark would take the text above the closing line for a heading.
                lines[block.end] = "***"
            } else if !frontMatter.isText {
                title = frontMatter.title
                details = frontMatter.details
                cast = frontMatter.cast
                self.language = frontMatter.language
                // Empty lines, so that the numbers of lines stay those of the file.
                for index in 0...block.end { lines[index] = "" }
                frontMatterLines = block.end + 1
            }
        }
        let reader = MarkdownReader(lines)
        var paragraphs = reader.blocks[...]
        if let first = paragraphs.first, first.isHeading, title == nil || title == first.text {
            title = first.text
            titleLine = first.line
            paragraphs = paragraphs.dropFirst()
        }
        var leftOut = reader.leftOut
        if LinkedHeadings.haveChoices(reader.blocks) {
            let drafts = LinkedHeadings(paragraphs, title: paragraphs.startIndex > 0 ? title : nil).passages
            try append(PassageGraph(drafts, file: file))
            // The address of a choice is not lost.
            for link in drafts.flatMap(\.links) { leftOut.remove(.address, line: link.line) }
            for line in drafts.flatMap(\.hiddenConnectives) { leftOut.add(.connective, line: line) }
        } else {
            for block in paragraphs { append(block.text, isHeading: block.isHeading) }
        }
        notices += leftOut.notices(file: file)
    }

    /// Reads a story in Twee 3.
    init(twee text: String, file: String) throws(PipelineError) {
        let story = TweeStory(text, file: file)
        title = story.title
        titleLine = nil
        details.author = story.author
        try append(
            PassageGraph(story.passages, file: file, problems: story.problems, isFollowed: story.isFollowed))
        notices = story.leftOut.notices(file: file)
    }

    private mutating func append(_ graph: PassageGraph) throws(PipelineError) {
        for (draft, choices) in graph.passages {
            passages.append(Passage(paragraph: paragraphCount, choices: choices))
            for block in draft.shownBlocks { append(block.text, isHeading: block.isHeading) }
        }
    }

    /// Appends a block, which may have several paragraphs.
    private mutating func append(_ text: String, isHeading: Bool) {
        guard !text.isEmpty else { return }
        if isHeading { marked.append(paragraphCount) }
        paragraphCount += 1 + text.ranges(of: "\n\n").count
        body += body.isEmpty ? text : "\n\n" + text
    }
}
