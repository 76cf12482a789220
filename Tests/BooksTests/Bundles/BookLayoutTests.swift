import Testing

@testable import Books
@testable import Domain

struct BookLayoutTests {
    private let samples = SampleBooks()

    private func words(_ count: Int) -> String {
        Array(repeating: "lantern", count: count).joined(separator: " ")
    }

    private func layout(_ texts: [String], ages: ClosedRange<Int> = 3...6, size: PixelSize = .page) -> BookLayout {
        BookLayout(of: samples.book(ages: ages, stories: [samples.story(pages: samples.pages(texts, size: size))]))
    }

    @Test func showsAStandardPictureWholeOverShortText() {
        let layout = layout(SampleBooks.texts)
        let page = layout.pages[0][0]
        #expect(page.arrangement == .full)
        #expect(page.pictureWidth == 1024)
        #expect(page.pictureHeight == 1792)
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

    @Test func letsThePictureGiveWayToALongText() {
        let texts = Array(repeating: words(12), count: 9) + [words(90)]
        let page = layout(texts).pages[0][9]
        #expect(page.arrangement == .plate)
        #expect(page.pictureHeight < 1792)
        #expect(page.pictureWidth == 1024 * page.pictureHeight / 1792)
    }

    @Test(
        arguments: [1, 20, 60, 100, 150, 200, 500, 2_000, 10_000],
        [PixelSize(width: 1024, height: 1792), PixelSize(width: 896, height: 512), PixelSize(width: 64, height: 4096)])
    func leavesRoomForEveryText(count: Int, size: PixelSize?) throws {
        let layout = layout(["A fox.", words(count), words(30)], size: try #require(size))
        for (page, text) in zip(layout.pages[0], ["A fox.", words(count), words(30)]) {
            let panel = BookLayout.panelHeight(
                of: MeasuredText([text]), typeSize: page.typeSize, scale: layout.typeScale)
            #expect(panel + page.pictureHeight <= layout.pageHeight + BookLayout.sheetOverlap)
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
        let layout = BookLayout(of: samples.book(stories: [samples.story(pages: pages)]))
        for page in layout.pages[0] {
            let lineWidth = page.grid.cellWidth - 2 * BookLayout.captionMargin
            let captions = (0..<page.grid.rows).reduce(0) { height, row in
                let lines = page.texts[page.grid.panels(inRow: row, of: panels)].map {
                    MeasuredText($0.paragraphs).lines(typeSize: page.typeSize, lineWidth: lineWidth)
                }
                return height + (lines.max() ?? 0) * page.typeSize * layout.typeScale.lineHeight / 100
            }
            #expect(page.arrangement == .panels)
            #expect(captions + page.pictureHeight + BookLayout.textPadding.bottom <= layout.pageHeight)
            #expect(page.pictureHeight > 200)
        }
    }

    @Test func givesATitleOneLineRatherThanTwo() {
        let setting = TitleSetting(title: "The Lantern Fox", names: ["Mira"], room: 420, mostRoom: 1200)
        #expect(setting.titleSize >= 84)
        #expect(setting.titleSize < 124)
        #expect(setting.height <= 420)
    }

    @Test(arguments: [1, 40, 400, 4_000])
    func fitsEveryTitle(length: Int) {
        let setting = TitleSetting(
            title: String(repeating: "W", count: length), names: [words(length)], room: 420, mostRoom: 1200)
        #expect(setting.height <= 1200)
    }
}
