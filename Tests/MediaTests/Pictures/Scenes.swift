@testable import Domain

extension Bitmap {
    /// A smooth gradient with a few rectangles of one colour. An encoder compresses it about as well as a drawn page.
    static func scene(width: Int, height: Int, layout: Layout = .rgb, seed: UInt64 = 1) -> Bitmap {
        var generator = SeededGenerator(seed: seed)
        let boxes = (0..<4).map { _ in
            (
                x: generator.next(below: width), y: generator.next(below: height),
                color: (0..<3).map { _ in UInt8(generator.next(below: 256)) }
            )
        }
        return Bitmap(width: width, height: height, layout: layout) { x, y in
            if let box = boxes.last(where: { abs($0.x - x) * 6 < width && abs($0.y - y) * 6 < height }) {
                return box.color
            }
            return [
                UInt8(60 + x * 90 / width), UInt8(90 + y * 120 / height), UInt8(200 - (x + y) * 99 / (width + height)),
            ]
        }
    }

    /// Seeded noise, which filters and compression do not make smaller.
    static func noise(width: Int, height: Int, layout: Layout = .rgb, seed: UInt64 = 1) -> Bitmap {
        var generator = SeededGenerator(seed: seed)
        return Bitmap(width: width, height: height, layout: layout) { _, _ in
            (0..<3).map { _ in UInt8(generator.next(below: 256)) }
        }
    }

    static func level(_ color: [UInt8], width: Int, height: Int) -> Bitmap {
        Bitmap(width: width, height: height, layout: .rgb) { _, _ in color }
    }

    init(width: Int, height: Int, layout: Layout, color: (_ x: Int, _ y: Int) -> [UInt8]) {
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                bytes += color(x, y)
                if layout == .rgbx { bytes.append(UInt8(truncatingIfNeeded: x &* 31)) }
            }
        }
        self.init(width: width, height: height, layout: layout, bytes: bytes)
    }

    subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * layout.rawValue
        return Array(bytes[start..<start + 3])
    }
}
