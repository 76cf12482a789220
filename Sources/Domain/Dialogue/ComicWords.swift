/// The words of a comic's panels as balloons and narrator boxes, in reading order. Every word of the panels is in one
/// piece, once, in order.
package struct ComicWords: Sendable {
    package enum Piece: Hashable, Sendable {
        case heading(String)
        case narration(String)
        /// Quoted speech without its quotation marks. The speaker is an index into the characters; nil if the text does
        /// not say it clearly.
        case speech(String, speaker: Int?)

        package var text: String {
            switch self {
            case .heading(let text), .narration(let text), .speech(let text, _): text
            }
        }
    }

    /// By page and panel.
    package let pages: [[[Piece]]]

    /// A paragraph of a panel.
    private struct Paragraph {
        var page: Int
        var panel: Int
        var isHeading: Bool
        var parts: [QuotedText.Part]
        /// Whether it goes on with a quotation of the paragraph before.
        var continues: Bool
    }

    /// `pages` are the words of each panel; `headings` says how many paragraphs of each page are headings.
    package init(pages: [[String]], headings: [Int], characters: [StoryCharacter]) {
        let paragraphs = Self.paragraphs(pages, headings)
        var finder = SpeakerFinder(characters, paragraphs.filter { !$0.isHeading }.flatMap(\.parts))
        var pieces = pages.map { $0.map { _ in [Piece]() } }
        for paragraph in paragraphs {
            let text = paragraph.parts.map { String($0.text) }
            guard !paragraph.isHeading else {
                pieces[paragraph.page][paragraph.panel] += text.map { .heading($0) }
                continue
            }
            let speakers = finder.speakers(of: paragraph.parts, continues: paragraph.continues)
            for (index, part) in paragraph.parts.enumerated() {
                pieces[paragraph.page][paragraph.panel].append(
                    part.isSpeech ? .speech(text[index], speaker: speakers[index]) : .narration(text[index]))
            }
        }
        self.pages = pieces.map { $0.map(Self.joined) }
    }

    private static func paragraphs(_ pages: [[String]], _ headings: [Int]) -> [Paragraph] {
        var open: Character?
        var paragraphs: [Paragraph] = []
        for (page, panels) in pages.enumerated() {
            var number = 0
            for (panel, words) in panels.enumerated() {
                for text in words.split(separator: "\n\n") {
                    number += 1
                    let isHeading = panel == 0 && number <= (page < headings.count ? headings[page] : 0)
                    guard !isHeading else {
                        let part = QuotedText.Part(text: text[...], isSpeech: false)
                        paragraphs.append(
                            Paragraph(page: page, panel: panel, isHeading: true, parts: [part], continues: false))
                        continue
                    }
                    let quoted = QuotedText(String(text), open: Self.carried(open, into: text))
                    paragraphs.append(
                        Paragraph(
                            page: page, panel: panel, isHeading: false, parts: quoted.parts,
                            continues: Self.carried(open, into: text) != nil || Self.repeats(open, text)))
                    open = quoted.open
                }
            }
        }
        return paragraphs
    }

    /// An open quotation goes on in a text that does not begin with a mark of its own.
    private static func carried(_ open: Character?, into text: Substring) -> Character? {
        guard let open, text.first != open else { return nil }
        return open
    }

    /// A quotation over several paragraphs has its mark before each.
    private static func repeats(_ open: Character?, _ text: Substring) -> Bool {
        open != nil && text.first == open
    }

    /// Neighbours of the same kind and speaker are one piece, each paragraph on lines of its own.
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
