import Domain

/// A rendition before it is stored. Renditions of one picture may be equal.
struct EncodedRendition: Sendable {
    var bytes: [UInt8]
    var format: PictureFormat
    /// Pixels.
    var width: Int
    var height: Int
}
