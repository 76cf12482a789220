import Typesetting

/// The size of a book's pages, and what is kept clear on them. In points.
struct Sheet: Hashable, Sendable {
    /// Which edge of a page is bound.
    enum Side: Sendable {
        /// On a screen, no edge is bound.
        case single
        case left
        case right
    }

    struct Edges: Hashable, Sendable {
        var top: Double
        var bottom: Double
        var outside: Double
        var inside: Double
    }

    /// Of the page after it is cut.
    var width: Double
    var height: Double
    /// What is printed beyond the cut.
    var bleed = Edges(top: 0, bottom: 0, outside: 0, inside: 0)
    /// What text keeps clear, from the cut.
    var margins: Edges

    /// A page for screens, and for comic readers.
    static func screen(height: Double) -> Sheet {
        Sheet(
            width: 512, height: height, margins: Edges(top: 38, bottom: 42, outside: 38, inside: 38))
    }

    /// An empty page on that side, with the space that its bleed adds.
    func page(on side: Side) -> DrawnPage {
        var page = DrawnPage(
            width: width + bleed.inside + bleed.outside, height: height + bleed.top + bleed.bottom)
        if side != .single {
            page.bleed = (
                left: left(bleed, side), top: bleed.top, right: right(bleed, side), bottom: bleed.bottom
            )
        }
        return page
    }

    /// The whole page, with bleed.
    func whole(on side: Side) -> Box {
        Box(x: 0, y: 0, width: width + bleed.inside + bleed.outside, height: height + bleed.top + bleed.bottom)
    }

    /// Where text may be.
    func live(on side: Side) -> Box {
        Box(
            x: left(bleed, side) + left(margins, side), y: bleed.top + margins.top,
            width: width - margins.inside - margins.outside, height: height - margins.top - margins.bottom)
    }

    private func left(_ edges: Edges, _ side: Side) -> Double { side == .right ? edges.inside : edges.outside }
    private func right(_ edges: Edges, _ side: Side) -> Double { side == .right ? edges.outside : edges.inside }
}
