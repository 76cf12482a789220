import Domain
import Media
import Typesetting

/// The pages before and after the stories.
extension DrawnBook {
    /// Title page, copyright page, and dedication.
    func frontMatter(for format: ExportFormat, from first: Int) throws -> [Page] {
        let parts = BookParts(of: book)
        guard format == .print || !book.frontMatter.isEmpty else { return [] }
        var pages = [Page(content: try innerTitlePage(on: side(of: first)), heading: nil)]
        let lines = parts.copyrightPage(for: format)
        pages.append(Page(content: try smallPage(lines, at: .bottom, on: side(of: first + 1)), heading: nil))
        if let dedication = parts.dedication {
            pages.append(Page(content: try smallPage([dedication], at: .middle, on: side(of: first + 2)), heading: nil))
        }
        return pages
    }

    /// What the book is about, and how it was made.
    func endMatter(from first: Int) throws -> [Page] {
        var pages: [Page] = []
        if let about = BookParts(of: book).about {
            pages.append(
                Page(content: try smallPage(PageText(about).paragraphs, at: .middle, on: side(of: first)), heading: nil)
            )
        }
        let colophon = Colophon(of: book, words)
        let content = try smallPage(
            colophon.paragraphs, at: .bottom, on: side(of: first + pages.count), heading: colophon.title)
        return pages + [Page(content: content, heading: colophon.title)]
    }

    /// Of lines on these pages, in ems.
    private static let longestLine = 30.0

    private enum Place {
        case middle, bottom
    }

    private func smallPage(
        _ paragraphs: [String], at place: Place, on side: Sheet.Side, heading: String? = nil
    ) throws -> DrawnPage {
        let palette = palette(.neutral)
        var page = page(palette.paper, on: side)
        var live = design.sheet.live(on: side)
        var size = place == .middle ? design.sizes.smallest : design.sizes.small
        let text = setter.measured(paragraphs, .reading)
        while size > 7, text.block(size: size, width: live.width, lineHeight: 1.5, gap: 0.8).height > live.height * 0.9
        {
            size -= 1
        }
        let width = min(live.width, size * Self.longestLine)
        if place == .middle { live.x += (live.width - width) / 2 }
        live.width = width
        let block = text.block(size: size, width: live.width, lineHeight: 1.5, gap: 0.8)
        let head = heading == nil ? 0 : size * 2.4
        let free = max(head, live.height - block.height)
        let y = live.y + (place == .bottom ? free : max(head, free * 0.45))
        if let heading {
            let box = Box(x: live.x, y: y - head, width: live.width, height: head)
            try add(
                heading, .title, size: size * 1.25, in: box, palette.ink, .heading(level: 1), alignment: .start,
                to: &page
            )
        }
        let box = Box(x: live.x, y: y, width: live.width, height: block.height)
        let alignment: TextBlock.Alignment = place == .middle && paragraphs.count == 1 ? .center : .start
        page.elements.append(
            DrawnPage.Element(try setter.mark(block, in: box, alignment, Color(palette.ink.value)), .paragraph))
        return page
    }
}
