import Domain
import Generation

/// An aspect ratio in the notation of Google's APIs: `9:16`.
struct AspectRatio: Hashable {
    let width: Int
    let height: Int

    private init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }

    /// The ratios that all Gemini image models draw. Some models also draw 1:4, 4:1, 1:8 and 8:1; the others reject
    /// these.
    static let ofGemini = [
        AspectRatio(1, 1), AspectRatio(2, 3), AspectRatio(3, 2), AspectRatio(3, 4), AspectRatio(4, 3),
        AspectRatio(4, 5), AspectRatio(5, 4), AspectRatio(9, 16), AspectRatio(16, 9), AspectRatio(21, 9),
    ]

    static let ofImagen = [
        AspectRatio(1, 1), AspectRatio(3, 4), AspectRatio(4, 3), AspectRatio(9, 16), AspectRatio(16, 9),
    ]

    /// The ratio that loses the least area when the picture is cropped to `size`.
    static func nearest(to size: PixelSize, among known: [AspectRatio]) -> AspectRatio {
        known.min { $0.distance(from: size) < $1.distance(from: size) } ?? AspectRatio(1, 1)
    }

    /// How many times wider or higher than `size`: 1 for the same proportions, else more.
    private func distance(from size: PixelSize) -> Double {
        let quotient = Double(width * size.height) / Double(height * size.width)
        return max(quotient, 1 / quotient)
    }

    var outline: ExpectedPictureSize { .ratio(width: width, height: height) }
}

extension AspectRatio: CustomStringConvertible {
    var description: String { "\(width):\(height)" }
}
