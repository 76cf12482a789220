import Media

/// How the pages of an edition are made.
enum EPUBRendition: Hashable, Sendable {
    /// The same pages for all screens. Tall pages are shown two side by side.
    case fixed(hasTallPages: Bool)
    /// Reflowable, without pages of its own. It marks the pages of the edition with that identifier.
    case reflowable(pagesOf: String)

    var markup: [Markup] {
        switch self {
        case .fixed(let hasTallPages):
            [
                """
                <meta property="rendition:layout">pre-paginated</meta>
                <meta property="rendition:orientation">auto</meta>
                <meta property="rendition:spread">\(hasTallPages ? "landscape" : "none")</meta>
                <meta property="pageBreakSource">none</meta>
                """
            ]
        case .reflowable(let edition):
            [
                """
                <meta property="rendition:layout">reflowable</meta>
                <meta property="pageBreakSource">urn:uuid:\(edition)</meta>
                """
            ]
        }
    }
}
