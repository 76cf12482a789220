import Domain
import Typesetting

/// The measures that all story pages of a book share: one size, one frame for pictures, one type size for most pages.
struct PageDesign {
    /// Where the text is.
    enum Arrangement {
        /// On paper below the picture, which it overlaps a little.
        case below
        /// Beside the picture, on the side that is bound.
        case beside
    }

    /// How far the paper under the text overlaps the picture.
    static let overlap = 14.0
    /// White space above a text.
    static let gapAbove = 26.0
    /// How many pages of a hundred a measure must suit.
    private static let usual = 80
    private static let largestTextShare = 0.72

    let sheet: Sheet
    let sizes: TypeSizes
    let arrangement: Arrangement
    /// The size of most pages' type.
    let bookSize: Double
    /// The height of the paper under most texts.
    let band: Double

    /// For screens: the page is as high as a picture and a text of usual length need together.
    /// It is at least `least` points high.
    static func screen(
        _ texts: [MeasuredParagraphs], _ pictures: [PixelSize], _ sizes: TypeSizes, least: Double
    ) -> PageDesign {
        if texts.isEmpty, least > 0 { return PageDesign(.screen(height: least), sizes, .below, sizes.largest, 150) }
        let width = Sheet.screen(height: 0).width
        let heights = pictures.map { min(896, width * Double($0.height) / Double($0.width)) }
        let picture = usualValue(of: heights)
        let room = min(380, max(150, 1152 - picture))
        let design = PageDesign(texts, .screen(height: 1152), sizes, .below, room: room, least: 150)
        // In whole points, so that the usual picture is shown in its own size.
        let band = design.band.rounded(.up)
        let sheet = Sheet.screen(height: max(least, picture + band - (picture > 0 ? overlap : 0)))
        return PageDesign(sheet, sizes, .below, design.bookSize, band)
    }

    /// For paper of a given size.
    static func paper(
        _ texts: [MeasuredParagraphs], _ pictures: [PixelSize], _ sheet: Sheet, _ sizes: TypeSizes
    ) -> PageDesign {
        let ratio = usualValue(of: pictures.map { Double($0.height) / Double($0.width) })
        let isBeside = ratio > 1.25 && sheet.width > sheet.height * 0.9
        let width = sheet.width + sheet.bleed.inside + sheet.bleed.outside
        // What a picture over the whole width leaves. For a taller one, text is as small as the book's sizes allow.
        let rest = sheet.height + sheet.bleed.top + overlap - width * ratio * PictureFrame.safeArea
        let share = min(0.45, max(0.3, rest / sheet.height))
        return PageDesign(
            texts, sheet, sizes, isBeside ? .beside : .below, room: sheet.height * (isBeside ? 0.9 : share),
            least: sheet.height * 0.22)
    }

    private init(
        _ texts: [MeasuredParagraphs], _ sheet: Sheet, _ sizes: TypeSizes, _ arrangement: Arrangement, room: Double,
        least: Double
    ) {
        let probe = PageDesign(sheet, sizes, arrangement, sizes.largest, least)
        let size =
            sizes.all.first { size in
                let fitting = texts.count { probe.height(of: $0, size: size) <= room }
                return fitting * 100 >= texts.count * Self.usual
            } ?? sizes.smallest
        let bands = texts.map { probe.height(of: $0, size: size) }
        self.init(sheet, sizes, arrangement, size, min(room, max(least, Self.usualValue(of: bands))))
    }

    private init(
        _ sheet: Sheet, _ sizes: TypeSizes, _ arrangement: Arrangement, _ bookSize: Double, _ band: Double
    ) {
        self.sheet = sheet
        self.sizes = sizes
        self.arrangement = arrangement
        self.bookSize = bookSize
        self.band = band
    }

    /// Width of the lines of story text.
    var lineWidth: Double {
        let live = sheet.width - sheet.margins.inside - sheet.margins.outside
        return arrangement == .below ? live : sheet.width * 0.5 - sheet.margins.inside - Self.gapAbove
    }

    /// Below the text: the margin, with the page number.
    var gapBelow: Double { sheet.margins.bottom }

    /// The most that a text may take, with the space around it.
    var tallestBand: Double { sheet.height * (arrangement == .below ? Self.largestTextShare : 1) }

    /// With the space around the text.
    func height(of text: MeasuredParagraphs, size: Double) -> Double {
        let lines = text.block(size: size, width: lineWidth, lineHeight: sizes.lineHeight).height
        return lines + (arrangement == .below ? Self.gapAbove : sheet.margins.top) + gapBelow
    }

    /// The largest size at which a text fits into the usual band, at least the smallest of the book's.
    func size(of text: MeasuredParagraphs) -> Double {
        let room = arrangement == .below ? band : tallestBand
        return sizes.all.first { $0 <= bookSize && height(of: text, size: $0) <= room } ?? sizes.smallest
    }

    private static func usualValue(of values: [Double]) -> Double {
        let sorted = values.sorted()
        return sorted.isEmpty ? 0 : sorted[(sorted.count * usual + 99) / 100 - 1]
    }
}
