import Testing

@testable import Domain
@testable import Media

/// Draws black shapes on white, 64×64 pixels, one unit for each pixel.
func drawn(_ elements: [Scene.Element], side: Int = 64) throws -> Bitmap {
    let size = try #require(PixelSize(width: side, height: side))
    let scene = Scene(width: Double(side), height: Double(side), background: .white, elements: elements)
    return Rasterizer().bitmap(of: scene, size: size)
}

func black(_ path: Path, rule: Scene.FillRule = .nonzero) -> Scene.Element {
    .fill(path, .solid(.black), rule: rule)
}

extension Bitmap {
    /// Red, green and blue of one pixel.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * width + x) * layout.rawValue
        return Array(bytes[start..<(start + 3)])
    }

    func red(_ x: Int, _ y: Int) -> Int { Int(pixel(x, y)[0]) }

    /// The amount of black, in pixels.
    var darkness: Double {
        stride(from: 0, to: bytes.count, by: layout.rawValue).reduce(0) { $0 + Double(255 - Int(bytes[$1])) / 255 }
    }

    var isWhite: Bool { bytes.allSatisfy { $0 == 255 } }
}
