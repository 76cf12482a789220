import Domain
import ImageCodecs

/// In what way there is nothing on a picture.
enum BlankPicture: Hashable {
    /// What filters and failed decoders send.
    case black
    case oneColour(red: Int, green: Int, blue: Int)

    /// How far the values of a colour may lie apart that is still called one.
    private static let spread = 6

    /// Nil for a picture with something on it.
    init?(_ bitmap: Bitmap) {
        var low: [UInt8] = [255, 255, 255]
        var high: [UInt8] = [0, 0, 0]
        for (index, value) in bitmap.bytes.enumerated() {
            low[index % 3] = min(low[index % 3], value)
            high[index % 3] = max(high[index % 3], value)
        }
        guard zip(low, high).allSatisfy({ Int($1) - Int($0) <= Self.spread }) else { return nil }
        self =
            high.allSatisfy { $0 <= 8 }
            ? .black : .oneColour(red: Int(high[0]), green: Int(high[1]), blue: Int(high[2]))
    }
}

extension BlankPicture: CustomStringConvertible {
    var description: String {
        switch self {
        case .black: "the picture is all black, as a content filter or a model that failed sends it"
        case .oneColour(let red, let green, let blue):
            "the picture is one colour (\(red), \(green), \(blue)) and nothing else"
        }
    }
}
