import Domain
import Foundation

/// A story in Twee 3, as Twine and Tweego write it. Passages are read as prose: code of story formats is an error,
/// because what it shows depends on earlier choices.
///
/// Specification: https://github.com/iftechfoundation/twine-specs/blob/master/twee-3-specification.md
struct TweeStory {
    private(set) var title: String?
    private(set) var author: String?
    /// In the order of the file, the start first.
    private(set) var passages: [PassageDraft] = []
    private(set) var leftOut = LeftOut()
    private(set) var problems: [Diagnostic] = []
    /// Whether its start and all its links are known. Code of a story format may have links.
    private(set) var isFollowed = true

    /// Passages that Twine and its story formats use for other things than text.
    private static let otherNames: Set<String> = [
        "StoryData", "StoryTitle", "StoryAuthor", "StoryBanner", "StoryCaption", "StoryDisplayTitle", "StoryInit",
        "StoryInterface", "StoryMenu", "StoryShare", "StorySubtitle", "StorySettings", "StoryIncludes", "PassageDone",
        "PassageFooter", "PassageHeader", "PassageReady", "UserScript", "UserStylesheet",
    ]
    /// Passages whose content becomes details of the story.
    private static let detailNames: Set<String> = ["StoryData", "StoryTitle", "StoryAuthor"]
    private static let otherTags: Set<String> = [
        "script", "stylesheet", "annotation", "startup", "header", "footer", "widget", "init", "Twine.private",
    ]

    private struct StoryData: Decodable {
        var start: String?
    }

    private struct Section {
        var name: String
        var tags: [String]
        var line: Int
        var lines: [Substring] = []
    }

    init(_ text: String, file: String) {
        var sections: [Section] = []
        var isOutside = false
        for (index, line) in withoutComments(text).lines.enumerated() {
            if line.hasPrefix("::") {
                sections.append(Self.section(line.dropFirst(2), line: index + 1))
            } else if !sections.isEmpty {
                sections[sections.count - 1].lines.append(line)
            } else if !line.isBlank, !isOutside {
                isOutside = true
                problems.append(
                    Diagnostic("\(file):\(index + 1)", "is not in a passage; begin one with “:: ” and its name"))
            }
        }
        guard !sections.isEmpty else {
            if !isOutside {
                problems.append(Diagnostic(file, "has no passages; each begins with “:: ” and its name"))
            }
            return
        }
        let content = { (name: String) in
            sections.first { $0.name == name }.map { $0.lines.joined(separator: "\n").whiteSpaceFolded }
        }
        title = content("StoryTitle").flatMap { $0.isEmpty ? nil : $0 }
        author = content("StoryAuthor").flatMap { $0.isEmpty ? nil : $0 }
        let syntax = TweeSyntax()
        var code: [(line: Int, code: String)] = []
        for section in sections {
            if !Self.otherNames.contains(section.name) && Self.otherTags.isDisjoint(with: section.tags) {
                append(section, syntax, &code)
            } else if !Self.detailNames.contains(section.name) {
                leftOut.add(.passage, line: section.line)
            }
        }
        if let first = code.first {
            isFollowed = false
            let others = code.count - 1
            let more =
                others == 0 ? "" : ", and \(others == 1 ? "1 other line has" : "\(others) other lines have") code, too"
            problems.append(
                Diagnostic(
                    "\(file):\(first.line)",
                    "has code of a story format, \(first.code.quoted(upTo: 40))\(more); Nightpress reads text and links only: write the text that is shown"
                ))
        }
        moveStartToFront(data: sections.first { $0.name == "StoryData" }, file: file)
    }

    private mutating func moveStartToFront(data: Section?, file: String) {
        var named: String?
        if let data {
            do {
                named = try JSONDecoder().decode(StoryData.self, from: Data(data.lines.joined(separator: "\n").utf8))
                    .start
            } catch {
                isFollowed = false
                problems.append(
                    Diagnostic(
                        "\(file):\(data.line)",
                        "“StoryData” is not JSON that can be read; export the story again, or remove this passage and name the first passage “Start”"
                    ))
                return
            }
        }
        let start = named?.whiteSpaceFolded ?? "Start"
        guard let index = passages.firstIndex(where: { $0.name == start }) else {
            isFollowed = false
            problems.append(
                Diagnostic(
                    file,
                    named == nil
                        ? "has no passage “Start”; name the first passage so, or name it in “StoryData” as “start”"
                        : "“StoryData” says that the story starts with \(start.quoted()), which is no passage"))
            return
        }
        passages.insert(passages.remove(at: index), at: 0)
    }

