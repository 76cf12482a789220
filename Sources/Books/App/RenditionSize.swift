/// A size of every picture in an app bundle: the box that the picture is fitted into.
///
/// A picture keeps its ratio and is never enlarged. A picture smaller than a box is not resized for it. So an app
/// always finds all four sizes, and equal ones are one file.
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
