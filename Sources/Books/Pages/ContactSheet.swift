package import Domain
import Media
package import Platform
import Typesetting

/// Pictures in rows, each with a line of text below it.
package struct ContactSheet {
    package struct Entry: Sendable {
        let label: String
        let picture: Bitmap

        package init(label: String, picture: Bitmap) {
            self.label = label
            self.picture = picture
        }
    }

    /// Of a picture, in pixels.
    private static let side = 320
    private static let gap = 24
    private static let labelHeight = 40
    private static let textSize = 22.0
    private static let columns = 4

    private let entries: [Entry]
    private let shaper: Shaper

    package init(_ entries: [Entry], language: LanguageTag, on fileSystem: any FileSystem) {
        self.entries = entries
        shaper = Shaper(Typefaces(for: language, fileSystem: fileSystem), language)
    }

    /// As a PNG. Throws ``PictureError``, or ``MissingFontError`` if there is no font for a label.
    package func png() throws -> [UInt8] {
        let columns = min(Self.columns, max(1, entries.count))
        let rows = (entries.count + columns - 1) / columns
        let cell = (width: Self.side + Self.gap, height: Self.side + Self.labelHeight + Self.gap)
        let (width, height) = (columns * cell.width + Self.gap, max(1, rows) * cell.height + Self.gap)
        var sheet = Bitmap(
            width: width, height: height, layout: .rgbx, bytes: Array(repeating: 255, count: width * height * 4))
        var labels = Scene(width: Double(width), height: Double(height), background: .white)
        for (index, entry) in entries.enumerated() {
            let picture = try entry.picture.fitted(within: Self.side, by: Self.side)
            let (left, top) = (
                Self.gap + index % columns * cell.width, Self.gap + index / columns * cell.height
            )
            Self.copy(
                picture, to: &sheet, left: left + (Self.side - picture.width) / 2,
                top: top + Self.side - picture.height)
            let line = try shaper.line(entry.label, .reading)
            let size = min(Self.textSize, Double(Self.side) / max(1, line.width))
            let start = Double(left) + (Double(Self.side) - line.width * size) / 2
            let origin = Point(start, Double(top + Self.side) + Double(Self.labelHeight) * 0.7)
            labels.elements.append(
                .fill(line.outlines(at: origin, size: size), .solid(Color(0x2b2530)), rule: .nonzero))
        }
        Rasterizer().draw(labels, over: &sheet)
        return try PNGEncoder.encode(sheet)
    }

    private static func copy(_ picture: Bitmap, to sheet: inout Bitmap, left: Int, top: Int) {
        let channels = picture.layout.rawValue
        for row in 0..<picture.height {
            for column in 0..<picture.width {
                let from = (row * picture.width + column) * channels
                let to = ((top + row) * sheet.width + left + column) * 4
                for channel in 0..<3 { sheet.bytes[to + channel] = picture.bytes[from + channel] }
            }
        }
    }
}
