import Books
import Domain
import Media

/// Every picture in the sizes of app bundles.
///
/// All pictures are decoded and encoded again, even if their size and type fit. All results are of one kind: sRGB
/// without transparency, upright, without metadata except the label of their origin.
struct SizedPictures: PixelRecipe {
    /// Increased when the same picture gives another file.
    private static let edition = 3
    /// On libjpeg's scale from 1 to 100.
    private static let quality = 85

    let format: PictureFormat

    var uses: [String] { RenditionSize.allCases.map(use) }

    func use(for size: RenditionSize) -> String { "\(size.rawValue).\(format.rawValue)" }

    func mark(for picture: BookPicture) -> String {
        let boxes = RenditionSize.allCases.map { "\($0.width)x\($0.height)" }.joined(separator: ",")
        let encoder = format == .jpeg ? "\(Self.quality) \(CodecVersions.jpeg)" : CodecVersions.png
        return "\(Self.edition) \(boxes) \(format.rawValue) \(encoder) \(picture.provenance.digitalSourceType)"
    }

    /// Each size is made from the picture itself, so that losses do not add up.
    func make(from pixels: Bitmap, of picture: BookPicture) throws -> [EncodedRendition] {
        var made: [EncodedRendition] = []
        for size in RenditionSize.allCases {
            let fitted = try pixels.fitted(within: size.width, by: size.height)
            if let same = made.last, same.width == fitted.width, same.height == fitted.height {
                made.append(same)
            } else {
                let file = try encode(fitted, label: picture.provenance.xmpPacket)
                made.append(EncodedRendition(bytes: file, format: format, width: fitted.width, height: fitted.height))
            }
        }
        return made
    }

    private func encode(_ bitmap: Bitmap, label: String) throws(PictureError) -> [UInt8] {
        switch format {
        case .jpeg: try JPEGEncoder.encode(bitmap, quality: Self.quality, xmp: label)
        case .png: try PNGEncoder.encode(bitmap, texts: [.xmp(label)])
        }
    }
}
