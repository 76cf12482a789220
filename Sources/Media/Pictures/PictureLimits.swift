/// Limits on the size of pictures from outside. Checked before memory is allocated for the pixels.
package struct PictureLimits: Hashable, Sendable {
    package static let standard = PictureLimits(side: 8192, pixels: 32_000_000)

    /// Maximum pixels per side.
    var side: Int
    /// Maximum pixels in total.
    var pixels: Int

    package func allow(width: Int, height: Int) -> Bool {
        (1...side).contains(width) && (1...side).contains(height) && height <= pixels / width
    }
}

extension PictureLimits: CustomStringConvertible {
    package var description: String { "\(side) pixels a side and \(pixels) pixels in all" }
}
