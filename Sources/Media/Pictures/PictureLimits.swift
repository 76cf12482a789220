/// How large a picture may be that comes from elsewhere. Checked before any memory is taken for its pixels.
package struct PictureLimits: Hashable, Sendable {
    package static let standard = PictureLimits(side: 8192, pixels: 32_000_000)

    /// The most pixels a side.
    var side: Int
    /// The most pixels in all.
    var pixels: Int

    func allow(width: Int, height: Int) -> Bool {
        (1...side).contains(width) && (1...side).contains(height) && height <= pixels / width
    }
}

extension PictureLimits: CustomStringConvertible {
    package var description: String { "\(side) pixels a side and \(pixels) pixels in all" }
}
