/// Where a figure is in a picture, in thousandths of its width and height.
package struct FigureArea: Hashable, Codable, Sendable {
    /// The ``StoryCharacter/id`` of a character in the plan's cast.
    package var character: String
    package var left: Int
    package var right: Int
    /// Above ears and hats.
    package var top: Int
    package var bottom: Int

    package init(character: String, left: Int, right: Int, top: Int, bottom: Int) {
        self.character = character
        self.left = left
        self.right = right
        self.top = top
        self.bottom = bottom
    }
}
