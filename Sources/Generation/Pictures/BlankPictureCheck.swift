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
    /// Every channel of every pixel is at most ``filteredLimit``: what content filters send instead of a picture.
    case filtered
    /// Failed decoders send it.
    case black
    case oneColour(red: Int, green: Int, blue: Int)

    /// A filter's picture is all zero. Compression as JPEG adds up to this.
    private static let filteredLimit = 2
    /// Maximum level of each channel of black.
    private static let blackLimit = 8

    /// Nil for a picture that is not blank.
    init?(_ bitmap: Bitmap) {
        let survey = BackgroundAnalysis(of: bitmap)
        guard !survey.findsOutstanding(moreThan: Self.strayLimit(of: survey.squareCount)) else { return nil }
        let (red, green, blue) = survey.ground
        guard !bitmap.isWithin(UInt8(Self.filteredLimit)) else {
            self = .filtered
            return
        }
        self = max(red, green, blue) <= Self.blackLimit ? .black : .oneColour(red: red, green: green, blue: blue)
    }

    /// How many squares may differ in a blank picture: 18 of the 28,672 of a page. A dot of 24 pixels covers about as
    /// many.
    private static func strayLimit(of squares: Int) -> Int { 4 + squares / 2000 }
}

extension BlankPictureCheck {
    /// A filter's picture follows from the words of the request, any other from the model's state.
    var error: GenerationError {
        var error = GenerationError(self == .filtered ? .refused : .badPicture, "\(self)")
        error.isBlankPicture = true
        return error
    }
}

extension Bitmap {
    /// Whether no colour channel is above the level.
    fileprivate func isWithin(_ level: UInt8) -> Bool {
        let step = layout.rawValue
        return bytes.withUnsafeBufferPointer { bytes in
            stride(from: 0, to: bytes.count, by: step).allSatisfy {
                bytes[$0] <= level && bytes[$0 + 1] <= level && bytes[$0 + 2] <= level
            }
        }
    }
}

extension BlankPictureCheck: CustomStringConvertible {
    var description: String {
        switch self {
        case .filtered: "the picture is all black, as a content filter sends it"
        case .black: "the picture is all black, as a model that failed sends it"
        case .oneColour(let red, let green, let blue):
            "the picture is one colour (\(red), \(green), \(blue)) and nothing else"
        }
    }
}
