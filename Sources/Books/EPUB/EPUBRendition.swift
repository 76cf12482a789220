import Media

/// How the pages of an edition come to be.
enum EPUBRendition: Hashable, Sendable {
    /// Set once for all screens, two side by side where they are tall.
    case fixed(hasTallPages: Bool)
    /// Flowing, and so without pages of its own: it marks those of the edition of that identifier.
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
