package import Domain

/// What the pictures of a model measure.
package enum ExpectedPictureSize: Hashable, Sendable {
    /// This size, each side rounded by less than `step` pixels; 1 where nothing is rounded.
    case size(PixelSize, step: Int)
    /// Any size with these proportions, to within a twelfth: models draw in steps of their own.
    case ratio(width: Int, height: Int)
    /// Whatever the model likes.
    case any
}

extension ExpectedPictureSize {
    /// Sides may be whatever a file says of itself, up to 2³² pixels.
    func admits(width: Int, height: Int) -> Bool {
        switch self {
        case .size(let size, let step): abs(width - size.width) < step && abs(height - size.height) < step
        case .ratio(let wide, let high): abs(width * high - height * wide) * 12 <= height * wide
        case .any: true
        }
    }
}

extension ExpectedPictureSize: CustomStringConvertible {
    /// `1024x1792`, `3:4`
    package var description: String {
        switch self {
        case .size(let size, _): "\(size)"
        case .ratio(let width, let height): "\(width):\(height)"
        case .any: "any size"
        }
    }
}
