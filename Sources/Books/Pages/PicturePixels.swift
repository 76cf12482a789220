import Domain
import Media
import Platform
import Typesetting

/// The pixels of a picture as programs display it, by their relative luminance (WCAG 2.2).
struct PicturePixels {
    private static let sizeLimit = 1 << 30

    private let bitmap: Bitmap

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    /// Nil if the picture cannot be read, which its writer reports.
    init?(of picture: BookPicture, on fileSystem: any FileSystem) {
        guard let file = try? fileSystem.read(picture.file, limit: Self.sizeLimit),
            let bitmap = try? PictureDecoder.decodeUpright(file)
        else { return nil }
        self.bitmap = bitmap
    }

    /// From the darkest to the lightest pixel in `box`, with those at its edges, where the whole picture is at `place`.
    func luminances(in box: Box, at place: Box) -> ClosedRange<Double> {
        let columns = range(from: box.x - place.x, box.width, of: place.width, pixels: bitmap.width)
        let rows = range(from: box.y - place.y, box.height, of: place.height, pixels: bitmap.height)
        var (darkest, lightest) = (1.0, 0.0)
        for row in rows {
            for column in columns {
                let luminance = luminance(column, row)
                darkest = min(darkest, luminance)
                lightest = max(lightest, luminance)
            }
        }
        return min(darkest, lightest)...lightest
    }

    var meanLuminance: Double {
        let sum = (0..<bitmap.height).reduce(0.0) { sum, row in
            (0..<bitmap.width).reduce(sum) { $0 + luminance($1, row) }
        }
        return sum / Double(max(1, bitmap.width * bitmap.height))
    }

    /// With one pixel more on each side.
    private func range(from start: Double, _ length: Double, of whole: Double, pixels count: Int) -> Range<Int> {
        let scale = Double(count) / max(1, whole)
        let first = min(max(0, Int((start * scale).rounded(.down)) - 1), count - 1)
        return first..<max(first + 1, min(count, Int(((start + length) * scale).rounded(.up)) + 1))
    }

    private func luminance(_ column: Int, _ row: Int) -> Double {
        let start = (row * bitmap.width + column) * bitmap.layout.rawValue
        return Self.luminance(bitmap.bytes[start], bitmap.bytes[start + 1], bitmap.bytes[start + 2])
    }

    static func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
        0.2126 * light[Int(red)] + 0.7152 * light[Int(green)] + 0.0722 * light[Int(blue)]
    }

    /// Linear light of a byte of sRGB.
    private static let light: [Double] = (0...255).map { byte in
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }

    /// To the power of 2.4, which is 12/5: the fifth root by Newton's method, the same on every machine.
    private static func power(_ base: Double) -> Double {
        var root = 1.0
        for _ in 0..<60 { root -= (root - base / (root * root * root * root)) / 5 }
        let square = root * root
        return square * square * square * square * square * square
    }
}
