/// Where a figure stands in a picture, as shares of the picture's width and height, and how well it is seen there.
struct FigurePlace: Hashable, Sendable {
    var character: String
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double
    /// The WCAG ratio between the figure's main colour and what is directly behind it.
    var contrast: Double
}
