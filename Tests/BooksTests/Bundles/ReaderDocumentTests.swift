import Foundation
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media

struct ReaderDocumentTests {
    private let samples = SampleBooks()

    private var books: [(name: String, book: Book)] {
        [
            ("story", samples.oneStory), ("collection", samples.collection), ("comic", samples.comic),
            ("right-to-left", samples.rightToLeft), ("hostile", samples.hostile), ("long", samples.long(pages: 40)),
        ]
    }

    private func document(_ book: Book) throws -> String {
        ReaderDocument(try ReaderPublication(book)).markup.source
    }

    @Test(arguments: ["collection", "comic"])
    func writesTheSameDocument(name: String) throws {
        let book = try #require(books.first { $0.name == name }?.book)
        let difference = try Golden("\(name).reader.html").difference(from: document(book))
        #expect(difference == nil)
    }

    /// HTML does not have to be XML. If it is, a strict XML parser can check it.
    @Test func writesWellFormedMarkupWhoseNamesAreUnique() throws {
        for (name, book) in books {
            let check = XMLCheck(try document(book))
            #expect(check.flaw == nil, "\(name)")
            let identifiers = check.elements.compactMap { $0.attributes["id"] }
            #expect(Set(identifiers).count == identifiers.count, "\(name)")
        }
    }

    @Test func linksToNothingButItsOwnPages() throws {
        for (name, book) in books {
            let check = XMLCheck(try document(book))
            let leaves = check.elements.filter { $0.name == "article" }.compactMap { $0.attributes["id"] }
            let links = check.attributes("href", of: "a")
            #expect(links.allSatisfy { $0.hasPrefix("#") && leaves.contains(String($0.dropFirst())) }, "\(name)")
            #expect(Set(links).count == leaves.count, "every leaf is in the contents of \(name)")
        }
    }

    @Test func loadsNothingButWhatLiesBesideIt() throws {
        for (name, book) in books {
            let check = XMLCheck(try document(book))
            let loaded =
                check.elements.compactMap { $0.attributes["src"] } + check.attributes("href", of: "link")
                + check.elements.compactMap { $0.attributes["srcset"] ?? $0.attributes["poster"] }
            #expect(loaded.allSatisfy { !$0.contains(":") && !$0.hasPrefix("/") && !$0.contains("..") }, "\(name)")
            #expect(check.attributes("src", of: "script") == ["reader.js"], "\(name)")
        }
    }

