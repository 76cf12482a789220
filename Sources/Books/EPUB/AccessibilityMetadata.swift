import Media

/// The accessibility metadata of the package (EPUB Accessibility 1.1): only what follows from the book itself.
///
/// It does not claim conformance, which requires an evaluation by a person. It claims that the text alone is sufficient
/// only if every picture has a text alternative.
struct AccessibilityMetadata: Sendable {
    private enum Share {
        case none
        case some
        case all

        init(of count: Int, among all: Int) {
            self = count == 0 ? .none : count < all ? .some : .all
        }
    }

    private let pagesWithWords: Share
    private let describedPictures: Share
    private let hasPictures: Bool
    private let flows: Bool

    init(of book: Book, _ rendition: EPUBRendition) {
        let pages = book.stories.flatMap(\.pages)
        let pictures = book.pictures
        pagesWithWords = Share(of: pages.count { !XMLText.isBlank($0.text) }, among: pages.count)
        describedPictures = Share(of: pictures.count { !XMLText.isBlank($0.alt) }, among: pictures.count)
        hasPictures = !pictures.isEmpty
        flows =
            switch rendition {
            case .fixed: false
            case .reflowable: true
            }
    }

    var markup: [Markup] {
        // A book without words and pictures still has its titles.
        let modes =
            (hasPictures ? ["visual"] : []) + (pagesWithWords != .none || !hasPictures ? ["textual"] : [])
        let sufficient = [modes.joined(separator: ",")] + (describedPictures == .all ? ["textual"] : [])
        let features =
            ["tableOfContents", "readingOrder", "pageNavigation", "pageBreakMarkers"]
            + (describedPictures == .all ? ["alternativeText"] : []) + (flows ? ["displayTransformability"] : [])
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
        let layout =
            flows
            ? "Text flows and takes the size, face and colors that the reader chooses."
            : "The pages have a fixed layout, so the text does not reflow."
        let review =
            hasPictures
            ? "Text alternatives were written by a program and have not been reviewed for this statement; the book"
            : "The book"
        return """
            \(words), \(alternatives). \(layout) \(review) has not been evaluated against an accessibility standard.
            """
    }

    private var words: String {
        switch (pagesWithWords, hasPictures) {
        case (.all, _): flows ? "The story text is live text" : "Each page carries its story text as live text"
        case (.some, true): "The story text is live text; some pages tell the story in pictures alone"
        case (.some, false): "The story text is live text; some pages have none"
        case (.none, true): "The story is told in pictures alone"
        case (.none, false): "The pages have no text"
        }
    }

    private var alternatives: String {
        guard hasPictures else { return "and there are no pictures" }
        return describedPictures == .all
            ? "and each picture has a text alternative" : "but not every picture has a text alternative"
    }

    private static func property(_ name: String, _ value: String) -> Markup {
        """
        <meta property="schema:\(name)">\(value)</meta>
        """
    }
}
