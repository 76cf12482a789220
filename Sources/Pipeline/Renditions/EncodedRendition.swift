import Domain

/// A rendition before it is stored. Those of one picture may be the same.
struct EncodedRendition: Sendable {
    var bytes: [UInt8]
    var format: PictureFormat
    /// Pixels.
    var width: Int
    var height: Int
}
