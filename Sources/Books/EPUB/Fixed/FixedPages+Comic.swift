import Domain
import Media
import Typesetting

extension FixedPages {
    /// The panels of a comic page: for each its picture, then its words in reading order.
    func comic(_ sheet: ComicSheet, _ page: BookPage, of story: BookStory) -> Markup {
        """
        <div class="comic">
        \(lines: zip(sheet.panels, page.pictures).map { panel($0, $1, page, of: story) })
        </div>
        """
    }

    private func panel(
        _ panel: ComicSheet.Panel, _ picture: BookPicture, _ page: BookPage, of story: BookStory
    ) -> Markup {
        let frame = PictureFrame(picture.shownSize, in: panel.picture, inset: 0).frame
        let place = Box(
            x: frame.x - panel.frame.x, y: frame.y - panel.frame.y, width: frame.width, height: frame.height)
        return """
            <div class="frame" style="\(Self.position(panel.frame))">
            \(picture.markup(alt: picture.alt, style: Self.position(place)))
            </div>
            \(lines: panel.letters.map { words($0, page, of: story) })
            """
    }

    /// Each line as it was measured. The name of a speaker is only read aloud.
    private func words(_ letters: ComicSheet.Letters, _ page: BookPage, of story: BookStory) -> Markup {
        let lines = letters.block.lines.map { line -> Markup in "\(line.text)" }.joined(separator: "<br/>\n")
        let top = Int((letters.text.y - letters.box.y).rounded())
        let size = (letters.block.size * 10).rounded() / 10
        let style = "\(Self.position(letters.box));padding-top:\(top)px;font-size:\(size)px"
        switch letters.piece {
        case .heading: return "<h2 style=\"\(style)\">\(lines)</h2>"
        case .narration, .choice:
            let side = Int((letters.text.x - letters.box.x).rounded())
            var words = lines
            if case .choice(_, let index) = letters.piece {
                words = "<a href=\"\(FixedEdition.path(of: page.shownChoices[index], in: story))\">\(lines)</a>"
            }
            return
                "<p class=\"narration\" style=\"\(style);padding-left:\(side)px;padding-right:\(side)px\">\(words)</p>"
        case .speech(_, let speaker):
            let name = speaker.map { "<span class=\"unseen\">\(story.cast[$0].name): </span>" as Markup } ?? .empty
            let radius = Int(letters.radius.rounded())
            return """
                <p class="speech" style="\(style);border-radius:\(radius)px">\(name)\(lines)</p>\
                \(letters.tail.map { markup(of: $0, of: letters) } ?? .empty)
                """
        }
    }

    /// Two triangles: the line, and within it the paper.
    private func markup(of tail: ComicSheet.Tail, of letters: ComicSheet.Letters) -> Markup {
        let bottom = letters.box.y + letters.box.height
        let height = max(1, Int((tail.tip.y - bottom).rounded()))
        func triangle(_ kind: String, _ grow: Double) -> Markup {
            let half = ComicSheet.tailBase * letters.block.size + grow
            let left = min(max(1, tail.tip.x - tail.base + half), 2 * half - 1)
            return """
                <span class="tail \(kind)" style="left:\(Int((tail.base - half).rounded()))px;\
                top:\(Int(bottom.rounded()) - (kind == "line" ? 0 : 2))px;border-left-width:\(Int(left.rounded()))px;\
                border-right-width:\(Int((2 * half - left).rounded()))px;border-top-width:\(height)px"></span>
                """
        }
        return "\n\(triangle("line", 2))\(triangle("paper", 0))"
    }

    private static func position(_ box: Box) -> String {
        let values = [box.x, box.y, box.width, box.height].map { Int($0.rounded()) }
        return "left:\(values[0])px;top:\(values[1])px;width:\(values[2])px;height:\(values[3])px"
    }
}
