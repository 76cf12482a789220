import Media
import TestSupport
import Testing
import Typesetting

@testable import Books
@testable import Domain

/// Comic pages of random words: nothing overlaps, and no word is outside its balloon.
struct ComicSheetTests {
    private static let vocabulary = [
        "the", "fox", "ran", "over", "a", "hill", "and", "saw", "lanterns", "in", "snow", "incomprehensible",
    ]

    /// In points.
    private static let room = Box(x: 8, y: 8, width: 496, height: 744)

    private func text(_ generator: inout SeededGenerator) -> String {
        (0..<generator.next(below: 4)).map { _ in
            let words = (0...generator.next(below: 14)).map { _ in generator.pick(Self.vocabulary) }
            let sentence = words.joined(separator: " ")
            return generator.next(below: 2) == 0 ? "“\(sentence)!” said Tom." : "\(sentence)."
        }.joined(separator: generator.next(below: 3) == 0 ? "\n\n" : " ")
    }

    private func randomPage(_ generator: inout SeededGenerator) -> BookPage {
        let comic = ComicPage(panels: 2...5, size: .page, audience: .standard)
        let texts = (0...generator.next(below: 5)).map { _ in text(&generator) }
        let places = comic.places(for: texts).places
        let pictures = zip(texts, places).map { text, place in
            var picture = SampleBooks().picture(1, size: PixelSize.page.part(place))
            picture.panel = BookPanel(place: place, words: text, character: generator.next(below: 2) == 0 ? 0 : nil)
            if generator.next(below: 2) == 0 {
                let left = generator.next(below: 800)
                picture.panel?.figures = [
                    0: FigureArea(
                        character: "tom", left: left, right: left + 200, top: generator.next(below: 900), bottom: 1000)
                ]
            }
            return picture
        }
        return BookPage(number: 1, text: texts.filter { !$0.isEmpty }.joined(separator: "\n\n"), pictures: pictures)
    }

    private func lettered(_ page: BookPage) -> BookPage? {
        var book = SampleBooks().oneStory
        book.stories[0].cast = [StoryCharacter(id: "tom", name: "Tom", kind: "boy", appearance: "a boy")]
        book.stories[0].pages = [page]
        return book.lettered.stories[0].pages.first
    }

