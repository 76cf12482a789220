/// The position of a figure as shares of the picture's width and height, and its contrast with the background.
struct FigurePlace: Hashable, Sendable {
    var character: String
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double
    /// The WCAG contrast ratio between the figure's main colour and the colour directly behind it.
    var contrast: Double
}
