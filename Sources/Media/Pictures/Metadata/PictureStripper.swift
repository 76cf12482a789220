package import Domain

/// Removes everything from picture files except the pixels and the data that decides colours, transparency, resolution
/// and orientation. Optionally adds a label of their origin.
///
/// Both formats have a list of what is kept; all else is removed, and so are bytes after the end of the image. Image
/// data is copied byte for byte, unless a PNG has more of it than its pixels need: then it is packed again without the
/// rest. A file without anything to remove stays the same. No file that can be decoded is refused. Needs memory for
/// two copies of the file, the unpacked image data of a PNG, and at most 1 MiB for a colour profile.
package enum PictureStripper {
    /// Increased when the same file gives other bytes.
    package static let edition = 4

    package static func strip(_ file: [UInt8], label: Provenance? = nil) throws(PictureError) -> [UInt8] {
        try strip(file, label: label, isExact: false)
    }

    /// `isExact`: whether the image data is known to have the bytes of the pixels and no others.
    static func strip(_ file: [UInt8], label: Provenance? = nil, isExact: Bool) throws(PictureError) -> [UInt8] {
        let header = try PictureHeader.read(file)
        return switch header.format {
        case .png: try StrippedPNG(file, xmp: label?.xmpPacket, isExact: isExact).bytes
        case .jpeg: try StrippedJPEG(file, xmp: label?.xmpPacket).bytes
        }
    }
}
