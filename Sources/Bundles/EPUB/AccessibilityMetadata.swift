package import MarkupText

/// What the package says of access to the book (EPUB Accessibility 1.1): only what follows from the book itself.
///
/// Nothing is said of conformance, which takes a person's evaluation. That the text alone is enough is claimed only
/// where every picture has a text alternative.
package struct AccessibilityMetadata: Sendable {
    /// Whether every picture of the book has a text alternative.
    package let describesEveryPicture: Bool

    package init(of book: Book) {
        describesEveryPicture = book.stories.lazy.flatMap(\.pages).flatMap(\.pictures).allSatisfy {
            !XMLText.isBlank($0.alt)
        }
    }

    package var markup: [Markup] {
        let features =
            ["tableOfContents", "readingOrder", "pageNavigation", "pageBreakMarkers"]
            + (describesEveryPicture ? ["alternativeText"] : [])
        let sufficient = ["visual,textual"] + (describesEveryPicture ? ["textual"] : [])
        return ["visual", "textual"].map { Self.property("accessMode", $0) }
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
        let alternatives =
            describesEveryPicture
            ? "and a text alternative for each of its pictures"
            : "but not every picture has a text alternative"
        return """
            Each page carries its story text as live text, \(alternatives). The pages have a fixed layout, so the text \
            does not reflow. Text alternatives were written by a program and have not been reviewed for this \
            statement; the book has not been evaluated against an accessibility standard.
            """
    }

    private static func property(_ name: String, _ value: String) -> Markup {
        """
        <meta property="schema:\(name)">\(value)</meta>
        """
    }
}
