import Foundation
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media
@testable import Platform

struct ComicInfoTests {
    /// The elements of ComicInfo 2.0, in the order of its schema.
    private static let elements = [
        "Title", "Series", "Number", "Count", "Volume", "AlternateSeries", "AlternateNumber", "AlternateCount",
        "Summary", "Notes", "Year", "Month", "Day", "Writer", "Penciller", "Inker", "Colorist", "Letterer",
        "CoverArtist", "Editor", "Publisher", "Imprint", "Genre", "Web", "PageCount", "LanguageISO", "Format",
        "BlackAndWhite", "Manga", "Characters", "Teams", "Locations", "ScanInformation", "StoryArc", "SeriesGroup",
        "AgeRating", "Pages", "CommunityRating",
    ]
    private static let pageAttributes: Set = [
        "Image", "Type", "DoublePage", "ImageSize", "Key", "Bookmark", "ImageWidth", "ImageHeight",
    ]

    private let folder: TemporaryFolder
    private let samples: SampleBooks

    init() throws {
        folder = try TemporaryFolder()
        samples = try SampleBooks(in: folder)
    }

    private var books: [(name: String, book: Book)] {
        [
            ("story", samples.oneStory), ("collection", samples.collection), ("comic", samples.comic),
            ("right-to-left", samples.rightToLeft), ("hostile", samples.hostile),
        ]
    }

    /// Of small pages, which are drawn quickly.
    private func comic(_ book: Book) async throws -> ComicBook {
        try await ComicBook(
            book, into: folder.path, on: LocalFileSystem(), width: 2, pixelsPerPoint: 0.25)
    }

    private func text(_ book: Book) async throws -> String { ComicInfo(try await comic(book)).markup.source }

    /// The text of an element without child elements; nil if there is none.
    private func value(of element: String, in book: Book) async throws -> String? {
        let text = try await text(book)
        guard let start = text.range(of: "<\(element)>"), let end = text.range(of: "</\(element)>") else { return nil }
        return XMLCheck("<e>\(text[start.upperBound..<end.lowerBound])</e>").text
    }

    private func pages(_ book: Book) async throws -> [[String: String]] {
        XMLCheck(try await text(book)).elements.filter { $0.name == "Page" }.map(\.attributes)
    }

    @Test(arguments: ["collection", "right-to-left"])
    func writesTheSameFile(name: String) async throws {
        let book = try #require(books.first { $0.name == name }?.book)
        let difference = try await Golden("\(name).comicinfo.xml").difference(
            from: text(book).replacing(/ImageSize="\d+"/, with: "ImageSize=\"0\""))
        #expect(difference == nil)
    }

    @Test func writesElementsInTheSchemasOrder() async throws {
        for (name, book) in books {
            let check = XMLCheck(try await text(book))
            #expect(check.flaw == nil, "\(name)")
            let names = check.elements.map(\.name).filter { !["ComicInfo", "Page"].contains($0) }
            #expect(names == Self.elements.filter(names.contains), "\(name)")
            #expect(Set(names).count == names.count, "\(name)")
            #expect(check.elements.first?.name == "ComicInfo")
            for page in try await pages(book) {
                #expect(Self.pageAttributes.isSuperset(of: page.keys), "\(name)")
            }
        }
    }

