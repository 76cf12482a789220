import Testing

@testable import Books
@testable import Domain
@testable import Typesetting

struct BookLayoutTests {
    private let samples = SampleBooks()

    private func words(_ count: Int) -> String {
        Array(repeating: "lantern", count: count).joined(separator: " ")
    }

    private func layout(_ texts: [String], ages: ClosedRange<Int> = 3...6, size: PixelSize = .page) -> BookLayout {
        layout(samples.book(ages: ages, stories: [samples.story(pages: samples.pages(texts, size: size))]))
    }

    private func layout(_ book: Book) -> BookLayout { BookLayout(of: book, TextSetter(for: book)) }

    private func measured(_ text: Books.PageText, _ role: Typefaces.Role) -> MeasuredParagraphs {
        TextSetter(for: samples.oneStory).measured(text.paragraphs, role)
    }

    @Test func showsAStandardPictureWholeOverShortText() {
        let layout = layout(SampleBooks.texts)
        let page = layout.pages[0][0]
        #expect(page.arrangement == .full)
        #expect(page.picture?.width == 1024)
        #expect(page.picture?.height == 1792)
        #expect(layout.pageHeight > 1792)
        #expect(layout.pageHeight <= 2304)
    }

    @Test(arguments: [(0...2, 58), (3...6, 52), (5...6, 48), (7...8, 44), (9...12, 40)])
    func setsLargerTypeForYoungerChildren(ages: ClosedRange<Int>, size: Int) {
        #expect(layout(["A fox."], ages: ages).pages[0][0].typeSize == size)
    }

    @Test func keepsOneTypeSizeWhereOnePageIsLong() {
        let texts = Array(repeating: words(12), count: 9) + [words(90)]
        let sizes = layout(texts).pages[0].map(\.typeSize)
        #expect(sizes.prefix(9).allSatisfy { $0 == 52 })
        #expect(sizes[9] == 38)
    }

    @Test func letsThePictureGiveWayToALongText() throws {
        let texts = Array(repeating: words(12), count: 9) + [words(90)]
        let page = layout(texts).pages[0][9]
        let picture = try #require(page.picture)
        #expect(page.arrangement == .plate)
        #expect(picture.top >= BookLayout.plateMargin && picture.gapBelow >= 0)
        #expect(picture.height < 1792)
        #expect(abs(picture.width - 1024 * picture.height / 1792) <= 1)
    }

