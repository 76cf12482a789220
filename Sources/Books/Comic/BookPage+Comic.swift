import Domain
import Typesetting

extension BookPage {
    /// Whether its pictures are panels that have their own words and places.
    var isComic: Bool { !pictures.isEmpty && pictures.allSatisfy { $0.panel?.pieces.isEmpty == false } }

    /// Whether its words are in the face of comics.
    var isLettered: Bool { isComic || pictures.count > 1 }

    /// The text of each panel. Panels of older libraries have no words of their own.
    func captions(_ language: LanguageTag) -> [PageText] {
        guard isComic else { return PanelCaptions(text, panels: pictures.count, language: language).texts }
        return pictures.enumerated().map { PageText($1.panel?.words ?? "", headings: $0 == 0 ? headings : 0) }
    }

    /// The height of a page of panels, as a factor of its width, from the shape of its largest picture.
    var comicHeight: Double? {
        guard isComic else { return nil }
        let largest = pictures.max { $0.shownSize.width < $1.shownSize.width }
        guard let largest, let place = largest.panel?.place else { return nil }
        let size = largest.shownSize
        let ratio = Double(size.height * place.width) / Double(size.width * max(1, place.pictureHeight))
        return min(1.5, max(0.6, ratio))
    }
}

extension Book {
    /// The book with the words of its comics as balloons and narrator boxes.
    var lettered: Book {
        var book = self
        for (number, story) in stories.enumerated() where story.pages.contains(where: \.hasPanelWords) {
            let panels = story.pages.map { page in
                page.hasPanelWords
                    ? page.pictures.map {
                        ComicWords.Panel($0.panel?.words ?? "", continues: $0.panel?.continues ?? false)
                    }
                    : [ComicWords.Panel(page.text)]
            }
            let words = ComicWords(pages: panels, headings: story.pages.map(\.headings), characters: story.cast)
            for (index, page) in story.pages.enumerated() where page.hasPanelWords {
                for picture in page.pictures.indices {
                    let pieces = words.pages[index][picture]
                    book.stories[number].pages[index].pictures[picture].panel?.pieces =
                        pieces.isEmpty ? [.narration("")] : pieces
                }
                let choices = page.shownChoices.enumerated().map { ComicWords.Piece.choice($1.text, $0) }
                book.stories[number].pages[index].pictures[page.pictures.count - 1].panel?.pieces += choices
            }
        }
        return book
    }

    /// The usual height of its pages of panels, as a factor of their width; nil if it has none.
    var comicHeight: Double? {
        let heights = stories.flatMap(\.pages).compactMap(\.comicHeight).sorted()
        return heights.isEmpty ? nil : heights[heights.count / 2]
    }
}

extension BookPage {
    /// Whether its pictures have all its words. A page whose panels lack one keeps its text in one piece.
    fileprivate var hasPanelWords: Bool {
        let words = pictures.compactMap(\.panel?.words)
        guard !words.isEmpty, words.count == pictures.count else { return false }
        return words.joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }
    }
}

extension BookPanel {
    /// Changes every text.
    mutating func setWords(_ change: (String) -> String) {
        words = change(words)
        pieces = pieces.map { piece in
            switch piece {
            case .heading(let text): .heading(change(text))
            case .narration(let text): .narration(change(text))
            case .choice(let text, let index): .choice(change(text), index)
            case .speech(let text, let speaker): .speech(change(text), speaker: speaker)
            }
        }
    }
}
