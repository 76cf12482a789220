import Domain

extension Bitmap {
    /// The picture as displayed with an EXIF orientation: turned by quarters, mirrored, or both.
    func turned(by orientation: EXIFOrientation) -> Bitmap {
        let channels = layout.rawValue
        let (right, bottom) = (width - 1, height - 1)
        let isOnItsSide = orientation.isOnItsSide
        let (columns, rows) = isOnItsSide ? (height, width) : (width, height)
        var turned: [UInt8] = []
        turned.reserveCapacity(bytes.count)
        for y in 0..<rows {
            for x in 0..<columns {
                let (sourceX, sourceY) =
                    switch orientation.code {
                    case 2: (right - x, y)
                    case 3: (right - x, bottom - y)
                    case 4: (x, bottom - y)
                    case 5: (y, x)
                    case 6: (y, bottom - x)
                    case 7: (right - y, bottom - x)
                    case 8: (right - y, x)
                    default: (x, y)
                    }
                let start = (sourceY * width + sourceX) * channels
                turned += bytes[start..<start + channels]
            }
        }
        return Bitmap(width: columns, height: rows, layout: layout, bytes: turned)
    }
}