    @Test func forbidsItselfEverythingElse() throws {
        let check = XMLCheck(try document(samples.hostile))
        let meta = check.elements.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
        #expect(
            meta?.attributes["content"]
                == "default-src 'none'; img-src 'self' file:; style-src 'self' file:; script-src 'self' file:; "
                + "font-src 'self' file:; base-uri 'none'; form-action 'none'")
    }

    /// The content security policy would block them: it has no `'unsafe-inline'`.
    @Test func writesNoHandlersAndNoStylesIntoTheDocument() throws {
        for (name, book) in books {
            let check = XMLCheck(try document(book))
            #expect(!check.elements.contains { $0.name == "style" || $0.attributes["style"] != nil }, "\(name)")
            #expect(!check.elements.contains { $0.attributes.keys.contains { $0.hasPrefix("on") } }, "\(name)")
        }
    }

    @Test func letsNothingHostileThrough() throws {
        let text = try document(samples.hostile)
        let check = XMLCheck(text)
        #expect(check.elements.count { $0.name == "script" } == 1)
        #expect(!text.contains("]]>"))
        #expect(!text.contains("<script>"))
        #expect(text.unicodeScalars.allSatisfy(XMLText.isKept))
        #expect(check.text.contains("<script>alert(“1”)</script> ]]> &amp; ‘quotes’"))
    }

    @Test func putsAStorysPagesInOrderBetweenCoverAndColophon() throws {
        let check = XMLCheck(try document(samples.collection))
        #expect(
            check.attributes("id", of: "article") == [
                "cover", "the-lantern-fox/title", "the-lantern-fox/1", "the-lantern-fox/2", "the-lantern-fox/3",
                "a-boat-for-grandmother/title", "a-boat-for-grandmother/1", "a-boat-for-grandmother/2",
                "the-quiet-hill/title", "the-quiet-hill/1", "about",
            ])
    }

    @Test func leavesOutTheTitleOfAnOnlyStory() throws {
        let check = XMLCheck(try document(samples.oneStory))
        #expect(
            check.attributes("id", of: "article")
                == ["cover", "the-lantern-fox/1", "the-lantern-fox/2", "the-lantern-fox/3", "about"])
    }

    @Test func describesEveryPictureWhereItIsShownWhole() throws {
        let check = XMLCheck(try document(samples.collection))
        let alternatives = check.attributes("alt", of: "img")
        #expect(alternatives.count == 10)
        #expect(alternatives.count { $0.isEmpty } == 3, "the roundels of the titles are decoration")
    }

    @Test func loadsOnlyTheCoverAtOnce() throws {
        let images = XMLCheck(try document(samples.long(pages: 40))).elements.filter { $0.name == "img" }
        #expect(images.map { $0.attributes["loading"] } == [nil] + Array(repeating: "lazy", count: 40))
        #expect(images.allSatisfy { $0.attributes["width"] == "1024" && $0.attributes["height"] == "1792" })
    }

    @Test func labelsEveryPictureWithItsOrigin() throws {
        let pages = [Provenance.model, .stub, .placeholder].enumerated().map { index, provenance in
            BookPage(number: index + 1, text: "A hill.", pictures: [samples.picture(index + 1, provenance: provenance)])
        }
        let check = XMLCheck(try document(samples.book(stories: [samples.story(pages: pages)])))
        let labels = check.elements.filter { $0.attributes["itemprop"] == "digitalSourceType" }
        let types = "http://cv.iptc.org/newscodes/digitalsourcetype/"
        #expect(
            labels.map { $0.attributes["content"] }
                == [types + "trainedAlgorithmicMedia", types + "algorithmicMedia", types + "algorithmicMedia"])
        #expect(
            check.text.contains(
                "Simple pictures, drawn after fixed rules, in place of pictures that could not be made: 1."))
        #expect(check.text.contains("2026-07-21"))
    }

    @Test func givesEachPanelOfAComicItsPartOfTheText() throws {
        let panels = samples.comic.stories[0].pages[0].pictures
        let page = BookPage(number: 1, text: "One & two.\n\nThree.\n\nFour.", pictures: panels)
        let text = try document(samples.book(stories: [samples.story(pages: [page])]))
        let check = XMLCheck(text)
        #expect(check.elements.count { $0.attributes["class"] == "panels columns-2" } == 1)
        #expect(check.elements.count { $0.attributes["class"] == "panel" } == 4)
        let captions = text.split(separator: "<figcaption>\n").dropFirst().compactMap {
            $0.split(separator: "\n").first
        }
        #expect(captions == ["<p>One &amp; two.</p>", "<p>Three.</p>", "<p>Four.</p>"], "the last has no words")
    }

    @Test func keepsTheLinesOfVerse() throws {
        let pages = samples.pages(["She sang:\n\nSwing,\nlittle <light>."])
        let text = try document(samples.book(stories: [samples.story(pages: pages)]))
        #expect(text.contains("<p>She sang:</p>\n<p>Swing,<br/>\nlittle &lt;light&gt;.</p>"))
    }

    @Test func writesHebrewFromTheRightWithControlsInHebrew() throws {
        let check = XMLCheck(try document(samples.rightToLeft))
        let html = check.elements.first { $0.name == "html" }
        #expect(html?.attributes["dir"] == "rtl")
        #expect(html?.attributes["lang"] == "he")
        #expect(check.attributes("aria-label", of: "button").contains("העמוד הבא"))
        #expect(check.attributes("lang", of: "button").isEmpty)
    }

    @Test func callsControlsByEnglishNamesWhereTheLanguageIsUnknown() throws {
        let book = samples.book(language: "tlh", stories: [samples.story(pages: samples.pages(["A."]))])
        let check = XMLCheck(try document(book))
        #expect(
            check.attributes("aria-label", of: "button")
                == ["Contents", "Dark colors", "Close", "Previous page", "Next page"])
        #expect(check.attributes("lang", of: "button").allSatisfy { $0 == "en" })
    }

    @Test(arguments: [
        ("en", "Next page"), ("ar", "الصفحة التالية"), ("de-AT", "Nächste Seite"), ("es", "Página siguiente"),
        ("fa", "صفحه‌ی بعد"), ("fr", "Page suivante"), ("it", "Pagina successiva"), ("nl", "Volgende pagina"),
        ("pt-BR", "Página seguinte"), ("ur", "اگلا صفحہ"),
    ])
    func knowsTheLanguagesOfTheOtherWords(language: String, next: String) throws {
        let book = samples.book(language: language, stories: [samples.story(pages: samples.pages(["A."]))])
        let check = XMLCheck(try document(book))
        #expect(check.attributes("aria-label", of: "button").last == next)
        #expect(check.attributes("lang", of: "button").isEmpty)
    }

    @Test func hidesControlsUntilTheScriptShowsThem() throws {
        let buttons = XMLCheck(try document(samples.oneStory)).elements.filter { $0.name == "button" }
        #expect(buttons.count == 5)
        #expect(buttons.allSatisfy { $0.attributes["hidden"] != nil && $0.attributes["type"] == "button" })
    }

    @Test func passesOverAStoryWithoutPages() throws {
        let book = samples.book(stories: [
            samples.story(slug: "empty", pages: []), samples.story(pages: samples.pages(["A."])),
        ])
        let check = XMLCheck(try document(book))
        #expect(check.attributes("id", of: "article") == ["cover", "the-lantern-fox/1", "about"])
    }

    @Test func setsAPageWithoutAPicture() throws {
        let book = samples.book(stories: [
            samples.story(pages: [BookPage(number: 1, text: "Only words.", pictures: [])])
        ])
        let check = XMLCheck(try document(book))
        #expect(check.flaw == nil)
        #expect(check.attributes("class", of: "article") == ["leaf cover", "leaf page", "leaf about"])
    }

    @Test func takesTheFirstPictureThatThereIsForCoverAndTitles() throws {
        let words = BookPage(number: 1, text: "Only words.", pictures: [])
        let other = samples.story(slug: "other", pages: samples.pages(["A hill."], firstPicture: 9))
        var pages = samples.pages(["A fox."], firstPicture: 5)
        pages[0].number = 2
        let book = samples.book(stories: [samples.story(pages: [words] + pages), other])
        let images = XMLCheck(try document(book)).attributes("src", of: "img").map { $0.suffix(5) }
        #expect(images == ["5.png", "5.png", "5.png", "9.png", "9.png"])
        let epub = EPUBPackage(try FixedEdition(book).publication).markup.source
        #expect(epub.contains("5.png\" media-type=\"image/png\" properties=\"cover-image\""))
    }

    @Test func refusesABookWithoutPages() {
        let error = #expect(throws: BookError.self) { try ReaderPublication(samples.book(stories: [])) }
        #expect(
            error?.description
                == "cannot make an HTML reader of “The Lantern Fox”: it has no pages; "
                + "make its pictures first with “nightpress run”")
    }

    @Test func refusesAPageThatIsThereTwice() {
        let pages = samples.pages(["One."]) + samples.pages(["Two."])
        let error = #expect(throws: BookError.self) {
            try ReaderPublication(samples.book(stories: [samples.story(pages: pages)]))
        }
        #expect(
            error?.description
                == "cannot make an HTML reader of “The Lantern Fox”: page 1 of the story “the-lantern-fox” is there "
                + "twice; give each page a number of its own")
    }
}
