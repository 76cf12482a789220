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

    /// Authors and illustrator, each on a line. An author who is also the illustrator is named once.
    var makerNames: [TitleSetting.Name] {
        let illustrator = details.illustrator.flatMap { book.authors.contains($0) ? nil : [$0] }
        return [book.authors, illustrator ?? []].filter { !$0.isEmpty }.map {
            TitleSetting.Name(rank: .author, parts: $0)
        }
    }

    var coverNames: [TitleSetting.Name] {
        [
            details.series.map { TitleSetting.Name(rank: .series, parts: [$0]) },
            book.collectionTitle.flatMap {
                $0 == book.title ? nil : TitleSetting.Name(rank: .collection, parts: [$0])
            },
            TitleSetting.Name(rank: .title, parts: [book.title]),
            details.subtitle.map { TitleSetting.Name(rank: .subtitle, parts: [$0]) },
        ].compactMap(\.self) + makerNames
    }

    /// The names on the title page, without the publisher.
    var titleNames: [TitleSetting.Name] { coverNames.filter { $0.rank != .collection } }

    /// Of the page before a story in a collection.
    func names(of story: BookStory) -> [TitleSetting.Name] {
        [TitleSetting.Name(rank: .title, parts: [story.title])]
            + (story.details.author.map { [TitleSetting.Name(rank: .author, parts: [$0])] } ?? [])
    }

    /// The lines of the copyright page, from the title to the fonts.
    func copyrightPage(for format: ExportFormat) -> [String] {
        let year = UTCTime(secondsSince1970: book.modified).year
        let holder = details.publisher ?? book.authors.first
        let standard = holder.map { "© \(year) \($0)" }
        let isbn = (details.isbn[format.rawValue] ?? details.isbn["all"]).map { "ISBN \($0.text)" }
        let lines: [String?] = [
            book.title, details.subtitle, makerNames.map(\.text).joined(separator: " · "), details.series,
            details.copyright.map(Self.withSign) ?? standard, details.publisher, isbn,
        ]
        let fonts = "\(BookStrings(for: LanguageTag(book.language)).fonts): \(Self.fonts)"
        return lines.compactMap(\.self).filter { !$0.isEmpty } + [fonts]
    }

    /// A copyright that is only year and holder, with its sign.
    private static func withSign(_ copyright: String) -> String {
        copyright.prefixMatch(of: /[0-9]{4}\b/) == nil ? copyright : "© \(copyright)"
    }

    private static let fonts =
        "Andika (SIL International), Quicksand (The Quicksand Project Authors). SIL Open Font License."
}
