import Testing

@testable import Books
@testable import Domain

struct BookPartsTests {
    private let samples = SampleBooks()

    private func parts(_ change: (inout Book) -> Void = { _ in }) -> BookParts {
        var book = samples.oneStory
        change(&book)
        return BookParts(of: book)
    }

    @Test func namesAnAuthorWhoIsAlsoTheIllustratorOnce() {
        #expect(parts { $0.details.illustrator = "Mira Lindqvist" }.makerNames.map(\.text) == ["Mira Lindqvist"])
        #expect(
            parts { $0.details.illustrator = "Ole Berg" }.makerNames.map(\.text) == ["Mira Lindqvist", "Ole Berg"])
        #expect(parts { $0.authors = ["Mira", "Ole"] }.makerNames.map(\.text) == ["Mira · Ole"])
        #expect(parts { $0.authors = [] }.makerNames.isEmpty)
    }

    @Test func putsSeriesAndCollectionAboveTheTitle() {
        let names = parts {
            $0.details.series = "Little Lights"
            $0.details.subtitle = "A story"
        }.coverNames
        #expect(names.map(\.rank) == [.series, .collection, .title, .subtitle, .author])
        #expect(names.map(\.text)[1] == "Lanterns in the Forest")
    }

    @Test(arguments: [
        ("2026 Mira", "© 2026 Mira"), ("© 2026 Mira", "© 2026 Mira"), ("Public domain", "Public domain"),
        ("20260 things", "20260 things"),
    ])
    func putsItsSignBeforeACopyrightWithoutOne(copyright: String, line: String) {
        #expect(parts { $0.details.copyright = copyright }.copyrightPage(for: .epub).contains(line))
    }

    @Test func namesFontsInTheBooksLanguage() {
        #expect(parts().copyrightPage(for: .epub).last?.hasPrefix("Fonts: Andika (SIL International)") == true)
        #expect(parts { $0.language = "de" }.copyrightPage(for: .epub).last?.hasPrefix("Schriften: ") == true)
    }
}