    /// The text without comments of HTML and SugarCube, with the same number of lines. Marks are looked for in bytes:
    /// a search for characters takes quadratic time where these are clusters of many scalars.
    private mutating func withoutComments(_ text: String) -> String {
        var text = text
        for (open, close) in [("<!--", "-->"), ("/*", "*/"), ("/%", "%/")] {
            var shown = ""
            var rest = text[...]
            var line = 1
            while let first = rest.utf8.firstRange(of: open.utf8),
                let last = rest[first.upperBound...].utf8.firstRange(of: close.utf8)
            {
                let (before, comment) = (rest[..<first.lowerBound], rest[first.lowerBound..<last.upperBound])
                line += before.count(where: \.isNewline)
                leftOut.add(.comment, line: line)
                let breaks = comment.filter(\.isNewline)
                line += breaks.count
                shown += before + breaks
                rest = rest[last.upperBound...]
            }
            text = shown + rest
        }
        return text
    }

    /// `:: Name [tags] {"position":"1,2"}`. A backslash before a bracket or brace makes it a part of the name.
    private static func section(_ header: Substring, line: Int) -> Section {
        var name = ""
        var rest = header
        while let character = rest.popFirst() {
            if character == "\\" {
                if let next = rest.popFirst() { name.append(next) }
            } else if character == "[" || character == "{" {
                rest = character == "[" ? rest : ""
                break
            } else {
                name.append(character)
            }
        }
        let tags = rest.prefix { $0 != "]" }.split(whereSeparator: \.isWhitespace).map(String.init)
        return Section(name: name.whiteSpaceFolded, tags: tags, line: line)
    }

    private mutating func append(
        _ section: Section, _ syntax: TweeSyntax, _ code: inout [(line: Int, code: String)]
    ) {
        var draft = PassageDraft(name: section.name, line: section.line)
        var markdown: [Substring] = []
        for (index, line) in section.lines.enumerated() {
            let number = section.line + 1 + index
            let reader = TweeLine(line, syntax)
            if let found = syntax.code(in: reader.unlinked) { code.append((number, found)) }
            for _ in 0..<reader.images { leftOut.add(.image, line: number) }
            for _ in 0..<reader.setters { leftOut.add(.raw, line: number) }
            draft.links += reader.links.map { PassageDraft.Link(text: $0.text, target: $0.target, line: number) }
            if reader.hasConnectives { leftOut.add(.connective, line: number) }
            if reader.isOnlyLinks { draft.linkLines.append(reader.links.map(\.text).joined(separator: "\n")) }
            // Twine shows each line of a passage as a line of its own.
            markdown += [reader.isOnlyLinks ? "" : reader.text[...], ""]
        }
        let reader = MarkdownReader(markdown)
        draft.blocks = reader.blocks.map { ($0.text, $0.isHeading) }
        leftOut.add(reader.leftOut) { section.line + ($0 + 1) / 2 }
        passages.append(draft)
    }
}

/// A line of a passage: its text, in which links are replaced by their words, and its links.
struct TweeLine {
    private(set) var text = ""
    private(set) var links: [(text: String, target: String)] = []
    /// The text outside of its links, and the words of these.
    private(set) var unlinked = ""
    /// Whether it has links, and besides them only marks of lists and words between links.
    private(set) var isOnlyLinks = false
    /// Whether it has words between links and no other text, so that they are left out.
    private(set) var hasConnectives = false
    /// Pictures of SugarCube, which are not shown.
    private(set) var images = 0
    /// Links of SugarCube that also set variables.
    private(set) var setters = 0

