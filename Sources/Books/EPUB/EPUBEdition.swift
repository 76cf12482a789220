import Media

/// A book set in one of the ways that an EPUB can be.
protocol EPUBEdition: Sendable {
    /// What the package and the navigation tell of it.
    var publication: EPUBPublication { get }

    /// The style sheet.
    var style: String { get }

    init(_ book: Book) throws(BookError)

    /// An index into the publication's documents.
    func markup(ofDocumentAt index: Int) -> Markup
}
