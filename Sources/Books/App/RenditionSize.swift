/// A size in which a bundle for apps has every picture: the box that the picture is made small enough for.
///
/// A picture keeps its own ratio, and is never made larger than it is. One that is smaller than a box stands there as
/// it is, so that an app finds all four whatever the picture, and equal ones are one file.
package enum RenditionSize: String, CaseIterable, Codable, Hashable, Sendable {
    case thumbnail
    case low
    case medium
    case high

    /// Pixels.
    package var width: Int {
        switch self {
        case .thumbnail: 256
        case .low: 512
        case .medium: 768
        case .high: 1024
        }
    }

    /// Pixels.
    package var height: Int { width / 4 * 7 }
}
