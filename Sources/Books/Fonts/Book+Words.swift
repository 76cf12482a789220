import Domain
import Typesetting

extension Book {
    /// All words that its pages show, by the role of their font.
    var wordsByRole: [Typefaces.Role: Set<String>] {
        let strings = BookStrings(for: LanguageTag(language))
        let parts = BookParts(of: self)
        let matter = [BookMatter.copyright, .dedication, .about].flatMap { parts.texts(of: $0, for: .epub) }
        let colophon = Colophon(of: self, strings)
        let names =
            parts.texts(of: .title, for: .epub) + [collectionTitle ?? "", colophon.title]
            + stories.flatMap { [$0.title, $0.details.author ?? ""] }
        let pages = stories.flatMap(\.pages)
        let choices = pages.flatMap(\.shownChoices).map(\.text)
        let headings = pages.flatMap { PageText($0).paragraphs.prefix($0.headings) }
        return [
            .title: Set(names + headings + choices),
            .reading: Set(pages.lazy.filter { !$0.isLettered }.map(\.text))
                .union(matter + colophon.paragraphs + strings.all + choices + ["0123456789"]),
            .lettering: Set(pages.lazy.filter(\.isLettered).flatMap { [$0.text] + $0.shownChoices.map(\.text) }),
        ]
    }
}
