/// How one page is set.
struct PageLayout: Hashable, Sendable {
    /// Pixels.
    let typeSize: Int
    /// The page's text, or a caption for each panel of a comic.
    let texts: [PageText]
    let grid: PanelGrid
    /// The height that is left to the pictures, in pixels; at most the grid's own.
    let pictureHeight: Int

    enum Arrangement: String, Sendable {
        /// One picture over the full width, with the paper of the text a little over its lower edge.
        case full
        /// One picture that gives way to the text, with paper on all sides.
        case plate
        /// Several pictures with paper between and around them, each with its caption.
        case panels
    }

    var arrangement: Arrangement {
        if grid.isComic { return .panels }
        return pictureHeight < grid.height ? .plate : .full
    }

    /// The width at which the pictures keep their proportions.
    var pictureWidth: Int {
        grid.height > 0 ? grid.width * pictureHeight / grid.height : grid.width
    }
}
