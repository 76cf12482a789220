struct PageLayout: Hashable, Sendable {
    /// Pixels.
    let typeSize: Int
    /// The page's text, or a caption for each panel of a comic.
    let texts: [PageText]
    let grid: PanelGrid
    /// The height left for the pictures, in pixels; at most the grid's own height.
    let pictureHeight: Int

    enum Arrangement: String, Sendable {
        /// One picture over the full width. The paper of the text overlaps its lower edge a little.
        case full
        /// One picture that is smaller to leave room for the text, with paper on all sides.
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
