import Domain
import Media

extension BookPanel {
    /// Its words as a caption in HTML: balloons and narrator boxes in reading order. The name of a speaker is only read
    /// aloud. Choices are below the panels.
    func caption(cast: [StoryCharacter], heading: Markup) -> Markup {
        let words = pieces.filter { $0.text.isVisible }
        guard !words.isEmpty else { return .empty }
        return """
            <figcaption class="words">
            \(lines: words.flatMap { Self.markup(of: $0, cast, heading) })
            </figcaption>

            """
    }

    private static func markup(of piece: ComicWords.Piece, _ cast: [StoryCharacter], _ heading: Markup) -> [Markup] {
        let paragraphs = PageText(piece.text).paragraphs.map { text in
            text.split(separator: "\n").map { line -> Markup in "\(String(line))" }.joined(separator: "<br/>\n")
        }
        switch piece {
        case .heading: return paragraphs.map { "<\(heading)>\($0)</\(heading)>" }
        case .choice: return []
        case .narration: return ["<p class=\"narration\">\(paragraphs.joined(separator: "<br/>\n"))</p>"]
        case .speech(_, let speaker):
            let name = speaker.map { "<span class=\"unseen\">\(cast[$0].name): </span>" as Markup } ?? .empty
            return ["<p class=\"speech\">\(name)\(paragraphs.joined(separator: "<br/>\n"))</p>"]
        }
    }

    /// Rules for captions of balloons and boxes. Without colors, the reading system chooses them.
    static func style(hasColors: Bool) -> String {
        let colors = """

            .words p { color: \(ComicLook.ink); }
            .words .speech { background: #ffffff; }
            .words .narration { background: \(Palette.Color(value: ComicLook.boxColor)); }
            """
        return """

            .words { display: flex; flex-wrap: wrap; gap: 0.3em; align-items: center; }
            .words p, .words p + p { border: 1px solid; margin: 0; padding: 0.1em 0.6em; }
            .words .speech { border-radius: 1em; text-align: center; }
            .words .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }\
            \(hasColors ? colors : "")

            """
    }
}

extension Book {
    var hasComic: Bool { stories.contains { $0.pages.contains(where: \.isComic) } }
}

extension BookPicture {
    /// The caption of a panel: balloons and boxes, or one text.
    func caption(_ text: PageText, cast: [StoryCharacter], heading: Markup) -> Markup {
        guard let panel, !panel.pieces.isEmpty else { return text.caption() }
        return panel.caption(cast: cast, heading: heading)
    }
}
