import Domain

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

extension FigureArea {
    init(_ place: FigurePlace) {
        func thousandths(_ share: Double) -> Int { Int((min(max(share, 0), 1) * 1000).rounded()) }
        self.init(
            character: place.character, left: thousandths(place.left), right: thousandths(place.right),
            top: thousandths(place.top), bottom: thousandths(place.bottom))
    }
}
