import Domain

/// How the pictures of a book were made, in plain sentences.
struct PictureOrigins: Sendable {
    let sentences: [String]

    /// Counts the places in the book that show a picture of each origin.
    init(of book: Book, in language: LanguageTag) {
        let (pictures, words) = (book.pictures, PictureOriginWords(for: language))
        sentences = [Provenance.model, .stub, .placeholder].compactMap { provenance in
            let count = pictures.count { $0.provenance == provenance }
            return count == 0 ? nil : words.sentence(provenance, count: count == pictures.count ? nil : count)
        }
    }
}
