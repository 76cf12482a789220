import Domain
import Typesetting

/// The measures of one page, in pixels.
struct PageLayout: Sendable {
    enum Arrangement: String, Sendable {
        /// One picture over the full width. The paper of the text overlaps its lower edge a little.
        case full
        /// One picture within its frame, with paper on all sides.
        case plate
        /// Several pictures with paper between and around them, each with its caption.
        case panels
        /// Panels with balloons and narrator boxes.
        case comic
        /// Words alone.
        case words
    }

    /// A picture's place in the frame at the top of the page.
    struct Place: Hashable, Sendable {
        let top: Int
        let width: Int
        let height: Int
        /// To the paper under the text. Negative where the paper overlaps the picture.
        let gapBelow: Int
        /// Whether the picture fills its frame, which may cut off a little.
        let isFull: Bool

        init(_ size: PixelSize, frameHeight: Int) {
            let frame = Box(x: 0, y: 0, width: Double(BookLayout.pageWidth), height: Double(frameHeight))
            let place = PictureFrame(size, in: frame, inset: Double(BookLayout.plateMargin))
            isFull = !place.isWhole
            top = Int(place.frame.y)
            width = Int(place.frame.width)
            height = Int(place.frame.height)
            gapBelow = isFull ? -BookLayout.sheetOverlap : max(0, frameHeight - BookLayout.sheetOverlap - top - height)
        }
    }

    let typeSize: Int
    /// The page's text, or a caption for each panel of a comic.
    let texts: [PageText]
    let grid: PanelGrid
    /// What the words leave.
    let freeHeight: Int
    /// Nil for a page of panels, and for one without a picture.
    let picture: Place?
    /// Nil unless the page is one of panels with balloons and narrator boxes. In pixels.
    var comic: ComicSheet?

    var arrangement: Arrangement {
        if comic != nil { return .comic }
        if grid.isComic { return .panels }
        guard let picture else { return .words }
        return picture.isFull ? .full : .plate
    }

    /// The heights of the pictures in the rows of a page of panels.
    var rowHeights: [Int] { grid.rowHeights(within: min(grid.height, freeHeight)) }
}
