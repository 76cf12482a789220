import Domain
import Media
import Typesetting

extension DrawnBook {
    /// A line of a cover or title page.
    private struct Name {
        var text: String
        var isTitle = false
        var color: Palette.Color
    }

    /// Names on paper, over the picture.
    func coverPage(on side: Sheet.Side) throws -> DrawnPage {
        let palette = Palette.dark(book.stories.first?.theme ?? .neutral)
        var page = page(palette.paper, on: side)
        try addCover(palette, in: design.sheet.whole(on: side), live: design.sheet.live(on: side), to: &page)
        return page
    }

    /// `live` is the part of the cover where text may be.
    func addCover(_ palette: Palette, in whole: Box, live: Box, to page: inout DrawnPage) throws {
        let parts = BookParts(of: book)
        let names =
            [parts.series, book.collectionTitle].compactMap { $0 }.map { Name(text: $0, color: palette.accent) }
            + [Name(text: book.title, isTitle: true, color: palette.ink)]
            + (parts.subtitle.map { [Name(text: $0, color: palette.ink)] } ?? [])
            + parts.makerNames.map { Name(text: $0.text, color: palette.accent) }
        let size = titleSize(book.title, width: live.width, room: whole.height * 0.3)
        let height = try self.height(of: names, titleSize: size, width: live.width)
        let top = max(30, live.y)
        if let picture = book.firstPicture, Self.standsBeside(picture, in: whole) {
            return try addCover(names, palette, beside: picture, in: whole, live: live, to: &page)
        }
        let band = top + height + 30
        if let picture = book.firstPicture {
            let frame = Box(
                x: whole.x, y: band - PageDesign.overlap, width: whole.width,
                height: whole.height - band + PageDesign.overlap)
            add(picture, in: frame, inset: 22, to: &page)
            let paper = Path.box(
                whole.x, -PageDesign.overlap, whole.width, band + PageDesign.overlap, radius: PageDesign.overlap)
            page.elements.append(DrawnPage.Element(.fill(paper, Color(palette.paper.value)), .artifact))
        }
        let start = book.firstPicture == nil ? (whole.height - height) / 2 : top
        try add(names, from: start, in: live, titleSize: size, to: &page)
    }

    /// Whether a picture is so tall that names below it would leave little of it.
    private static func standsBeside(_ picture: BookPicture, in whole: Box) -> Bool {
        let size = picture.shownSize
        return Double(size.height) / Double(size.width) > 1.25 && whole.width > whole.height * 0.9
    }

    /// The picture at the outer edge, as high as the cover, and the names beside it.
    private func addCover(
        _ names: [Name], _ palette: Palette, beside picture: BookPicture, in whole: Box, live: Box,
        to page: inout DrawnPage
    ) throws {
        let ratio = Double(picture.shownSize.width) / Double(picture.shownSize.height)
        let width = min(whole.width * 0.55, whole.height * ratio)
        let isRight = language.direction == .leftToRight
        let frame = Box(
            x: isRight ? whole.x + whole.width - width : whole.x, y: 0, width: width, height: whole.height)
        add(picture, in: frame, inset: 22, to: &page)
        let column = Box(
            x: isRight ? live.x : frame.x + width + 24, y: live.y,
            width: (isRight ? frame.x - live.x : live.x + live.width - frame.x - width) - 24, height: live.height)
        let size = titleSize(book.title, width: column.width, room: whole.height * 0.5)
        let height = try self.height(of: names, titleSize: size, width: column.width)
        try add(names, from: live.y + (live.height - height) * 0.4, in: column, titleSize: size, to: &page)
    }

