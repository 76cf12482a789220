import BuiltIn
import Domain
import Generation
import Media

/// Pictures in rows, each with a label below it.
struct Sheet {
    struct Cell {
        var label: String
        var request: ImageRequest
    }

    private static let gap = 8
    private static let labelHeight = 18

    /// The name of its file, without the extension.
    var name: String
    var columns: Int
    /// Not empty, all of one size. Together they are not larger than a picture may be.
    var cells: [Cell]

    func bitmap() -> Bitmap {
        let pace = (x: cells[0].request.size.width + Self.gap, y: cells[0].request.size.height + Self.labelHeight)
        let rows = (cells.count + columns - 1) / columns
        let (width, height) = (pace.x * columns + Self.gap, pace.y * rows + Self.gap)
        var sheet = Scene(width: Double(width), height: Double(height), background: Color(0xf4f1ea))
        for (index, cell) in cells.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let foot = Point(Double(column * pace.x + Self.gap), Double((row + 1) * pace.y + 4))
            sheet.elements.append(
                .fill(Lettering.path(cell.label, at: foot, size: 1.15), .solid(Color(0x2a2a33)), rule: .nonzero))
        }
        guard let size = PixelSize(width: width, height: height) else {
            preconditionFailure("the sheet “\(name)” would be \(width)x\(height) pixels large")
        }
        var bitmap = Rasterizer().bitmap(of: sheet, size: size)
        for (index, cell) in cells.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            bitmap.paste(
                StubIllustrator().bitmap(for: cell.request), x: column * pace.x + Self.gap, y: row * pace.y + Self.gap)
        }
        return bitmap
    }
}

extension Bitmap {
    /// Both pictures have four bytes for each pixel; the other one is within this one.
    fileprivate mutating func paste(_ other: Bitmap, x: Int, y: Int) {
        for row in 0..<other.height {
            let from = row * other.width * 4
            let to = ((y + row) * width + x) * 4
            bytes.replaceSubrange(to..<to + other.width * 4, with: other.bytes[from..<from + other.width * 4])
        }
    }
}
