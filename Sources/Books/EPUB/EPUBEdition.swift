import Media

/// A book in one of the layouts of an EPUB.
protocol EPUBEdition {
    /// What the package and the navigation say about it.
    var publication: EPUBPublication { get }

    /// The style sheet.
    var style: String { get }

    init(_ book: Book, _ setter: TextSetter) throws(BookError)

    /// `index` is an index into the publication's documents.
    func markup(ofDocumentAt index: Int) -> Markup
}
