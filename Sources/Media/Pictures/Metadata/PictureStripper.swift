package import Domain

/// Removes all metadata from picture files (how, when and by whom they were made) except the label of their origin.
///
/// The pixels are not changed: image data is copied byte for byte, with all data that decides colours, transparency,
/// resolution and orientation. Bytes after the end of the image are removed. Takes one pass over the file, and no
/// memory besides one copy, for any file.
package enum PictureStripper {
    /// Increased when the same file gives other bytes.
    package static let edition = 1

    package static func strip(_ file: [UInt8], label: Provenance) throws(PictureError) -> [UInt8] {
        let header = try PictureHeader.read(file)
        return switch header.format {
        case .png: try StrippedPNG(file, xmp: label.xmpPacket).bytes
        case .jpeg: try StrippedJPEG(file, xmp: label.xmpPacket).bytes
        }
    }
}