    @Test func callsTheFirstPictureTheCover() async throws {
        #expect(
            try await pages(samples.collection).map { $0["Type"] }
                == ["FrontCover"] + Array(repeating: "Story", count: 10))
        #expect(try await pages(samples.collection).map { $0["Image"] } == (0...10).map(String.init))
    }

    @Test func setsABookmarkWhereAStoryBegins() async throws {
        #expect(
            try await pages(samples.collection).map { $0["Bookmark"] }
                == [
                    "Cover", "The Lantern Fox", nil, nil, nil, "A Boat for Grandmother", nil, nil, "The Quiet Hill",
                    nil,
                    "About this book",
                ])
    }

    @Test func saysHowLargePicturesAre() async throws {
        let page = try #require(try await pages(samples.oneStory).first)
        #expect(page["ImageWidth"] == "128")
        #expect(page["ImageSize"] == String(try folder.read("p0001.png").count))
    }

    @Test func countsTheCoverAndTheColophonAsPages() async throws {
        #expect(try await pages(samples.comic).count == 5)
        #expect(try await value(of: "PageCount", in: samples.comic) == "5")
        #expect(
            try await pages(samples.comic).compactMap { $0["Bookmark"] }
                == ["Cover", "Juno and the Four Winds", "About this book"])
    }

    @Test func saysTheStoryInTheSummary() async throws {
        #expect(
            try await value(of: "Summary", in: samples.oneStory)
                == SampleBooks.texts.joined(separator: "\n\n"))
        let collection = try #require(try await value(of: "Summary", in: samples.collection))
        #expect(collection.hasPrefix("The Lantern Fox\n\nOn the edge of the forest"))
        #expect(collection.hasSuffix("\n\n\nThe Quiet Hill\n\nA hill."))
    }

    @Test func putsAStoryIntoItsCollectionsSeries() async throws {
        #expect(try await value(of: "Series", in: samples.oneStory) == "Lanterns in the Forest")
        #expect(try await value(of: "Series", in: samples.collection) == nil)
    }

    @Test func namesWritersAndCharacters() async throws {
        #expect(try await value(of: "Writer", in: samples.collection) == "Mira Lindqvist, Ole Brandt")
        #expect(try await value(of: "Writer", in: samples.comic) == nil)
        #expect(try await value(of: "Characters", in: samples.collection) == "Juno")
    }

    /// A comma separates names, so a name must not contain one.
    @Test func keepsANameWithACommaTogether() async throws {
        let book = samples.book(
            authors: ["Brandt, Ole", " , "], stories: [samples.story(author: nil, pages: samples.pages(["A."]))])
        #expect(try await value(of: "Writer", in: book) == "Brandt Ole")
    }

    @Test func namesTheThemesOfItsStories() async throws {
        #expect(try await value(of: "Genre", in: samples.collection) == "Fantasy, Family")
        #expect(try await value(of: "Genre", in: samples.hostile) == nil)
    }

    @Test func turnsPagesLeftwardsInHebrew() async throws {
        #expect(try await value(of: "Manga", in: samples.rightToLeft) == "YesAndRightToLeft")
        #expect(try await value(of: "LanguageISO", in: samples.rightToLeft) == "he")
        #expect(try await value(of: "Manga", in: samples.oneStory) == "No")
    }

    @Test func leavesOutALanguageThatIsNone() async throws {
        let book = samples.book(language: "english words", stories: [samples.story(pages: samples.pages(["A."]))])
        #expect(try await value(of: "LanguageISO", in: book) == nil)
    }

    @Test(arguments: Rating.allCases)
    func ratesABookAsItsPipelineDoes(rating: Rating) async throws {
        var book = samples.oneStory
        book.audience.rating = rating
        #expect(try await value(of: "AgeRating", in: book) == rating.rawValue)
    }

    @Test func saysHowThePicturesWereMadeAndWhichBookItIs() async throws {
        let pages = [Provenance.model, .placeholder].enumerated().map { index, provenance in
            BookPage(number: index + 1, text: "A hill.", pictures: [samples.picture(index + 1, provenance: provenance)])
        }
        let notes = try await value(of: "Notes", in: samples.book(stories: [samples.story(pages: pages)]))
        #expect(
            notes == """
                Pictures that a trained image model drew from descriptions: 1.
                Simple pictures, drawn after fixed rules, in place of pictures that could not be made: 1.
                Digital source type: http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia
                Digital source type: http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia
                urn:uuid:5f0c1b2e-7d43-5c1a-9e0f-1a2b3c4d5e6f
                """)
    }

    @Test func refusesABookWithoutPictures() async {
        let none = await #expect(throws: BookError.self) { try await comic(samples.book(stories: [])) }
        #expect(
            none?.description
                == "cannot make a CBZ of “The Lantern Fox”: it has no pages; "
                + "make its pictures first with “nightpress run”")
        let words = samples.story(pages: [BookPage(number: 1, text: "Only words.", pictures: [])])
        let unpictured = await #expect(throws: BookError.self) { try await comic(samples.book(stories: [words])) }
        #expect(
            unpictured?.description
                == "cannot make a CBZ of “The Lantern Fox”: it has no pictures; make them first with “nightpress run”")
    }
}