    @Test
    func nothingOverlaps() throws {
        var generator = SeededGenerator(seed: 11)
        let setter = TextSetter(for: SampleBooks().oneStory)
        var tails = (all: 0, toFigures: 0)
        for _ in 0..<200 {
            let drawn = randomPage(&generator)
            let page = try #require(lettered(drawn))
            try #require(page.isComic)
            let sheet = ComicSheet(page, in: Self.room, size: 13.8, setter)
            #expect(sheet.panels.count == page.pictures.count)
            for (index, panel) in sheet.panels.enumerated() {
                #expect(Self.room.contains(panel.frame) && panel.frame.contains(panel.picture))
                for other in sheet.panels[..<index] { #expect(!other.frame.overlaps(panel.frame)) }
                for (number, letters) in panel.letters.enumerated() {
                    #expect(panel.frame.contains(letters.box) && letters.box.contains(letters.text))
                    #expect(!letters.box.overlaps(panel.picture), "\(letters.box) \(panel.picture)")
                    #expect(setter.width(of: letters.block) <= letters.text.width + 0.01)
                    for other in panel.letters[..<number] { #expect(!other.box.overlaps(letters.box)) }
                    if let tail = letters.tail {
                        #expect(panel.picture.y < tail.tip.y && tail.tip.y < panel.picture.y + 40)
                        #expect(letters.box.x < tail.base && tail.base < letters.box.x + letters.box.width)
                        tails.all += 1
                        if let figure = page.pictures[index].panel?.figures[0] {
                            tails.toFigures += 1
                            let shown = PictureFrame(page.pictures[index].shownSize, in: panel.picture, inset: 0)
                            let bottom = letters.box.y + letters.box.height
                            let head = shown.box.y + shown.box.height * Double(figure.top) / 1000
                            // The line from its base through its tip meets the head.
                            let steps = max(1, (head - bottom) / (tail.tip.y - bottom))
                            let x = tail.base + (tail.tip.x - tail.base) * steps
                            let middle = shown.box.x + shown.box.width * Double(figure.left + figure.right) / 2000
                            #expect(abs(x - middle) < 0.1, "\(tail) \(letters.box) \(figure)")
                        }
                        // Nothing is below the balloon where the tail is.
                        for other in panel.letters where other.box.y > letters.box.y {
                            #expect(other.box.x > tail.base || tail.base > other.box.x + other.box.width)
                        }
                    }
                }
                // Reading order: rows from top to bottom, and within a row from the start of the lines.
                for (one, next) in zip(panel.letters, panel.letters.dropFirst()) {
                    #expect(next.box.y > one.box.y || next.box.y == one.box.y && next.box.x > one.box.x)
                }
            }
            let shown = sheet.panels.flatMap(\.letters).flatMap { $0.block.lines.map(\.text) }.joined()
            #expect(shown.filter(\.isLetter) == page.text.filter(\.isLetter))
        }
        #expect(tails.all > 80 && tails.toFigures > 40, "\(tails)")
    }

    /// EPUBs and comic archives know each panel, and each balloon as one.
    @Test
    func programsKnowPanelsAndBalloons() throws {
        var generator = SeededGenerator(seed: 12)
        for _ in 0..<20 {
            let page = randomPage(&generator)
            let letters = try #require(lettered(page)).pictures.compactMap(\.panel).flatMap(\.pieces)
            let balloons = letters.count { if case .speech = $0 { true } else { false } }
            var book = SampleBooks().oneStory
            book.stories[0].cast = [StoryCharacter(id: "tom", name: "Tom", kind: "boy", appearance: "a boy")]
            book.stories[0].pages = [page]
            let regions = try #require(try FixedEdition(book, TextSetter(for: book)).publication.regions)
            let check = XMLCheck(regions.source)
            #expect(check.flaw == nil)
            let kinds = check.elements.filter { $0.name == "li" }.compactMap { $0.attributes["epub:type"] }
            #expect(kinds.count { $0 == "panel" } == page.pictures.count)
            #expect(kinds.count { $0 == "balloon" } == balloons)
            for link in check.elements where link.name == "a" {
                let parts = try #require(link.attributes["href"]).split(separator: ":").last?.split(separator: ",")
                let region = parts?.compactMap { Double($0) } ?? []
                #expect(region.count == 4 && region.allSatisfy { (0...100).contains($0) })
                if region.count == 4 { #expect(region[0] + region[2] <= 100.01 && region[1] + region[3] <= 100.01) }
            }
            let ready = try book.ready(for: .cbz)
            let drawn = DrawnBook(
                ready, .lettering, on: nil, TextSetter(for: book).shaper.typefaces)
            let sheet = try drawn.pages(for: .cbz).map(\.content).filter { !$0.panels.isEmpty }
            #expect(sheet.map(\.panels.count) == [page.pictures.count])
            let said = sheet.flatMap(\.elements).count { $0.structure == .speech }
            #expect(said == balloons)
        }
    }

    /// Where the words are expected to have room, they have it when they are set: long sentences, short exclamations, on
    /// tall, square and flat pages.
    @Test(arguments: [
        PixelSize.page, PixelSize(width: 1024, height: 1024) ?? .page, PixelSize(width: 768, height: 512) ?? .page,
    ])
    func picturesHaveTheExpectedRoom(size: PixelSize) throws {
        var generator = SeededGenerator(seed: 41)
        let setter = TextSetter(for: SampleBooks().oneStory)
        var (pages, least) = (0, 1.0)
        for _ in 0..<300 {
            let comic = ComicPage(panels: 2...5, size: size, audience: .standard)
            let isShort = generator.next(below: 2) == 0
            let texts = (0...generator.next(below: 4)).map { _ in
                isShort
                    ? (0...generator.next(below: 12)).map { _ in
                        generator.next(below: 2) == 0
                            ? "“Oh!” said Tom." : "“Ah! Look at \(generator.pick(Self.vocabulary))!”"
                    }.joined(separator: " ") : text(&generator)
            }
            guard texts.allSatisfy(\.isVisible), comic.hasRoom(for: texts) else { continue }
            let places = comic.places(for: texts).places
            let pictures = zip(texts, places).map { text, place in
                var picture = SampleBooks().picture(1, size: size.part(place))
                picture.panel = BookPanel(place: place, words: text, character: nil)
                return picture
            }
            let page = try #require(
                lettered(BookPage(number: 1, text: texts.joined(separator: "\n\n"), pictures: pictures)))
            let height = 1000 * Double(ComicPage.height(of: size)) / 1000
            let sheet = ComicSheet(
                page, in: Box(x: 0, y: 0, width: 1000, height: height),
                size: Double(ComicPage.lettering(for: .standard)), setter)
            pages += 1
            least = min(least, sheet.pictures)
            #expect(sheet.pictures >= ComicPage.usualPictures, "\(texts)")
        }
        #expect(pages > 50, "\(pages), \(least)")
    }

    @Test
    func tooManyWordsAreReported() throws {
        var book = SampleBooks().oneStory
        let comic = ComicPage(panels: 2...5, size: .page, audience: .standard)
        let short = "A fox ran over the hill."
        let texts = [short, Array(repeating: short, count: 110).joined(separator: " "), short]
        book.stories[0].pages = texts.enumerated().map { index, text in
            let place = comic.places(for: [text]).places[0]
            var picture = SampleBooks().picture(1, size: PixelSize.page.part(place))
            picture.panel = BookPanel(place: place, words: text, character: nil)
            return BookPage(number: index + 1, text: text, pictures: [picture])
        }
        let edition = try FixedEdition(book, TextSetter(for: book))
        let notice = try #require(edition.crowdingNotice)
        let start = "\(book.stories[0].slug)/2 has more words than a comic page has room for: only "
        let end =
            " % of the page is left for pictures; set fewer “panels”, or shorten long sentences and choices"
        #expect(notice.hasPrefix(start) && notice.hasSuffix(end), "\(notice)")
        // The type size is the usual one.
        let sizes = edition.layout.pages[0].compactMap(\.comic?.size)
        #expect(sizes.count == 3 && Set(sizes).count == 1)
        book.stories[0].pages.remove(at: 1)
        #expect(try FixedEdition(book, TextSetter(for: book)).crowdingNotice == nil)
    }

    @Test
    func panelsThatLackAWordKeepTheTextOfThePage() throws {
        var generator = SeededGenerator(seed: 3)
        var page = randomPage(&generator)
        page.text += " More."
        let one = try #require(lettered(page))
        #expect(!one.isComic)
    }

    @Test
    func placesFillThePageInReadingOrder() {
        for count in 1...5 {
            for height in [600, 1000, 1500] {
                let size = PixelSize(width: 1000, height: height) ?? .page
                let comic = ComicPage(panels: 2...5, size: size, audience: .standard)
                var tiers: [Int] = []
                for repetitions in [[1, 2, 3], [40, 1, 2], [200, 1, 1], [300, 300, 300]] {
                    let texts = (0..<count).map { String(repeating: "A fox ran. ", count: repetitions[$0 % 3]) }
                    let (places, found) = comic.places(for: texts, unlike: tiers)
                    #expect(found.reduce(0, +) == count)
                    tiers = found
                    #expect(places.count == count)
                    #expect(places.allSatisfy { $0.x >= 0 && $0.x + $0.width <= 1000 })
                    #expect(places.allSatisfy { $0.y >= 0 && $0.height > 0 && $0.y + $0.height <= 1000 })
                    #expect(places.allSatisfy { $0.pictureHeight > 0 && $0.pictureHeight <= $0.height })
                    #expect(places.last.map { $0.x + $0.width } == 1000)
                    for (one, next) in zip(places, places.dropFirst()) {
                        #expect(next.y >= one.y + one.height || next.y == one.y && next.x > one.x + one.width)
                    }
                }
            }
        }
    }
}

extension Box {
    fileprivate func contains(_ other: Box) -> Bool {
        other.x >= x - 0.01 && other.y >= y - 0.01 && other.x + other.width <= x + width + 0.01
            && other.y + other.height <= y + height + 0.01
    }

    fileprivate func overlaps(_ other: Box) -> Bool {
        other.x < x + width - 0.01 && x < other.x + other.width - 0.01 && other.y < y + height - 0.01
            && y < other.y + other.height - 0.01
    }
}
