import Testing

@testable import Books
@testable import Domain

struct FixedEditionTests {
    private let samples = SampleBooks()

    @Test func putsAStorysPagesInOrderBetweenCoverAndColophon() throws {
        let edition = try FixedEdition(samples.oneStory)
        #expect(
            edition.documents.map(\.name) == [
                "cover", "the-lantern-fox-p0001", "the-lantern-fox-p0002", "the-lantern-fox-p0003", "colophon",
            ])
    }

    @Test func opensEveryStoryOfACollectionWithATitlePage() throws {
        let edition = try FixedEdition(samples.collection)
        #expect(
            edition.documents.map(\.name) == [
                "cover", "the-lantern-fox-title", "the-lantern-fox-p0001", "the-lantern-fox-p0002",
                "the-lantern-fox-p0003", "a-boat-for-grandmother-title", "a-boat-for-grandmother-p0001",
                "a-boat-for-grandmother-p0002", "the-quiet-hill-title", "the-quiet-hill-p0001", "colophon",
            ])
    }

    @Test func countsTheCollectionsPagesThrough() throws {
        let numbers = try FixedEdition(samples.collection).documents.compactMap { document in
            if case .page(_, _, let number) = document.content { number } else { nil }
        }
        #expect(numbers == [1, 2, 3, 4, 5, 6])
    }

    @Test func opensEveryStoryOnANewSpread() throws {
        let sides = try FixedEdition(samples.collection).documents.map(\.side)
        #expect(
            sides == [.alone, .left, .right, .left, .right, .left, .right, .left, .left, .right, .left])
    }

    @Test func opensSpreadsOnTheRightWhereReadingRunsLeftwards() throws {
        let sides = try FixedEdition(samples.rightToLeft).documents.map(\.side)
        #expect(sides == [.alone, .right, .left, .right])
    }

    @Test func packsEqualPicturesOnce() throws {
        let pages = samples.pages(["One.", "Two."])
        var again = pages[0]
        again.number = 3
        let edition = try FixedEdition(samples.book(stories: [samples.story(pages: pages + [again])]))
        #expect(edition.publication.pictures.map(\.digest) == pages.map { $0.pictures[0].digest })
    }

    @Test func callsAPictureAPlaceholderWhereItStandsInOnAnyPage() throws {
        let pages = [Provenance.stub, .placeholder, .stub].enumerated().map { index, provenance in
            BookPage(number: index + 1, text: "A hill.", pictures: [samples.picture(1, provenance: provenance)])
        }
        let edition = try FixedEdition(samples.book(stories: [samples.story(pages: pages)]))
        #expect(edition.publication.pictures.map(\.provenance) == [.placeholder])
    }

    @Test func passesOverAStoryWithoutPages() throws {
        let book = samples.book(stories: [
            samples.story(slug: "empty", pages: []), samples.story(pages: samples.pages(["A."])),
        ])
        #expect(
            try FixedEdition(book).publication.documents.dropFirst().dropLast().map(\.name) == [
                "the-lantern-fox-p0001"
            ],
            "the only story that there is to read has no title page of its own")
    }

    @Test func refusesABookWithoutPages() {
        let error = #expect(throws: BookError.self) { try FixedEdition(samples.book(stories: [])) }
        #expect(
            error?.description
                == "cannot make an EPUB of “The Lantern Fox”: it has no pages; "
                + "make its pictures first with “nightpress run”")
    }

    @Test func refusesAPageThatIsThereTwice() {
        let pages = samples.pages(["One."]) + samples.pages(["Two."])
        let error = #expect(throws: BookError.self) {
            try FixedEdition(samples.book(stories: [samples.story(pages: pages)]))
        }
        #expect(
            error?.description
                == "cannot make an EPUB of “The Lantern Fox”: page 1 of the story “the-lantern-fox” is there twice; "
                + "give each page a number of its own")
    }

    @Test func namesWhatHasNoNameByItsSlug() throws {
        let book = samples.book(
            "\u{0}", authors: [" ", "Mira"], collection: "\n",
            stories: [samples.story("\u{200B}", pages: samples.pages(["A."]))])
        let printable = try FixedEdition(book).publication.book
        #expect(printable.title == "the-lantern-fox")
        #expect(printable.stories[0].title == "the-lantern-fox")
        #expect(printable.authors == ["Mira"])
        #expect(printable.collectionTitle == nil)
    }
}
