/// Where a panel of a comic is on its page, in thousandths of the page's width and height. Panels are placed for reading
/// from left to right.
package struct PanelPlace: Hashable, Codable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    /// The expected height of the picture, below the words.
    package var pictureHeight: Int

    package init(x: Int, y: Int, width: Int, height: Int, pictureHeight: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.pictureHeight = pictureHeight
    }
}
