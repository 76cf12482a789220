import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import Media
@testable import Platform
@testable import Typesetting

struct CoverTests {
    private let folder: TemporaryFolder
    private let samples: SampleBooks

    init() throws {
        folder = try TemporaryFolder()
        samples = try SampleBooks(in: folder)
    }

    private static let whole = Box(x: 0, y: 0, width: 512, height: 1032)
    private static let live = Sheet.screen(height: 1032).live(on: .single)

    /// A book whose first picture is this one.
    private func book(_ bitmap: Bitmap, language: String = "en") throws -> Book {
        let bytes = try PNGEncoder.encode(bitmap)
        var book = samples.oneStory
        book.language = language
        var picture = samples.picture(1, size: try #require(PixelSize(width: bitmap.width, height: bitmap.height)))
        picture.file = try folder.write(bytes, to: "cover-\(SHA256Digest(of: bytes).hex).png")
        book.stories[0].pages[0].pictures = [picture]
        return book
    }

    private func cover(_ book: Book, whole: Box = whole, live: Box = live) -> Cover {
        Cover(of: book, in: whole, live: live, TextSetter(for: book))
    }

    /// Bands of random colors with random noise, wider apart in some pictures than in others.
    private static func bitmap(_ seed: UInt64, width: Int = 128, height: Int = 224) -> Bitmap {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, limit)
        }
        let bands = 1 + next(6)
        let colors = (0..<bands).map { _ in (next(256), next(256), next(256)) }
        let noise = next(4) * next(40)
        var bytes: [UInt8] = []
        for row in 0..<height {
            let color = colors[row * bands / height]
            for _ in 0..<width {
                for channel in [color.0, color.1, color.2] {
                    bytes.append(UInt8(min(255, max(0, channel + next(2 * noise + 1) - noise))))
                }
            }
        }
        return Bitmap(width: width, height: height, layout: .rgb, bytes: bytes)
    }

    /// Every pixel below a name has enough contrast with it.
    @Test(arguments: 0..<24 as Range<UInt64>)
    func setsNamesInReadableColors(seed: UInt64) throws {
        let book = try book(Self.bitmap(seed))
        let cover = cover(book)
        var page = DrawnPage(width: Self.whole.width, height: Self.whole.height)
        let paper = Path.box(0, 0, Self.whole.width, Self.whole.height)
        page.elements.append(DrawnPage.Element(.fill(paper, Color(cover.palette.paper.value)), .artifact))
        let setter = TextSetter(for: book)
        let drawn = DrawnBook(book, .reading, on: nil, setter.shaper.typefaces)
        try drawn.add(cover, to: &page)
        page.elements.removeAll { if case .text = $0.mark { true } else { false } }
        let bitmap = try OutlinedPage(page, pixelsPerPoint: 1).bitmap(on: LocalFileSystem())
        #expect(cover.labels.count == 2)
        for label in cover.labels {
            let (box, padding) = (label.box.inset(by: Cover.padding.y), Cover.padding.x - Cover.padding.y)
            for y in Int(box.y)..<Int(box.y + box.height) {
                for x in Int(box.x + padding)..<Int(box.x + box.width - padding) {
                    let place = (y * bitmap.width + x) * 4
                    let value = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32(bitmap.bytes[place + $1]) }
                    let below = Palette.Color(value: value).luminance
                    let contrast = min(
                        label.ground.ink.contrast(with: below...below),
                        label.ground.accent.contrast(with: below...below))
                    if contrast < 4.5 {
                        Issue.record("\(seed): \(contrast) at \(x), \(y)")
                        return
                    }
                }
            }
        }
    }

    @Test func knowsTheContrastOfColors() {
        let (black, white) = (Palette.Color(value: 0), Palette.Color(value: 0xFFFFFF))
        #expect(abs(black.contrast(with: 1...1) - 21) < 1e-9)
        #expect(abs(white.contrast(with: 0...0) - 21) < 1e-9)
        #expect(white.contrast(with: 0...1) == 1)
        // Of WCAG's own examples: the lightest gray with 4.5 on white.
        let gray = Palette.Color(value: 0x767676)
        #expect(gray.contrast(with: 1...1) >= 4.5 && gray.contrast(with: 1...1) < 4.6)
        #expect(Palette.Color(value: 0x808080).contrast(with: 0.1...0.5) == 1)
    }

    @Test func isAsDarkAsItsPicture() throws {
        let flat = { (byte: UInt8) in
            Bitmap(width: 64, height: 112, layout: .rgb, bytes: Array(repeating: byte, count: 64 * 112 * 3))
        }
        #expect(cover(try book(flat(40))).isDark)
        #expect(!cover(try book(flat(200))).isDark)
        let wordless = samples.book(stories: [
            samples.story(pages: [BookPage(number: 1, text: "A.", pictures: [])])
        ])
        #expect(cover(wordless).isDark && cover(wordless).picture == nil)
    }

    /// Names are in the page, and not on the picture where they have a place of their own. The safe area is not cut.
    @Test(
        arguments: [(512, 896), (1024, 1024), (1536, 1024), (1024, 1536), (2000, 500), (300, 2000)],
        [(512.0, 1032.0), (612, 612), (630, 820), (800, 600)])
    func findsAPlaceForNamesBesideEveryPicture(picture: (Int, Int), page: (Double, Double)) throws {
        let bitmap = Self.bitmap(7, width: picture.0 / 4, height: picture.1 / 4)
        for language in ["en", "he"] {
            let whole = Box(x: 9, y: 0, width: page.0, height: page.1)
            let live = whole.inset(by: 30)
            let cover = cover(try book(bitmap, language: language), whole: whole, live: live)
            let place = try #require(cover.picture).place
            let shown = (place.frame.width / place.box.width, place.frame.height / place.box.height)
            #expect(shown.0 >= PictureFrame.safeArea - 1e-6 && shown.1 >= PictureFrame.safeArea - 1e-6)
            #expect(place.box.x <= place.frame.x + 1e-6 && place.box.y <= place.frame.y + 1e-6)
            for label in cover.labels {
                let box = label.box
                #expect(box.x >= live.x - 1 && box.x + box.width <= live.x + live.width + 1)
                #expect(box.y >= live.y - 1 && box.y + box.height <= live.y + live.height + 1)
                let isBeside = box.x + box.width <= place.frame.x || box.x >= place.frame.x + place.frame.width
                let isAbove = box.y + box.height <= place.frame.y + Cover.padding.y
                #expect(cover.labels.count == 2 || isBeside || isAbove)
            }
            if cover.labels.count == 2 {
                #expect(cover.labels[0].box.y + cover.labels[0].box.height < cover.labels[1].box.y)
            }
        }
    }
}
