/// A gradient's colours at 256 equal steps.
struct GradientTable {
    private(set) var colors: [UInt32] = []
    /// Alpha from 0 to 256, in the lower half and again in the upper half.
    private(set) var alphaPairs: [UInt32] = []
    private(set) var isOpaque = true
    /// Whether only the opacity changes, as in a glow or a shadow.
    private(set) var isOneColor = true

    init(_ gradient: Gradient) {
        colors.reserveCapacity(256)
        alphaPairs.reserveCapacity(256)
        let stops = gradient.stops.map { (place: Float($0.place), color: Self.levels($0.color)) }
        var next = 0
        for step in 0..<256 {
            let place = Float(step) / 255
            while next < stops.count, stops[next].place <= place { next += 1 }
            if next == 0 {
                append(stops.first?.color ?? .zero)
            } else if next == stops.count {
                append(stops[next - 1].color)
            } else {
                let (before, after) = (stops[next - 1], stops[next])
                let share = (place - before.place) / (after.place - before.place)
                append(before.color + (after.color - before.color) * share)
            }
        }
    }

    /// Channels from 0 to 255, alpha from 0 to 256; NaN counts as 0.
    private static func levels(_ color: Color) -> SIMD4<Float> {
        let channels = SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
        let floored = channels.replacing(with: 0, where: .!(channels .> 0))
        return floored.replacing(with: 1, where: floored .> 1) * SIMD4(255, 255, 255, 256)
    }

    private mutating func append(_ levels: SIMD4<Float>) {
        let rounded = unsafeBitCast(levels + 8_388_608, to: SIMD4<UInt32>.self) & 0x1ff
        let packed = UInt32(littleEndian: rounded[0] | rounded[1] << 8 | rounded[2] << 16 | 0xff00_0000)
        if let first = colors.first, first != packed { isOneColor = false }
        if rounded[3] < 256 { isOpaque = false }
        colors.append(packed)
        alphaPairs.append(rounded[3] | rounded[3] << 16)
    }
}
