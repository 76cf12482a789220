import Domain

/// In what way there is nothing on a picture.
///
/// It is blank where no more than a few of its squares stand out of its ground (``BackgroundAnalysis``). So noise, some stray
/// pixels and the ringing around them are nothing; a thin drawing on white paper, a moon in the night and a slow
/// gradient are something.
///
/// A picture of which the lower part is one colour is not called blank, nor half a picture: what an interrupted job
/// sends cannot be told from a drawing above empty paper, a plain floor or a black edge. A file that was cut short is
/// found by its decoder.
enum BlankPictureCheck: Hashable {
    /// What filters and failed decoders send.
    case black
    case oneColour(red: Int, green: Int, blue: Int)

    /// The most that a channel of black may have.
    private static let blackLimit = 8

    /// Nil for a picture with something on it.
    init?(_ bitmap: Bitmap) {
        let survey = BackgroundAnalysis(of: bitmap)
        guard !survey.findsOutstanding(moreThan: Self.strayLimit(of: survey.squareCount)) else { return nil }
        let (red, green, blue) = survey.ground
        self = max(red, green, blue) <= Self.blackLimit ? .black : .oneColour(red: red, green: green, blue: blue)
    }

    /// How many squares may stand out and yet be nothing: 18 of the 28,672 of a page, about what a dot of 24 pixels
    /// touches.
    private static func strayLimit(of squares: Int) -> Int { 4 + squares / 2000 }
}

extension BlankPictureCheck: CustomStringConvertible {
    var description: String {
        switch self {
        case .black: "the picture is all black, as a content filter or a model that failed sends it"
        case .oneColour(let red, let green, let blue):
            "the picture is one colour (\(red), \(green), \(blue)) and nothing else"
        }
    }
}
