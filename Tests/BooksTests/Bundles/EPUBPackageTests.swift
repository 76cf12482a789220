import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media

struct EPUBPackageTests {
    private let samples = SampleBooks()

    private func package(_ book: Book) throws -> String {
        EPUBPackage(try FixedEdition(book).publication).markup.source
    }

    private func values(of property: String, in book: Book) throws -> [String] {
        let start = "property=\"\(property)\""
        return try package(book).split(separator: "\n").filter { $0.contains(start) }.compactMap { line in
            line.split(separator: ">").first { !$0.hasPrefix("<meta") }?.split(separator: "<").first.map(String.init)
        }
    }

    @Test(arguments: ["story", "collection", "comic", "right-to-left"])
    func writesTheSamePackageAndNavigation(name: String) throws {
        let books = [
            "story": samples.oneStory, "collection": samples.collection, "comic": samples.comic,
            "right-to-left": samples.rightToLeft,
        ]
        let publication = try FixedEdition(try #require(books[name])).publication
        let package = try Golden("\(name).opf").difference(from: EPUBPackage(publication).markup.source)
        #expect(package == nil)
        let navigation = try Golden("\(name).nav.xhtml").difference(from: EPUBNavigation(publication).markup.source)
        #expect(navigation == nil)
    }

    @Test func claimsTextAloneWhereEveryPictureIsDescribed() throws {
        #expect(try values(of: "schema:accessModeSufficient", in: samples.oneStory) == ["visual,textual", "textual"])
        #expect(try values(of: "schema:accessibilityFeature", in: samples.oneStory).contains("alternativeText"))
    }

    @Test func claimsLessWhereOnePictureIsNotDescribed() throws {
        #expect(try values(of: "schema:accessModeSufficient", in: samples.hostile) == ["visual,textual"])
        #expect(!(try values(of: "schema:accessibilityFeature", in: samples.hostile).contains("alternativeText")))
        let summary = try #require(try values(of: "schema:accessibilitySummary", in: samples.hostile).first)
        #expect(summary.contains("but not every picture has a text alternative."))
    }

    @Test func claimsNoTextWhereThereIsNone() throws {
        #expect(try values(of: "schema:accessMode", in: samples.wordless) == ["visual"])
        #expect(try values(of: "schema:accessModeSufficient", in: samples.wordless) == ["visual", "textual"])
        let summary = try #require(try values(of: "schema:accessibilitySummary", in: samples.wordless).first)
        #expect(summary.hasPrefix("The story is told in pictures alone, and each picture has a text alternative."))
    }

    @Test func saysThatSomePagesHaveNoText() throws {
        let book = samples.book(stories: [samples.story(pages: samples.pages(["", "A hill.", "\n"]))])
        #expect(try values(of: "schema:accessMode", in: book) == ["visual", "textual"])
        let summary = try #require(try values(of: "schema:accessibilitySummary", in: book).first)
        #expect(
            summary.hasPrefix(
                "The story text is live text; some pages tell the story in pictures alone, and each picture has a text "
                    + "alternative. The pages have a fixed layout"))
    }

    @Test func claimsNoPicturesWhereThereAreNone() throws {
        let words = BookPage(number: 1, text: "Only words.", pictures: [])
        let book = samples.book(stories: [samples.story(pages: [words])])
        #expect(try values(of: "schema:accessMode", in: book) == ["textual"])
        #expect(try values(of: "schema:accessModeSufficient", in: book) == ["textual"])
        #expect(!(try values(of: "schema:accessibilityFeature", in: book).contains("alternativeText")))
        #expect(
            try values(of: "schema:accessibilitySummary", in: book) == [
                "Each page carries its story text as live text, and there are no pictures. The pages have a fixed layout, "
                    + "so the text does not reflow. The book has not been evaluated against an accessibility standard."
            ])
    }

    @Test func claimsNoTransformabilityOfFixedPages() throws {
        #expect(
            try !values(of: "schema:accessibilityFeature", in: samples.oneStory).contains("displayTransformability"))
    }

    @Test func saysThatItsPagesAreItsOwn() throws {
        #expect(try values(of: "pageBreakSource", in: samples.oneStory) == ["none"])
    }

    @Test func neverClaimsConformance() throws {
        for book in [samples.oneStory, samples.collection, samples.comic, samples.hostile] {
            #expect(!(try package(book).contains("conformsTo")))
        }
    }

    @Test func labelsEveryPictureWithItsOrigin() throws {
        let pages = [Provenance.model, .stub, .placeholder].enumerated().map { index, provenance in
            BookPage(number: index + 1, text: "A hill.", pictures: [samples.picture(index + 1, provenance: provenance)])
        }
        let book = samples.book(stories: [samples.story(pages: pages)])
        let types = "http://cv.iptc.org/newscodes/digitalsourcetype/"
        #expect(
            try values(of: "iptc:DigitalSourceType", in: book)
                == [types + "trainedAlgorithmicMedia", types + "algorithmicMedia", types + "algorithmicMedia"])
        #expect(try values(of: "dcterms:description", in: book) == ["placeholder"])
    }

    @Test func turnsPagesLeftwardsInHebrew() throws {
        let package = try package(samples.rightToLeft)
        #expect(package.contains("<spine page-progression-direction=\"rtl\">"))
        #expect(package.contains("<dc:language>he</dc:language>"))
    }

    @Test func showsWidePagesOneAtATime() throws {
        let wide = try #require(PixelSize(width: 1792, height: 512))
        let book = samples.book(stories: [samples.story(pages: samples.pages(["A hill."], size: wide))])
        #expect(try values(of: "rendition:spread", in: book) == ["none"])
        #expect(try values(of: "rendition:spread", in: samples.oneStory) == ["landscape"])
    }

    @Test(arguments: [
        (
            [Provenance.model],
            ["The pictures in this book were made by a computer: a trained image model drew them from descriptions."]
        ),
        (
            [.stub, .stub],
            ["The pictures in this book were drawn by a computer program after fixed rules, without a trained model."]
        ),
        (
            [.placeholder, .model, .model, .placeholder, .stub],
            [
                "Pictures that a trained image model drew from descriptions: 2.",
                "Pictures that a computer program drew after fixed rules, without a trained model: 1.",
                "Simple pictures, drawn after fixed rules, in place of pictures that could not be made: 2.",
            ]
        ),
    ])
    func saysHowThePicturesWereMade(origins: [Provenance], sentences: [String]) throws {
        let pages = origins.enumerated().map { index, provenance in
            BookPage(number: index + 1, text: "A hill.", pictures: [samples.picture(index, provenance: provenance)])
        }
        let book = samples.book(stories: [samples.story(pages: pages)])
        #expect(PictureOrigins(of: book, in: LanguageTag("en")).sentences == sentences)
    }
}