    @Test(
        arguments: [1, 20, 60, 100, 150, 200, 500, 2_000, 10_000],
        [PixelSize(width: 1024, height: 1792), PixelSize(width: 896, height: 512), PixelSize(width: 64, height: 4096)])
    func leavesRoomForEveryText(count: Int, size: PixelSize?) throws {
        let layout = layout(["A fox.", words(count), words(30)], size: try #require(size))
        for (page, text) in zip(layout.pages[0], ["A fox.", words(count), words(30)]) {
            let panel = BookLayout.panelHeight(
                of: measured(PageText(text), .reading), typeSize: page.typeSize, scale: layout.typeScale)
            let picture = try #require(page.picture)
            #expect(panel + picture.top + picture.height + picture.gapBelow <= layout.pageHeight)
            #expect(picture.gapBelow >= -BookLayout.sheetOverlap)
            #expect(panel <= layout.pageHeight * 3 / 4)
        }
    }

    @Test func givesPictureAndPageAnEvenHeight() {
        for count in 1...40 {
            #expect(layout([words(count)]).pageHeight.isMultiple(of: 2))
        }
    }

    @Test(arguments: [("en", 145), ("he", 145), ("ar", 175), ("ur", 210), ("ja", 165)])
    func opensLinesForTheScript(language: String, lineHeight: Int) {
        let scale = TypeScale(audience: .standard, language: LanguageTag(language))
        #expect(scale.lineHeight == lineHeight)
    }

    @Test(arguments: [(1, 1, 1), (2, 1, 2), (3, 2, 2), (4, 2, 2), (6, 2, 3), (9, 3, 3), (12, 3, 4), (40, 4, 10)])
    func putsSquarePanelsInRows(count: Int, columns: Int, rows: Int) throws {
        let square = try #require(PixelSize(width: 512, height: 512))
        let grid = PanelGrid(of: Array(repeating: square, count: count), pageWidth: 1024)
        #expect(grid.columns == columns)
        #expect(grid.rows == rows)
    }

    @Test(arguments: [(2, 2, 1), (3, 2, 2), (4, 2, 2), (5, 3, 2), (6, 3, 2)])
    func putsTallPanelsInFullRows(count: Int, columns: Int, rows: Int) {
        let grid = PanelGrid(of: Array(repeating: .page, count: count), pageWidth: 1024)
        #expect(grid.columns == columns)
        #expect(grid.rows == rows)
    }

    @Test func makesARowAsTallAsItsTallestPanel() throws {
        let square = try #require(PixelSize(width: 512, height: 512))
        let wide = try #require(PixelSize(width: 1024, height: 512))
        let grid = PanelGrid(of: [square, wide, wide, wide], pageWidth: 1024)
        #expect(grid.columns == 2)
        #expect(grid.rowHeights == [488, 244])
        #expect(grid.rowHeights(within: grid.height) == grid.rowHeights)
        #expect(grid.rowHeights(within: grid.height / 2).reduce(0, +) <= grid.height / 2 - 3 * PanelGrid.gap)
    }

    /// Pictures, captions and the page number together always fit the page's height.
    @Test(arguments: [2, 20, 60, 150, 600], 2...7)
    func leavesRoomForEveryCaption(count: Int, panels: Int) throws {
        let square = try #require(PixelSize(width: 512, height: 512))
        let pages = [1, 2].map { number in
            BookPage(
                number: number, text: number == 1 ? "A fox. An owl." : words(count),
                pictures: (1...panels).map { samples.picture(number * 10 + $0, size: square) })
        }
        let layout = layout(samples.book(stories: [samples.story(pages: pages)]))
        for page in layout.pages[0] {
            let lineWidth = page.grid.cellWidth - 2 * BookLayout.captionMargin
            let captions = (0..<page.grid.rows).reduce(0) { height, row in
                let heights = page.texts[page.grid.panels(inRow: row, of: panels)].map {
                    BookLayout.textHeight(
                        of: measured($0, .lettering), typeSize: page.typeSize, lineWidth: lineWidth,
                        scale: layout.typeScale)
                }
                return height + (heights.max() ?? 0)
            }
            let pictures = page.rowHeights.reduce(PanelGrid.gap * (page.grid.rows + 1), +)
            #expect(page.arrangement == .panels)
            #expect(captions + pictures + BookLayout.textPadding.bottom <= layout.pageHeight)
            #expect(pictures > 200)
        }
    }

    /// Pictures of other shapes are cropped a little, or shown whole within the frame of all pages.
    @Test(arguments: [(1024, 1792), (1024, 1536), (1536, 1024), (1024, 1024), (64, 4096), (4096, 64)])
    func givesAllPicturesOneFrame(width: Int, height: Int) throws {
        let other = try #require(PixelSize(width: width, height: height))
        let pages =
            samples.pages(Array(repeating: "A fox.", count: 9))
            + [BookPage(number: 10, text: "A hill.", pictures: [samples.picture(10, size: other)])]
        let layout = layout(samples.book(stories: [samples.story(pages: pages)]))
        let places = try layout.pages[0].map { try #require($0.picture) }
        let (frame, last) = (places[0], places[9])
        #expect(places.dropLast().allSatisfy { $0 == frame })
        #expect(last.top + last.height + last.gapBelow == frame.height + frame.gapBelow || last.isFull)
        if last.isFull {
            #expect(last == frame)
            let filling = max(Double(frame.width) / Double(width), Double(frame.height) / Double(height))
            #expect(Double(width) * filling * PictureFrame.safeArea <= Double(frame.width) + 1)
            #expect(Double(height) * filling * PictureFrame.safeArea <= Double(frame.height) + 1)
        } else {
            #expect(last.width <= frame.width - 2 * BookLayout.plateMargin)
            #expect(abs(last.width * height - last.height * width) <= max(width, height))
        }
    }
}
