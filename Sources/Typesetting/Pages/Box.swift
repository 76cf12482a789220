/// A rectangle in points, from its top left corner; y downwards.
package struct Box: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package func inset(by distance: Double) -> Box {
        Box(x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance)
    }
}