    /// The title page of a story in a collection.
    func titlePage(of story: BookStory, on side: Sheet.Side) throws -> DrawnPage {
        let palette = palette(story.theme)
        var page = page(palette.paper, on: side)
        let live = design.sheet.live(on: side)
        let names =
            [Name(text: story.title, isTitle: true, color: palette.ink)]
            + (story.details.author.map { [Name(text: $0, color: palette.accent)] } ?? [])
        let size = titleSize(story.title, width: live.width, room: live.height * 0.3)
        let height = try self.height(of: names, titleSize: size, width: live.width)
        var y = live.y + (live.height - height) / 2
        if let picture = story.firstPicture {
            let side = min(live.width * 0.62, live.height * 0.5)
            y = live.y + (live.height - height - side - 24) / 2 + side + 24
            let frame = Box(x: live.x + (live.width - side) / 2, y: y - side - 24, width: side, height: side)
            let place = PictureFrame(picture.shownSize, in: frame, inset: 0)
            // The picture is described where the story shows it completely.
            page.elements.append(
                DrawnPage.Element(
                    .picture(
                        DrawnPicture(file: picture.file, digest: picture.digest), box: place.box, frame: place.frame),
                    .artifact))
        }
        try add(names, from: y, in: live, titleSize: size, to: &page)
        return page
    }

    /// Title, names and publisher in the middle of a page.
    func innerTitlePage(on side: Sheet.Side) throws -> DrawnPage {
        let palette = palette(book.stories.first?.theme ?? .neutral)
        let parts = BookParts(of: book)
        var page = page(palette.paper, on: side)
        let live = design.sheet.live(on: side)
        let names =
            (parts.series.map { [Name(text: $0, color: palette.accent)] } ?? [])
            + [Name(text: book.title, isTitle: true, color: palette.ink)]
            + (parts.subtitle.map { [Name(text: $0, color: palette.ink)] } ?? [])
            + parts.makerNames.map { Name(text: $0.text, color: palette.accent) }
        let size = titleSize(book.title, width: live.width, room: live.height * 0.4)
        let height = try self.height(of: names, titleSize: size, width: live.width)
        try add(names, from: live.y + (live.height - height) * 0.4, in: live, titleSize: size, to: &page)
        if let publisher = parts.publisher {
            let bottom = Box(
                x: live.x, y: live.y + live.height - design.sizes.small * 1.4, width: live.width, height: 0)
            try add(publisher, .reading, size: design.sizes.small, in: bottom, palette.accent, .paragraph, to: &page)
        }
        return page
    }

    /// The largest size at which a title keeps its words whole and fits; on one line if that is not too small.
    private func titleSize(_ title: String, width: Double, room: Double) -> Double {
        let text = setter.measured([title], .title)
        let sizes = stride(from: min(62, design.sheet.width / 8), through: 16, by: -1).filter { size in
            text.longestWord * size <= width && text.block(size: size, width: width, lineHeight: 1.15).height <= room
        }
        let onOneLine = sizes.first { text.block(size: $0, width: width, lineHeight: 1.15).lines.count == 1 }
        if let onOneLine, onOneLine >= (sizes.first ?? 0) * 0.68 { return onOneLine }
        return sizes.first ?? 16
    }

    private func nameSize(beside titleSize: Double) -> Double { min(19, max(10, titleSize * 0.45)) }

    private func height(of names: [Name], titleSize: Double, width: Double) throws -> Double {
        var page = DrawnPage(width: width, height: 0)
        return try add(names, from: 0, in: Box(x: 0, y: 0, width: width, height: 0), titleSize: titleSize, to: &page)
    }

    @discardableResult
    private func add(
        _ names: [Name], from top: Double, in box: Box, titleSize: Double, to page: inout DrawnPage
    ) throws -> Double {
        var y = top
        for (index, name) in names.enumerated() {
            let size = name.isTitle ? titleSize : nameSize(beside: titleSize)
            if index > 0 { y += nameSize(beside: titleSize) * 0.5 }
            y = try add(
                name.text, .title, size: size, in: Box(x: box.x, y: y, width: box.width, height: 0), name.color,
                name.isTitle ? .heading(level: 1) : .paragraph, lineHeight: name.isTitle ? 1.15 : 1.4, to: &page)
        }
        return y
    }
}
