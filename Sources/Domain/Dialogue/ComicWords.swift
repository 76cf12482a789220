/// The words of a comic's panels as balloons and narrator boxes, in reading order. Every word of the panels is in one
/// piece, once, in order.
package struct ComicWords: Sendable {
    package struct Panel: Sendable {
        package var words: String
        /// Whether it goes on with the paragraph of the panel before it.
        package var continues: Bool

        package init(_ words: String, continues: Bool = false) {
            self.words = words
            self.continues = continues
        }
    }

    package enum Piece: Hashable, Sendable {
        case heading(String)
        case narration(String)
        /// What a reader can choose at the end of a page: an index into its choices.
        case choice(String, Int)
        /// Quoted speech without its quotation marks. The speaker is an index into the characters; nil if the text does
        /// not say it clearly.
        case speech(String, speaker: Int?)

        package var text: String {
            switch self {
            case .heading(let text), .narration(let text), .choice(let text, _), .speech(let text, _): text
            }
        }
    }

    /// By page and panel.
    package let pages: [[[Piece]]]

    /// A paragraph of the story. It can be in several panels.
    fileprivate struct Paragraph {
        var text: String
        var isHeading: Bool
        /// Its panels in order, and where the text of each ends, in bytes.
        var panels: [(page: Int, panel: Int, end: Int)]

        init(_ text: Substring, isHeading: Bool, page: Int, panel: Int) {
            self.text = String(text)
            self.isHeading = isHeading
            panels = [(page, panel, text.utf8.count)]
        }

        mutating func append(_ words: Substring, page: Int, panel: Int) {
            text += " " + words
            panels.append((page, panel, text.utf8.count))
        }
    }

    /// `headings` says how many paragraphs of each page are headings.
    package init(pages: [[Panel]], headings: [Int], characters: [StoryCharacter]) {
        let paragraphs = Self.paragraphs(pages, headings)
        let texts = Self.quoted(paragraphs)
        var finder = SpeakerFinder(characters, texts.compactMap(\.self))
        var pieces = pages.map { $0.map { _ in [Piece]() } }
        for (paragraph, quoted) in zip(paragraphs, texts) {
            var panels = PanelCursor(paragraph)
            guard let quoted else {
                for (panel, text) in panels.pieces(of: paragraph.text.startIndex..<paragraph.text.endIndex) {
                    pieces[panel.page][panel.panel].append(.heading(text))
                }
                continue
            }
            for (part, speaker) in zip(quoted.parts, finder.speakers(of: quoted)) {
                var found = panels.pieces(of: part.range)
                if part.takesComma, !found.isEmpty { found[found.count - 1].text += "," }
                for (panel, text) in found {
                    pieces[panel.page][panel.panel].append(
                        part.isSpeech ? .speech(text, speaker: speaker) : .narration(text))
                }
            }
        }
        self.pages = pieces.map { $0.map(Self.joined) }
    }

    private static func paragraphs(_ pages: [[Panel]], _ headings: [Int]) -> [Paragraph] {
        var paragraphs: [Paragraph] = []
        for (page, panels) in pages.enumerated() {
            let headingCount = page < headings.count ? headings[page] : 0
            var number = 0
            for (index, panel) in panels.enumerated() {
                var texts = panel.words.split(separator: "\n\n")[...]
                let isHeading = index == 0 && headingCount > 0
                if panel.continues, !isHeading, let last = paragraphs.indices.last, !paragraphs[last].isHeading,
                    let text = texts.popFirst()
                {
                    paragraphs[last].append(text, page: page, panel: index)
                }
                for text in texts {
                    number += 1
                    paragraphs.append(
                        Paragraph(text, isHeading: isHeading && number <= headingCount, page: page, panel: index))
                }
            }
        }
        return paragraphs
    }

    /// Nil for a heading.
    private static func quoted(_ paragraphs: [Paragraph]) -> [QuotedText?] {
        var open: Character?
        return paragraphs.map { paragraph in
            let quoted = paragraph.isHeading ? nil : QuotedText(paragraph.text, open: open)
            open = quoted?.open
            return quoted
        }
    }

    /// Neighbors of the same kind and speaker become one piece. Each keeps its own lines.
    private static func joined(_ pieces: [Piece]) -> [Piece] {
        pieces.reduce(into: []) { joined, piece in
            switch (joined.last, piece) {
            case (.narration(let before)?, .narration(let text)):
                joined[joined.count - 1] = .narration(before + "\n\n" + text)
            case (.speech(let before, let first?)?, .speech(let text, let second)) where first == second:
                joined[joined.count - 1] = .speech(before + "\n\n" + text, speaker: first)
            default: joined.append(piece)
            }
        }
    }
}

/// Divides ranges of a paragraph, in their order, among its panels.
private struct PanelCursor {
    private let text: String
    private var panels: ArraySlice<(page: Int, panel: Int, end: Int)>
    /// Where the text of the first panel that is left ends.
    private var end: String.Index

    init(_ paragraph: ComicWords.Paragraph) {
        text = paragraph.text
        panels = paragraph.panels[...]
        end = text.startIndex
        findEnd()
    }

    private mutating func findEnd() {
        if let panel = panels.first { end = text.utf8.index(text.startIndex, offsetBy: panel.end) }
    }

    mutating func pieces(of range: Range<String.Index>) -> [(panel: (page: Int, panel: Int), text: String)] {
        var start = range.lowerBound
        var pieces: [(panel: (page: Int, panel: Int), text: String)] = []
        while let panel = panels.first {
            let last = min(range.upperBound, end)
            if start < last {
                let words = text[start..<last].trimmed
                if !words.isEmpty { pieces.append(((panel.page, panel.panel), String(words))) }
                start = last
            }
            guard end < range.upperBound else { break }
            panels.removeFirst()
            findEnd()
        }
        return pieces
    }
}

extension Substring {
    /// Without white space at its ends.
    var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
