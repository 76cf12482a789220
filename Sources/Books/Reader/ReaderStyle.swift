import CEmbedded
import Domain
import Platform
import Typesetting

/// The style sheet: first the type sizes, theme colors and picture proportions of this book, then the part that is the
/// same in every reader.
struct ReaderStyle: Sendable {
    static let path = "reader.css"

    private let scale: TypeScale
    private let shapes: [PictureShape]
    private let fonts: BookFonts
    private let hasHeadings: Bool
    private let hasComic: Bool
    private let hasChoices: Bool

    init(_ publication: ReaderPublication) {
        let book = publication.book
        fonts = publication.fonts
        hasComic = book.hasComic
        hasChoices = book.hasChoices
        hasHeadings = book.stories.contains { $0.pages.contains { PageText($0).heading != nil } }
        scale = TypeScale(audience: book.audience, language: publication.language)
        let pictures = book.stories.lazy.flatMap(\.pages).flatMap { $0.pictures.prefix(1) }
        shapes = Set(pictures.map { PictureShape($0.shownSize) }).sorted()
    }

    var css: String {
        """
        \(fonts.rules)
        :root {
            --type-in-the-hand: \(Self.rem(scale.largest * 42)); --type-on-the-table: \(Self.rem(scale.largest * 58));
            --leading: \(scale.lineHeight.percentAsRatio);
        }
        \(Self.colors(below: "", Palette.light))
        @media screen and (prefers-color-scheme: dark) {
        \(Self.colors(below: ":root:not([data-appearance=\"light\"]) ", Palette.dark))
        }
        @media screen {
        \(Self.colors(below: ":root[data-appearance=\"dark\"] ", Palette.dark))
        }
        \(shapes.map(\.rule).joined(separator: "\n"))
        body { \(fonts.style(.reading)) }
        .names, .about h1, .about h2 { \(fonts.style(.title)) }
        .panel figcaption { \(fonts.style(.lettering)) }
        \(String(decoding: embedded_reader_css.contents, as: UTF8.self))\(headings)\(comics)\(choices)
        """
    }

    /// Rules for the headings of chapters, if there are any.
    private var headings: String {
        guard hasHeadings else { return "" }
        return """

            .text h3 { margin: 0; font-size: inherit; color: var(--accent); \(fonts.style(.title)) }
            .text h3 + :is(h3, p) { margin-top: 0.5em; }
            .chapters a { padding-inline-start: 1.5rem; }
            """
    }

    /// Rules for the panels of comics, if there are any.
    private var comics: String {
        guard hasComic else { return "" }
        return """
            \(BookPanel.style(hasColors: true)).panel.wide { width: 100%; }

            """
    }

    /// Rules for choices, if there are any.
    private var choices: String {
        guard hasChoices else { return "" }
        return """
            .choices { list-style: none; margin: 1em 0 0; padding: 0; display: grid; gap: 0.5em; }
            .comic .choices { width: 100%; max-width: var(--measure); margin: 0 auto; padding: 0 var(--side) 1.25rem; }
            .choices a {
                display: block; min-height: 2.75rem; padding: 0.4em 0.8em; border: 2px solid; border-radius: 0.5em;
                color: var(--accent); text-decoration: none;
            }
            .choices a:is(:hover, :focus-visible) { background: var(--accent); color: var(--paper); outline-offset: 0.1rem; }

            """
    }

    private static func colors(below ancestor: String, _ palette: (Theme) -> Palette) -> String {
        Theme.allCases.map { theme in
            let colors = palette(theme)
            return """
                \(ancestor)[data-theme="\(theme.rawValue)"] \
                { --paper: \(colors.paper); --ink: \(colors.ink); --accent: \(colors.accent); }
                """
        }.joined(separator: "\n")
    }

    /// Converts hundredths of pixels to the unit that follows the type size that a user has set for all pages.
    private static func rem(_ hundredthsOfPixels: Int) -> String { "\((hundredthsOfPixels / 16).percentAsRatio)rem" }
}