    init(_ line: Substring, _ syntax: TweeSyntax) {
        var rest = line
        var between = ""
        while let open = syntax.opening(in: rest),
            let close = rest[open.range.upperBound...].utf8.firstRange(of: "]]".utf8)
        {
            let content = rest[open.range.upperBound..<close.lowerBound]
            let before = rest[..<open.range.lowerBound]
            rest = rest[close.upperBound...]
            between += before
            text += before
            var parts = Self.parts(of: content)
            var alternative: Substring?
            if open.isPicture {
                images += 1
                let picture = parts.removeFirst()
                alternative = picture.utf8.lastIndex(of: UInt8(ascii: "|")).map { picture[..<$0] }
            }
            guard let first = parts.first else { continue }
            setters += parts.count > 1 ? 1 : 0
            let link = Self.link(first)
            let words = alternative?.whiteSpaceFolded ?? ""
            let shown = words.isEmpty ? link.text : words
            text += shown
            if link.target.contains("://") || link.target.hasPrefix("mailto:") {
                // An address outside the story is no choice; its words are text.
                between += shown
            } else {
                links.append((shown, link.target))
            }
        }
        between += rest
        text += rest
        isOnlyLinks = !links.isEmpty && between.isBetweenChoices
        hasConnectives = isOnlyLinks && between.hasWords
        unlinked = between + links.map { " " + $0.text }.joined()
        // Bold and italic text of Harlowe and SugarCube. Markdown reads the other marks.
        guard !text.utf8.contains("://".utf8) else { return }
        for mark in ["''", "//"] where text.utf8.contains(mark.utf8) {
            text = String(decoding: Array(text.utf8).replacing(mark.utf8, with: []), as: UTF8.self)
        }
    }

    /// What is between `][`.
    private static func parts(of content: Substring) -> [Substring] {
        var parts: [Substring] = []
        var rest = content
        while let mark = rest.utf8.firstRange(of: "][".utf8) {
            parts.append(rest[..<mark.lowerBound])
            rest = rest[mark.upperBound...]
        }
        return parts + [rest]
    }

    /// `text|target`, `text->target`, `target<-text` or `target`.
    private static func link(_ content: Substring) -> (text: String, target: String) {
        let parts: (Substring, Substring)
        if let arrow = content.utf8.ranges(of: "->".utf8).last {
            parts = (content[..<arrow.lowerBound], content[arrow.upperBound...])
        } else if let arrow = content.utf8.firstRange(of: "<-".utf8) {
            parts = (content[arrow.upperBound...], content[..<arrow.lowerBound])
        } else if let bar = content.utf8.lastIndex(of: UInt8(ascii: "|")) {
            parts = (content[..<bar], content[content.utf8.index(after: bar)...])
        } else {
            parts = (content, content)
        }
        let (text, target) = (parts.0.whiteSpaceFolded, parts.1.whiteSpaceFolded)
        return (text.isEmpty ? target : text, target)
    }
}

/// Finds links, and the code of SugarCube, Harlowe, Snowman and Chapbook: macros, variables and scripts.
///
/// It is made once, because regular expressions are compiled when they are first used.
struct TweeSyntax {
    /// `[[` before a link, `[img[` before the picture of one.
    private let opening = /\[(?:([<>]?img)\[|\[)/
    /// Each with the character that it contains.
    private let code: [(mark: UInt8, pattern: Regex<Substring>)]

    init() {
        let harlowe =
            /\((?:set|put|move|if|unless|else-if|else|for|loop|print|display|link[a-z-]*|go-?to|live|stop|either|random|cond|text-[a-z]+|click[a-z-]*|mouse[a-z-]*|enchant|css|transition|t8n|background|colou?r|align|font|dialog|alert|prompt|confirm|history|visited|event|after[a-z-]*|show|hide|rerun|replace|append|prepend|dm|ds|array|num|str):[^)]*\)?/
        let chapbook =
            /^\s*\[(?:(?:if|ifalways|ifnever|unless|after|align|append|note to myself) [^\[\]]+|else|cont(?:'d|inue|inued)?|append|css|javascript|js|note|n\.b\.|todo|fixme)\]\s*$/
            .ignoresCase()
        code = [
            (UInt8(ascii: "<"), /<<.*?(?:>>|$)/), (UInt8(ascii: "<"), /<%.*?(?:%>|$)/), (UInt8(ascii: "("), harlowe),
            (UInt8(ascii: "$"), /\$[A-Za-z_]\w*/), (UInt8(ascii: "{"), /\{[a-z][^{}]*\}/),
            (UInt8(ascii: "["), chapbook), (UInt8(ascii: "<"), /<\/?(?:script|style)\b[^>]*>?/),
        ]
    }

    /// The first brackets that open a link, and whether they are those of a picture.
    func opening(in text: Substring) -> (range: Range<Substring.Index>, isPicture: Bool)? {
        guard text.utf8.contains(UInt8(ascii: "[")) else { return nil }
        return text.firstMatch(of: opening).map { ($0.range, $0.output.1 != nil) }
    }

    /// The first piece of code; nil if there is none.
    func code(in text: String) -> String? {
        code.lazy.filter { text.utf8.contains($0.mark) }
            .compactMap { text.firstMatch(of: $0.pattern).map { String($0.output) } }.first
    }
}
