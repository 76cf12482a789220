package import MarkupText

/// What the package says of access to the book (EPUB Accessibility 1.1): only what follows from the book itself.
///
/// Nothing is said of conformance, which takes a person's evaluation. That the text alone is enough is claimed only
/// where every picture has a text alternative.
package struct AccessibilityMetadata: Sendable {
    private let tellsInWords: Bool
    private let describesEveryPicture: Bool
    private let flows: Bool

    package init(of book: Book, _ rendition: EPUBRendition) {
        let pages = book.stories.flatMap(\.pages)
        tellsInWords = !pages.allSatisfy { XMLText.isBlank($0.text) }
        describesEveryPicture = pages.lazy.flatMap(\.pictures).allSatisfy { !XMLText.isBlank($0.alt) }
        flows =
            switch rendition {
            case .fixed: false
            case .reflowable: true
            }
    }

    package var markup: [Markup] {
        let modes = ["visual"] + (tellsInWords ? ["textual"] : [])
        let sufficient = [modes.joined(separator: ",")] + (describesEveryPicture ? ["textual"] : [])
        let features =
            ["tableOfContents", "readingOrder", "pageNavigation", "pageBreakMarkers"]
            + (describesEveryPicture ? ["alternativeText"] : []) + (flows ? ["displayTransformability"] : [])
        return modes.map { Self.property("accessMode", $0) }
            + sufficient.map { Self.property("accessModeSufficient", $0) }
            + features.map { Self.property("accessibilityFeature", $0) }
            + [
                Self.property("accessibilityHazard", "none"),
                """
                <meta property="schema:accessibilitySummary" xml:lang="en">\(summary)</meta>
                """,
            ]
    }

    private var summary: String {
        let words =
            switch (tellsInWords, flows) {
            case (true, true): "The story text is live text"
            case (true, false): "Each page carries its story text as live text"
            case (false, _): "The story is told in pictures alone"
            }
        let alternatives =
            describesEveryPicture
            ? "and each picture has a text alternative" : "but not every picture has a text alternative"
        let layout =
            flows
            ? "Text flows and takes the size, face and colors that the reader chooses."
            : "The pages have a fixed layout, so the text does not reflow."
        return """
            \(words), \(alternatives). \(layout) Text alternatives were written by a program and have not been reviewed \
            for this statement; the book has not been evaluated against an accessibility standard.
            """
    }

    private static func property(_ name: String, _ value: String) -> Markup {
        """
        <meta property="schema:\(name)">\(value)</meta>
        """
    }
}
