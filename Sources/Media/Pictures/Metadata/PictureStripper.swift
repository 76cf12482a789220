package import Domain

/// Takes out of picture files what they say of how, when and by whom they were made, but for the label of their origin.
///
/// The pixels are not touched: what an image is drawn from is copied byte for byte, with what decides its colours, its
/// transparency, its resolution and which side is up. What stands behind the end of the image goes, too. Takes one
/// pass over the file and, beside a copy, no memory, whatever the file claims to be.
package enum PictureStripper {
    /// Counted up when the same file gives other bytes.
    package static let edition = 1

    package static func strip(_ file: [UInt8], label: Provenance) throws(PictureError) -> [UInt8] {
        let header = try PictureHeader.read(file)
        return switch header.format {
        case .png: try StrippedPNG(file, xmp: label.xmpPacket).bytes
        case .jpeg: try StrippedJPEG(file, xmp: label.xmpPacket).bytes
        }
    }
}
