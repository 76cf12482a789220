package import Domain

/// The expected size of a model's pictures.
package enum ExpectedPictureSize: Hashable, Sendable {
    /// This size. Each side may be off by less than `step` pixels; 1 means exact.
    case size(PixelSize, step: Int)
    /// Any size with this ratio, within a twelfth: models round sides to steps of their own.
    case ratio(width: Int, height: Int)
    /// Any size.
    case any
}

extension ExpectedPictureSize {
    /// Sides are as given in a file, up to 2³² pixels.
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
