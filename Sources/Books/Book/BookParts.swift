import Domain

/// The parts of a book besides its stories, for every format.
struct BookParts: Sendable {
    private let book: Book
    private var details: BookDetails { book.details }

    init(of book: Book) {
        self.book = book
    }

    var title: String { book.title }
    var subtitle: String? { details.subtitle }
    var series: String? { details.series }
    var publisher: String? { details.publisher }
    var dedication: String? { details.dedication }
    var about: String? { details.about }

    /// Authors and illustrator, each on a line.
    var makers: [String] {
        let authors = BookNames(book: book).authorText
        return [authors, details.illustrator ?? ""].filter { !$0.isEmpty }
    }

    /// The lines of the copyright page, from the title to the fonts.
    func copyrightPage(for format: ExportFormat) -> [String] {
        let year = UTCTime(secondsSince1970: book.modified).year
        let holder = details.publisher ?? book.authors.first
        let standard = holder.map { "© \(year) \($0)" }
        let isbn = (details.isbn[format.rawValue] ?? details.isbn["all"]).map { "ISBN \($0.text)" }
        let lines: [String?] = [
            book.title, details.subtitle, makers.joined(separator: " · "), details.series,
            details.copyright ?? standard, details.publisher, isbn,
        ]
        return lines.compactMap(\.self).filter { !$0.isEmpty } + [Self.fonts]
    }

    static let fonts = """
        Set in Andika by SIL International and Quicksand by the Quicksand Project Authors, under the SIL Open Font \
        License.
        """
}
