/// How one page is set.
package struct PageLayout: Hashable, Sendable {
    /// Pixels.
    package let typeSize: Int
    /// The page's text, or a caption for each panel of a comic.
    package let texts: [PageText]
    package let grid: PanelGrid
    /// The height that is left to the pictures, in pixels; at most the grid's own.
    package let pictureHeight: Int

    package enum Arrangement: String, Sendable {
        /// One picture over the full width, with the paper of the text a little over its lower edge.
        case full
        /// One picture that gives way to the text, with paper on all sides.
        case plate
        /// Several pictures with paper between and around them, each with its caption.
        case panels
    }

    package var arrangement: Arrangement {
        if grid.isComic { return .panels }
        return pictureHeight < grid.height ? .plate : .full
    }

    /// The width at which the pictures keep their proportions.
    package var pictureWidth: Int {
        grid.height > 0 ? grid.width * pictureHeight / grid.height : grid.width
    }
}
