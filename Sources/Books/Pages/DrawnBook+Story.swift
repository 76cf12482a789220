import Domain
import Media
import Typesetting

extension DrawnBook {
    /// The pages of one page of the story: more than one if its text is too long. `side` is that of each, from 0.
    func storyPages(
        _ page: BookPage, _ text: MeasuredParagraphs, of story: BookStory, number: Int, side: (Int) -> Sheet.Side
    ) throws -> [DrawnPage] {
        if page.isComic { return [try comicSheet(page, of: story, number: number, side: side(0))] }
        if page.pictures.count > 1 { return [try comicPage(page, of: story, number: number, side: side(0))] }
        let size = design.size(of: text)
        var rest: TextBlock? = text.block(size: size, width: design.lineWidth, lineHeight: design.sizes.lineHeight)
        var pages: [DrawnPage] = []
        while let block = rest {
            let picture = pages.isEmpty ? page.pictures.first : nil
            let most = picture == nil ? design.sheet.height : design.tallestBand
            let around =
                (design.arrangement == .below ? PageDesign.gapAbove : design.sheet.margins.top) + design.gapBelow
            let (first, next) = block.divided(at: most - around)
            pages.append(try draw(first, picture, of: story, number: number, side: side(pages.count)))
            rest = next
        }
        return pages
    }

    private func draw(
        _ block: TextBlock, _ picture: BookPicture?, of story: BookStory, number: Int, side: Sheet.Side
    ) throws -> DrawnPage {
        let palette = palette(story.theme)
        var page = page(palette.paper, on: side)
        let whole = design.sheet.whole(on: side)
        var room = Box(x: 0, y: 0, width: whole.width, height: whole.height)
        let needed = block.height + PageDesign.gapAbove + design.gapBelow + design.sheet.bleed.bottom
        if let picture {
            switch design.arrangement {
            case .below:
                let band = max(design.band + design.sheet.bleed.bottom, needed)
                room.y = whole.height - band
                room.height = band
                let frame = Box(x: 0, y: 0, width: whole.width, height: room.y + PageDesign.overlap)
                if !add(picture, in: frame, inset: 22, to: &page).isWhole { addPaper(room, palette, to: &page) }
            case .beside:
                let width = whole.width - design.lineWidth - PageDesign.gapAbove - textMargin(on: side)
                let isLeft = side != .right
                add(
                    picture, in: Box(x: isLeft ? 0 : whole.width - width, y: 0, width: width, height: whole.height),
                    inset: 22, to: &page)
                room = Box(x: isLeft ? width : 0, y: 0, width: whole.width - width, height: whole.height)
            }
        }
        try add(block, below: room, on: side, palette, to: &page)
        try addFolio(number, palette, in: room, on: side, to: &page)
        return page
    }

    /// From the edge of the page that is bound, or from the right edge of a screen.
    private func textMargin(on side: Sheet.Side) -> Double {
        design.sheet.margins.inside + design.sheet.bleed.inside
    }

    @discardableResult
    func add(_ picture: BookPicture, in frame: Box, inset: Double, to page: inout DrawnPage) -> PictureFrame {
        let place = PictureFrame(picture.shownSize, in: frame, inset: inset)
        add(picture, at: place, to: &page)
        return place
    }

    /// With its text alternative, unless another structure is given.
    func add(
        _ picture: BookPicture, at place: PictureFrame, _ structure: DrawnPage.Structure? = nil,
        to page: inout DrawnPage
    ) {
        let drawn = DrawnPicture(file: picture.file, digest: picture.digest)
        page.elements.append(
            DrawnPage.Element(
                .picture(drawn, box: place.box, frame: place.frame),
                structure ?? (picture.alt.isEmpty ? .artifact : .figure(picture.alt))))
    }

    /// The paper under a text, with round upper corners.
    func addPaper(_ room: Box, _ palette: Palette, to page: inout DrawnPage) {
        let paper = Path.box(
            room.x, room.y, room.width, room.height + PageDesign.overlap, radius: PageDesign.overlap)
        page.elements.append(DrawnPage.Element(.fill(paper, Color(palette.paper.value)), .artifact))
    }

    /// A text in the middle of its room, as wide as its longest line.
    private func add(
        _ block: TextBlock, below room: Box, on side: Sheet.Side, _ palette: Palette, to page: inout DrawnPage
    ) throws {
        guard !block.lines.isEmpty else { return }
        let live = design.sheet.live(on: side)
        let isBeside = room.width < page.width
        let left = isBeside && room.x > 0 ? room.x + PageDesign.gapAbove : live.x
        let widest = setter.width(of: block)
        let width = isBeside ? design.lineWidth : live.width
        let bottom = design.gapBelow + design.sheet.bleed.bottom
        let free = room.height - bottom - block.height - PageDesign.gapAbove
        let place = Box(
            x: left + (width - widest) / 2, y: room.y + PageDesign.gapAbove + max(0, free) / 2, width: widest,
            height: block.height)
        var rest = place
        for part in block.parts {
            let color = part.kind == .text ? palette.ink : palette.accent
            let mark = try setter.mark(part.block, in: rest, .start, Color(color.value))
            page.elements.append(
                DrawnPage.Element(mark, part.kind == .heading ? .heading(level: 2) : .paragraph))
            rest.y += part.block.height
        }
    }

    private func addFolio(
        _ number: Int, _ palette: Palette, in room: Box, on side: Sheet.Side, to page: inout DrawnPage
    ) throws {
        let size = design.sizes.folio
        let y = page.height - design.sheet.bleed.bottom - design.sheet.margins.bottom / 2 - size * 0.7
        let live = design.sheet.live(on: side)
        let isBeside = room.width < page.width
        let box = Box(
            x: isBeside && room.x > 0 ? room.x + PageDesign.gapAbove : live.x, y: y,
            width: isBeside ? design.lineWidth : live.width, height: size)
        try add("\(number)", .reading, size: size, in: box, palette.accent, .artifact, to: &page)
    }
}
