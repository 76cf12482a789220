import Domain
import Generation

/// Proportions as Google's APIs name them: `9:16`.
struct AspectRatio: Hashable {
    let width: Int
    let height: Int

    private init(_ width: Int, _ height: Int) {
        self.width = width
        self.height = height
    }

    /// What every image model of Gemini draws. Some draw 1:4, 4:1, 1:8 and 8:1 as well, and the others turn a request
    /// for those down.
    static let ofGemini = [
        AspectRatio(1, 1), AspectRatio(2, 3), AspectRatio(3, 2), AspectRatio(3, 4), AspectRatio(4, 3),
        AspectRatio(4, 5), AspectRatio(5, 4), AspectRatio(9, 16), AspectRatio(16, 9), AspectRatio(21, 9),
    ]

    static let ofImagen = [
        AspectRatio(1, 1), AspectRatio(3, 4), AspectRatio(4, 3), AspectRatio(9, 16), AspectRatio(16, 9),
    ]

    /// The one by which least is lost where the picture is cut to a size.
    static func nearest(to size: PixelSize, among known: [AspectRatio]) -> AspectRatio {
        known.min { $0.distance(from: size) < $1.distance(from: size) } ?? AspectRatio(1, 1)
    }

    /// From 1, the same proportions, upwards: how many times wider or higher.
    private func distance(from size: PixelSize) -> Double {
        let quotient = Double(width * size.height) / Double(height * size.width)
        return max(quotient, 1 / quotient)
    }

    var outline: ExpectedPictureSize { .ratio(width: width, height: height) }
}

extension AspectRatio: CustomStringConvertible {
    var description: String { "\(width):\(height)" }
}
