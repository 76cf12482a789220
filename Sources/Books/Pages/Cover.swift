import Domain
import Typesetting

/// A cover: the first picture over the whole page, or over as much of it as its shape allows, and the names.
///
/// Names are in the column or band beside the picture. If there is none, they are on it: the title at the top, the
/// makers at the bottom.
struct Cover {
    /// Names in a box, which has ``padding`` around them.
    struct Label {
        let entries: [TitleSetting.Entry]
        let ground: TextGround
        let box: Box
    }

    static let padding = (x: 16.0, y: 10.0)
    /// Of the corners of a panel under names.
    static let radius = 14.0
    /// The part of the height that names on a picture may have.
    private static let largestShare = 0.36
    /// The part of the height that other names may have.
    private static let largestShareAlone = 0.6
    /// Between the picture and names beside or above it.
    private static let gap = 24.0
    /// The mean luminance of a picture below which the cover is dark: a CIE lightness of about 53.
    private static let darkest = 0.214

    let palette: Palette
    let isDark: Bool
    /// Nil in a book without pictures.
    let picture: (picture: BookPicture, place: PictureFrame)?
    let labels: [Label]

    /// `live` is the part of `whole` where text may be.
    init(of book: Book, in whole: Box, live: Box, _ setter: TextSetter) {
        let theme = book.stories.first?.theme ?? .neutral
        let (light, dark) = (Palette.light(theme), Palette.dark(theme))
        let names = BookParts(of: book).coverNames
        let set = { (width: Double, room: Double) in
            TitleSetting(names, setter, width: width - 2 * Self.padding.x, room: room, pageWidth: whole.width)
        }
        guard let first = book.firstPicture else {
            (isDark, palette, picture) = (true, dark, nil)
            let setting = set(live.width, live.height * Self.largestShareAlone)
            labels = [Self.label(setting, in: live, TextGround(dark))]
            return
        }
        let pixels = PicturePixels(of: first, on: setter.shaper.typefaces.fileSystem)
        isDark = pixels.map { $0.meanLuminance < Self.darkest } ?? true
        let palette = isDark ? dark : light
        let setting = set(live.width, whole.height * Self.largestShare)
        let isLeftToRight = setter.shaper.language.direction == .leftToRight
        let place = PictureFrame.covering(
            whole, first.shownSize, band: live.y - whole.y + setting.height + 2 * Self.gap,
            isOuterEdgeRight: isLeftToRight)
        self.palette = palette
        picture = (first, place)
        let frame = place.frame
        if frame.width < whole.width {
            var column = live
            if isLeftToRight {
                column.width = frame.x - Self.gap - live.x
            } else {
                column.x = frame.x + frame.width + Self.gap
                column.width = live.x + live.width - column.x
            }
            let setting = set(column.width, live.height * Self.largestShareAlone)
            labels = [Self.label(setting, in: column, TextGround(palette))]
        } else if frame.y - whole.y >= live.y - whole.y + setting.height + Self.gap {
            var band = live
            band.height = frame.y - Self.gap - live.y
            labels = [Self.label(setting, in: band, TextGround(palette))]
        } else {
            let isMaker = { (entry: TitleSetting.Entry) in entry.name.rank == .author }
            let parts = [setting.entries.filter { !isMaker($0) }, setting.entries.filter(isMaker)]
            labels = parts.enumerated().filter { !$0.element.isEmpty }.map { index, entries in
                let box = Self.box(of: entries, in: live, setter, isAtTop: index == 0)
                var luminances = pixels?.luminances(in: box, at: place.box)
                // The upper part is on the band above the picture.
                if box.y < frame.y, let range = luminances {
                    let paper = palette.paper.luminance
                    luminances = min(paper, range.lowerBound)...max(paper, range.upperBound)
                }
                let ground = TextGround(on: luminances, inks: [dark.ink, light.ink], orOn: palette)
                return Label(entries: entries, ground: ground, box: box)
            }
        }
    }

    /// In the middle of a room.
    private static func label(_ setting: TitleSetting, in room: Box, _ ground: TextGround) -> Label {
        let height = setting.height + 2 * padding.y
        let box = Box(x: room.x, y: room.y + (room.height - height) / 2, width: room.width, height: height)
        return Label(entries: setting.entries, ground: ground, box: box)
    }

    /// As wide as the names, at the top or at the bottom.
    private static func box(
        of entries: [TitleSetting.Entry], in live: Box, _ setter: TextSetter, isAtTop: Bool
    ) -> Box {
        let width = entries.reduce(0) { max($0, setter.width(of: $1.block)) } + 2 * padding.x
        let height = TitleSetting.height(of: entries) + 2 * padding.y
        return Box(
            x: live.x + (live.width - width) / 2, y: isAtTop ? live.y : live.y + live.height - height, width: width,
            height: height)
    }
}
