package import Media
package import SystemPackage

/// What a page shows, from bottom to top. Measures are in points from the top left corner of the page.
package struct DrawnPage {
    /// What an element is to programs that read aloud.
    package enum Structure: Hashable, Sendable {
        case heading(level: Int)
        case paragraph
        /// A paragraph that a figure says.
        case speech
        /// With its text alternative.
        case figure(String)
        /// Not read: page numbers, ornaments.
        case artifact
    }

    package enum Mark {
        /// The shape in one color.
        case fill(Path, Color)
        /// The whole picture at `box`, of which `frame` is seen.
        case picture(DrawnPicture, box: Box, frame: Box)
        /// Lines in order, each with the left end of its baseline.
        case text([(line: ShapedLine, origin: Point)], size: Double, Color)
    }

    package struct Element {
        package var mark: Mark
        package var structure: Structure

        package init(_ mark: Mark, _ structure: Structure) {
            self.mark = mark
            self.structure = structure
        }
    }

    package var width: Double
    package var height: Double
    /// What is cut off on each side: left, top, right, bottom. Nil for a page that is not printed.
    package var bleed: (left: Double, top: Double, right: Double, bottom: Double)?
    package var elements: [Element] = []
    /// The frames of a comic in reading order.
    package var panels: [Box] = []

    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// A picture that may be on several pages.
package struct DrawnPicture: Hashable, Sendable {
    package var file: FilePath
    /// Equal pictures are in the file once.
    package var digest: String

    package init(file: FilePath, digest: String) {
        self.file = file
        self.digest = digest
    }
}
