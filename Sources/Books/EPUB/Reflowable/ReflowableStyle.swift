import Typesetting

/// The style sheet of reflowable text.
///
/// It sets no color but declares that it suits light and dark mode. The reading system and its user choose colors, and
/// may replace typeface and size.
struct ReflowableStyle: Sendable {
    /// Type size in pixels that equals the reader's own size. The smallest scale begins with it.
    private static let ownSize = 40

    private let typeScale: TypeScale
    private let fonts: BookFonts
    private let hasComic: Bool
    private let hasChoices: Bool

    init(_ typeScale: TypeScale, _ fonts: BookFonts, for book: Book) {
        hasComic = book.hasComic
        hasChoices = book.hasChoices
        self.typeScale = typeScale
        self.fonts = fonts
    }

    var css: String {
        """
        \(fonts.rules)
        :root { color-scheme: light dark; }
        body {
            \(fonts.style(.reading))
            margin: 0 5%; font-size: \(typeScale.largest * 100 / Self.ownSize)%;
            line-height: \(typeScale.lineHeight.percentAsRatio);
            overflow-wrap: break-word; -webkit-hyphens: none; hyphens: none;
        }
        main { max-width: 34em; margin: 0 auto; }
        h1, h2, .series, .collection, .subtitle, .author { \(fonts.style(.title)) }
        figcaption { \(fonts.style(.lettering)) }
        h1, h2 { line-height: \(TitleSetting.titleLineHeight); break-after: avoid; page-break-after: avoid; }
        h1 { margin: 1.2em 0 0.6em; font-size: 1.6em; }
        h2 { margin: 1.2em 0 0.6em; font-size: 1.2em; }
        p { margin: 0 0 \(BookLayout.paragraphGap.percentAsRatio)em; orphans: 2; widows: 2; text-wrap: pretty; }
        \(EPUBNavigation.style)
        hr { height: 0; margin: 0; border: 0; }
        img { max-width: 100%; max-height: 70vh; border-radius: 0.3em; }
        .picture, figure { margin: 1em 0; break-inside: avoid; page-break-inside: avoid; }
        .picture { text-align: center; break-after: avoid; page-break-after: avoid; }
        figure img { display: block; margin: 0 auto 0.4em; }
        figcaption { width: fit-content; max-width: 100%; margin: 0 auto; }
        .cover, .story h1, .story .author { text-align: center; }
        .collection, .author { line-height: \(TitleSetting.titleLineHeight); }
        .collection { margin-top: 1.2em; }
        cite { font-style: normal; }
        .facts { font-size: 0.75em; }\
        \(hasChoices ? "\n.passage { break-before: page; page-break-before: always; }" : "")\
        \(hasComic ? BookPanel.style(hasColors: false) : "\n")
        """
    }
}
