/// Where a figure stands in a picture, as shares of the picture's width and height, and how well it is seen there.
package struct FigurePlace: Hashable, Sendable {
    package var character: String
    package var left: Double
    package var right: Double
    package var top: Double
    package var bottom: Double
    /// The WCAG ratio between the figure's main colour and what is directly behind it.
    package var contrast: Double
}
