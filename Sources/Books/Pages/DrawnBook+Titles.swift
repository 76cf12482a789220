import Domain
import Media
import Typesetting

extension DrawnBook {
    private static let gap = 24.0

    func coverPage(on side: Sheet.Side) throws -> DrawnPage {
        let cover = Cover(of: book, in: design.sheet.whole(on: side), live: design.sheet.live(on: side), setter)
        var page = page(cover.palette.paper, on: side)
        try add(cover, to: &page)
        return page
    }

    func add(_ cover: Cover, to page: inout DrawnPage) throws {
        if let (picture, place) = cover.picture { add(picture, at: place, to: &page) }
        for label in cover.labels {
            let box = label.box
            if let panel = label.ground.panel {
                let shape = Path.box(box.x, box.y, box.width, box.height, radius: Cover.radius)
                page.elements.append(DrawnPage.Element(.fill(shape, Color(panel.value)), .artifact))
            }
            try add(label.entries, from: box.y + Cover.padding.y, in: box, label.ground, to: &page)
        }
    }

    /// The title page of a story in a collection.
    func titlePage(of story: BookStory, on side: Sheet.Side) throws -> DrawnPage {
        let palette = palette(story.theme)
        var page = page(palette.paper, on: side)
        let live = design.sheet.live(on: side)
        let setting = titles(BookParts(of: book).names(of: story), in: live, share: 0.3)
        var y = live.y + (live.height - setting.height) / 2
        if let picture = story.firstPicture {
            let side = min(live.width * 0.62, live.height * 0.5)
            y = live.y + (live.height - setting.height - side - Self.gap) / 2 + side + Self.gap
            let frame = Box(x: live.x + (live.width - side) / 2, y: y - side - Self.gap, width: side, height: side)
            // The picture is described where the story shows it completely.
            add(picture, at: PictureFrame(picture.shownSize, in: frame, inset: 0), .artifact, to: &page)
        }
        try add(setting.entries, from: y, in: live, TextGround(palette), to: &page)
        return page
    }

    /// Title, names and publisher in the middle of a page.
    func innerTitlePage(on side: Sheet.Side) throws -> DrawnPage {
        let palette = palette(book.stories.first?.theme ?? .neutral)
        let parts = BookParts(of: book)
        var page = page(palette.paper, on: side)
        let live = design.sheet.live(on: side)
        let setting = titles(parts.titleNames, in: live, share: 0.6)
        let top = live.y + (live.height - setting.height) * 0.4
        try add(setting.entries, from: top, in: live, TextGround(palette), to: &page)
        if let publisher = parts.publisher {
            let bottom = Box(
                x: live.x, y: live.y + live.height - design.sizes.small * 1.4, width: live.width, height: 0)
            try add(publisher, .title, size: design.sizes.small, in: bottom, palette.accent, .paragraph, to: &page)
        }
        return page
    }

    /// `share` is the part of the height that the names may have.
    private func titles(_ names: [TitleSetting.Name], in live: Box, share: Double) -> TitleSetting {
        TitleSetting(
            names, setter, width: live.width, room: live.height * share, pageWidth: design.sheet.width)
    }

    /// Each line in the middle.
    private func add(
        _ entries: [TitleSetting.Entry], from top: Double, in box: Box, _ ground: TextGround,
        to page: inout DrawnPage
    ) throws {
        var y = top
        for (index, entry) in entries.enumerated() {
            if index > 0 { y += entry.gap }
            let place = Box(x: box.x, y: y, width: box.width, height: entry.block.height)
            let color = entry.name.isAccented ? ground.accent : ground.ink
            let structure: DrawnPage.Structure = entry.name.rank == .title ? .heading(level: 1) : .paragraph
            page.elements.append(
                DrawnPage.Element(try setter.mark(entry.block, in: place, .center, Color(color.value)), structure))
            y += entry.block.height
        }
    }
}
