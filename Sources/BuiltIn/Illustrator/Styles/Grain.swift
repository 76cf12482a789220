import Domain

/// The surface of what a picture is made on, as a change of finished pixels.
enum Grain: Sendable {
    /// All channels become lighter and darker by at most `strength` levels.
    case paper(strength: Int)
    /// Paper shows through where wax did not reach it.
    case wax

    /// The side of the pattern, which repeats.
    private static let side = 256

    /// The size of a grain grows with the picture.
    func cover(_ bitmap: inout Bitmap, seed: UInt64) {
        precondition(bitmap.layout == .rgbx, "a pixel has no fourth byte")
        let pattern = pattern(seed: seed)
        let (width, height) = (bitmap.width, bitmap.height)
        let cell = max(1, min(width, height) / 340)
        let columns = (0..<width).map { $0 / cell % Self.side }
        bitmap.bytes.withUnsafeMutableBufferPointer { bytes in
            for y in 0..<height {
                let row = y / cell % Self.side * Self.side
                var index = y * width * 4
                for column in columns {
                    let level = Int(pattern[row + column])
                    for channel in index..<index + 3 {
                        let value = Int(bytes[channel])
                        switch self {
                        case .paper: bytes[channel] = UInt8(clamping: value + level)
                        case .wax: bytes[channel] = UInt8(value + (min(250, value + 110) - value) * level / 12)
                        }
                    }
                    index += 4
                }
            }
        }
    }

    /// For paper the change in levels, for wax the share of paper in twelfths. There are few levels and no small grains,
    /// so that files stay small.
    private func pattern(seed: UInt64) -> [Int8] {
        let side = Self.side
        var random = SeededGenerator(seed: seed)
        let noise = (0..<side * side).map { _ in Int(random.next() >> 56) - 128 }
        return (0..<side * side).map { place in
            let (y, x) = place.quotientAndRemainder(dividingBy: side)
            // Of 25 values from -128 to 127; 99 % of such sums are within ±950.
            var sum = 0
            for row in y - 2...y + 2 {
                for column in x - 2...x + 2 { sum += noise[(row + side) % side * side + (column + side) % side] }
            }
            switch self {
            case .paper(let strength): return Int8(clamping: sum > 370 ? strength : sum < -370 ? -strength : 0)
            case .wax: return sum > 520 ? 3 : sum > 260 ? 1 : 0
            }
        }
    }
}
