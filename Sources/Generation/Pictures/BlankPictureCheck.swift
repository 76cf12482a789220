import Domain

/// In which way a picture is blank.
///
/// It is blank if only a few of its squares differ from its background (``BackgroundAnalysis``). So noise and single
/// wrong pixels with their ringing count as blank; a thin drawing on white paper, a moon in a dark sky and a slow
/// gradient do not.
///
/// A picture with a lower part of one colour is not blank and is not rejected. An interrupted job sends such a picture,
/// but it can also be a drawing above empty paper, a plain floor or a black edge. A file that was cut short is detected
/// by its decoder.
enum BlankPictureCheck: Hashable {
    /// Content filters and failed decoders send it.
    case black
    case oneColour(red: Int, green: Int, blue: Int)

    /// Maximum level of each channel of black.
    private static let blackLimit = 8

    /// Nil for a picture that is not blank.
    init?(_ bitmap: Bitmap) {
        let survey = BackgroundAnalysis(of: bitmap)
        guard !survey.findsOutstanding(moreThan: Self.strayLimit(of: survey.squareCount)) else { return nil }
        let (red, green, blue) = survey.ground
        self = max(red, green, blue) <= Self.blackLimit ? .black : .oneColour(red: red, green: green, blue: blue)
    }

    /// How many squares may differ in a blank picture: 18 of the 28,672 of a page. A dot of 24 pixels covers about as
    /// many.
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
