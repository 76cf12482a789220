import Domain
import Media
import Typesetting

extension DrawnBook {
    /// The page of a comic with its panels, balloons and narrator boxes.
    func comicSheet(_ page: BookPage, of story: BookStory, number: Int, side: Sheet.Side) throws -> DrawnPage {
        let palette = palette(story.theme)
        let room = comicRoom(on: side)
        var drawn = self.page(palette.paper, on: side)
        let size = design.sheet.width * Double(ComicPage.lettering(for: book.audience)) / 1000
        let sheet = ComicSheet(page, in: room, size: size, setter)
        let (ink, white) = (Color(palette.ink.value), Color(0xFFFFFF))
        for (panel, picture) in zip(sheet.panels, page.pictures) {
            drawn.panels.append(panel.frame)
            fill(.box(panel.frame, grow: ComicLook.border), ink, in: &drawn)
            fill(.box(panel.frame), Color(ComicLook.ground(story.theme)), in: &drawn)
            add(picture, at: PictureFrame(picture.shownSize, in: panel.picture, inset: 0), to: &drawn)
            for letters in panel.letters {
                if !letters.isHeading { fill(letters.outline(grow: ComicLook.line), ink, in: &drawn) }
                if letters.isSpeech { fill(letters.outline(grow: 0), white, in: &drawn) }
                if !letters.isSpeech, !letters.isHeading {
                    fill(letters.outline(grow: 0), Color(ComicLook.boxColor), in: &drawn)
                }
                let color = letters.isHeading ? palette.accent : ComicLook.ink
                let mark = try setter.mark(
                    letters.block, in: letters.text, letters.isSpeech || letters.isHeading ? .center : .start,
                    Color(color.value))
                let structure: DrawnPage.Structure =
                    letters.isHeading ? .heading(level: 2) : letters.isSpeech ? .speech : .paragraph
                drawn.elements.append(DrawnPage.Element(mark, structure))
            }
        }
        let folio = Box(x: room.x, y: room.y + room.height + 6, width: room.width, height: 0)
        try add("\(number)", .reading, size: design.sizes.folio, in: folio, palette.accent, .artifact, to: &drawn)
        return drawn
    }

    private func fill(_ path: Path, _ color: Color, in page: inout DrawnPage) {
        page.elements.append(DrawnPage.Element(.fill(path, color), .artifact))
    }
}

/// Colors and lines of comic pages, in points.
enum ComicLook {
    static let border = 1.0
    static let line = 0.7
    /// Of a narrator box.
    static let boxColor: UInt32 = 0xFFF4CE
    static let ink = Palette.Color(value: 0x221E1A)

    /// The ground behind words.
    static func ground(_ theme: Theme) -> UInt32 {
        switch theme {
        case .fantasy: 0xD9CDE8
        case .adventure: 0xF0DDBB
        case .animals: 0xD7E0BE
        case .family: 0xF2D5CB
        case .friendship: 0xC6DFE6
        case .neutral: 0xE6DCC8
        }
    }
}

extension Path {
    fileprivate static func box(_ box: Box, grow: Double = 0, radius: Double = 0) -> Path {
        .box(box.x - grow, box.y - grow, box.width + 2 * grow, box.height + 2 * grow, radius: radius)
    }
}

extension ComicSheet.Letters {
    /// A balloon with its tail, or a box; `grow` points larger on all sides.
    fileprivate func outline(grow: Double) -> Path {
        var path = Path.box(box, grow: grow, radius: radius == 0 ? 0 : radius + grow)
        if let tail {
            let half = ComicSheet.tailBase * block.size + grow * 1.5
            let bottom = box.y + box.height - 1
            path.append(
                .polygon(tail.base - half, bottom, tail.base + half, bottom, tail.tip.x, tail.tip.y + grow * 2))
        }
        return path
    }
}
