import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media
@testable import Typesetting

struct BookFontsTests {
    private let samples = SampleBooks()

    private func fonts(_ book: Book) -> BookFonts { BookFonts(of: book, TextSetter(for: book)) }

    @Test func areThoseOfTheWordsWithTheirLicences() {
        #expect(
            fonts(samples.oneStory).files.map(\.name) == [
                "Andika-OFL.txt", "Andika-Regular.ttf", "Quicksand-Bold.ttf", "Quicksand-OFL.txt",
            ])
        #expect(
            fonts(samples.comic).files.map(\.name) == [
                "Andika-OFL.txt", "Andika-Regular.ttf", "ComicNeue-Bold.otf", "ComicNeue-OFL.txt",
                "Quicksand-Bold.ttf", "Quicksand-OFL.txt",
            ])
        #expect(fonts(samples.comic).files.map(\.mediaType).contains("font/otf"))
    }

    @Test func areWholeFiles() throws {
        let andika = try #require(fonts(samples.oneStory).files.first { $0.name == "Andika-Regular.ttf" })
        #expect(andika.bytes == FontFile.andika.contents)
    }

    @Test func areNamedByRole() {
        let fonts = fonts(samples.comic)
        #expect(fonts.style(.reading) == "font-family: \"Andika\", sans-serif; font-weight: normal;")
        #expect(fonts.style(.title).hasPrefix("font-family: \"Quicksand\", sans-serif; font-weight: bold;"))
        #expect(fonts.style(.lettering).hasPrefix("font-family: \"ComicNeue\", sans-serif;"))
        #expect(fonts.rules.split(separator: "@font-face").count == 3)
    }

    @Test func haveASecondFaceForTitlesInCyrillic() {
        let book = samples.book("Лиса", language: "ru", stories: [samples.story(pages: samples.pages(["Лиса."]))])
        #expect(fonts(book).style(.title).hasPrefix("font-family: \"Quicksand\", \"Andika\", sans-serif;"))
    }

    private static var machine: TextSetter {
        TextSetter(readerWith: Typefaces(for: LanguageTag("he")), LanguageTag("he"))
    }

    @Test(.enabled(if: (try? machine.shaper.typefaces(of: "שועל", .reading)) != nil, "there is no Hebrew font here"))
    func areThoseOfTheMachineForOtherScripts() throws {
        let fonts = BookFonts(of: samples.rightToLeft, Self.machine)
        #expect(fonts.style(.reading).contains("\"NotoSansHebrew\""))
        let licence = try #require(fonts.files.first { $0.name == "NotoSansHebrew-OFL.txt" })
        #expect(String(decoding: licence.bytes, as: UTF8.self).contains("SIL Open Font License"))
    }

    /// Every character that a document of the book shows has a font, or no font here has it.
    @Test func coverEveryWord() throws {
        for kind in SampleBooks.kinds {
            let book = try #require(samples.book(ofKind: kind))
            let setter = TextSetter(for: book)
            let fonts = BookFonts(of: try book.ready(for: .epub), setter)
            let typefaces = setter.shaper.typefaces
            let edition = try FixedEdition(book, setter)
            var covered = 0
            for index in edition.publication.documents.indices {
                let text = XMLCheck(edition.markup(ofDocumentAt: index).source).text
                for character in Set(text) {
                    guard let faces = try? setter.shaper.typefaces(of: String(character), .reading) else { continue }
                    for face in faces {
                        let name = try #require(typefaces.packed(face)).fileName
                        #expect(fonts.files.contains { $0.name == name }, "\(kind): \(character)")
                        covered += 1
                    }
                }
            }
            #expect(covered > 0, "\(kind)")
        }
    }
}
