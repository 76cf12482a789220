package import Domain
import Platform
package import SystemPackage

/// The stories in a file, each to become a Markdown file of its own.
package struct StoryImport: Sendable {
    /// The headings at which stories begin.
    package enum Split: String, CaseIterable, Encodable, Sendable {
        case h1, h2, none

        /// The level of the headings; 0 for none.
        fileprivate var level: Int {
            switch self {
            case .h1: 1
            case .h2: 2
            case .none: 0
            }
        }
    }

    package struct Story: Sendable {
        package var title: String
        package var words: Int
        /// The line or paragraph at which it begins, counted from 1.
        package var place: Int
        /// The content of its file.
        package var text: String
    }

    package let path: FilePath
    /// Of the document; nil if it has none.
    package private(set) var title: String?
    package private(set) var author: String?
    /// A tag that collections can have; nil if the document names none.
    package private(set) var language: String?
    package private(set) var split: Split
    package private(set) var stories: [Story] = []
    /// What is left out.
    package private(set) var notices: [Diagnostic]
    /// Whether places are lines; else they are paragraphs.
    package let hasLines: Bool

    /// Without `split`, the headings decide. Throws a `PipelineError` for a file that is no story.
    package init(of path: FilePath, split: Split?, reader: StoryFileReader) async throws {
        let source = try await reader.importSource(at: path)
        self.path = path
        title = source.title
        author = source.author
        notices = source.notices
        if let tag = source.language {
            if LanguageTag(wellFormed: tag) != nil, tag.count > 1 {
                language = tag
            } else {
                notices.append(
                    Diagnostic(
                        path.string,
                        "left out: the language \(tag.quoted()), which is no language tag; give the collection one, such as "
                            + "“language: de”"))
            }
        }
        hasLines = source.hasLines
        self.split = split ?? Self.split(of: source)
        try divide(source)
        guard !stories.isEmpty else {
            throw PipelineError([Diagnostic(path.string, "has no text")])
        }
    }

    /// Numbered headings are chapters of one story. If the text begins with its only heading of level 1, that is the
    /// title of a collection.
    static func split(of source: ImportSource) -> Split {
        func headings(_ level: Int) -> [String] {
            source.blocks.filter { $0.headingLevel == level }.map(\.text)
        }
        func areChapters(_ headings: [String]) -> Bool {
            headings.count { ChapterNumber(of: $0) != nil } * 2 > headings.count
        }
        let (first, second) = (headings(1), headings(2))
        if first.count > 1 { return areChapters(first) ? .none : .h1 }
        if first.count == 1, source.blocks.first?.headingLevel != 1 { return .none }
        return second.count > 1 && !areChapters(second) ? .h2 : .none
    }

    /// A notice that a file that is read as one story seems to have several.
    static func notices(of source: ImportSource, at path: FilePath) -> [Diagnostic] {
        let level = split(of: source).level
        guard level > 0 else { return [] }
        let count = source.blocks.count { $0.headingLevel == level }
        let command = "nightpress import \(ShellWord.quoted(path.string)) --output stories"
        return [
            Diagnostic(
                path.string,
                "is read as one story; “\(command)” makes a story of the text below each of its \(count) headings")
        ]
    }

    private mutating func divide(_ source: ImportSource) throws {
        let level = split.level
        var blocks = source.blocks[...]
        // A heading above all stories is the title of the collection; that of a single story is its title.
        let isTop = blocks.first.map { top in
            level > 0
                ? top.headingLevel < level : blocks.dropFirst().allSatisfy { $0.headingLevel != top.headingLevel }
        }
        if let top = blocks.first, top.headingLevel > 0, isTop == true {
            let heading = MarkdownStory.shownText(of: top.text)
            if let title, title != heading {
                notices.append(
                    Diagnostic(
                        path.string, "left out: the title \(title.quoted()); the first heading is \(heading.quoted())"))
            }
            title = heading
            blocks = blocks.dropFirst()
        }
        var empty: [String] = []
        for part in Self.parts(of: blocks, at: level) {
            var content = part
            var title: String?
            if let heading = part.first, heading.headingLevel > 0, heading.headingLevel <= level {
                title = MarkdownStory.shownText(of: heading.text)
                content = part.dropFirst()
            }
            let story = try story(
                title ?? self.title ?? StoryFileReader.title(fromFileName: path.stem ?? "story"), content,
                place: part.first?.place ?? 1, level, source)
            if story.words > 0 { stories.append(story) } else { empty.append(story.title) }
        }
        if !empty.isEmpty {
            let names = empty.prefix(5).map { $0.quoted() }.joined(separator: ", ") + (empty.count > 5 ? ", …" : "")
            notices.append(
                Diagnostic(
                    path.string,
                    "left out: \(Counted(empty.count, "heading", "headings")) without text (\(names))"))
        }
    }

    /// Each part but the first begins with a heading of this level or above.
    private static func parts(of blocks: ArraySlice<ImportSource.Block>, at level: Int) -> [ArraySlice<
        ImportSource.Block
    >] {
        var parts: [ArraySlice<ImportSource.Block>] = []
        var start = blocks.startIndex
        for index in blocks.indices where index > start {
            if blocks[index].headingLevel > 0, blocks[index].headingLevel <= level {
                parts.append(blocks[start..<index])
                start = index
            }
        }
        if start < blocks.endIndex { parts.append(blocks[start...]) }
        return parts
    }

    private mutating func story(
        _ title: String, _ content: ArraySlice<ImportSource.Block>, place: Int, _ level: Int, _ source: ImportSource
    ) throws -> Story {
        let whole = title
        let title = String(whole.prefix(StoryFileReader.titleLimit))
        if title != whole {
            notices.append(
                Diagnostic(
                    hasLines ? "\(path):\(place)" : path.string,
                    "the title \(whole.quoted()) is cut to \(StoryFileReader.titleLimit) characters"))
        }
        var paragraphs = ["# " + MarkdownText.protected(MarkdownText.escaped(title))]
        for block in content {
            // Headings in a story are below its title.
            let inner = max(2, block.headingLevel - max(level, 1) + 1)
            paragraphs.append(
                block.headingLevel > 0 ? MarkdownText.heading(block.text, level: inner) : block.text)
        }
        paragraphs += source.definitions.isEmpty ? [] : [source.definitions.joined(separator: "\n")]
        let keys = [("author", author), ("theme", source.theme?.rawValue), ("language", language)]
        let text = StoryMarkdown.text(
            keys: keys.compactMap { key, value in value.map { (name: key, value: $0) } }, paragraphs: paragraphs)
        let body = try MarkdownStory(text, file: path.string).body
        return Story(title: title, words: body.split(whereSeparator: \.isWhitespace).count, place: place, text: text)
    }
}
