/// A colour in the memory layout of a pixel, with the blending arithmetic.
struct PixelColor {
    /// Bytes red, green, blue, 255 in memory order.
    let packed: UInt32
    /// 0 to 256, so that full opacity needs a shift and no division.
    let alpha: UInt32

    init(_ color: Color) {
        let red = UInt32(Self.level(color.red))
        let green = UInt32(Self.level(color.green))
        let blue = UInt32(Self.level(color.blue))
        packed = UInt32(littleEndian: red | green << 8 | blue << 16 | 0xff00_0000)
        alpha = UInt32(Self.fraction(color.alpha) * 256 + 0.5)
    }

    /// 0 to 255; NaN counts as 0.
    static func level(_ channel: Double) -> Int { Int(fraction(channel) * 255 + 0.5) }

    /// `source` over `pixel` with an alpha of 0 to 256. Each channel is rounded to the nearest level.
    @inline(__always)
    static func blend(_ source: UInt32, over pixel: UInt32, alpha: UInt32) -> UInt32 {
        let rest = 256 &- alpha
        let even = (pixel & 0x00ff_00ff) &* rest &+ (source & 0x00ff_00ff) &* alpha &+ 0x0080_0080
        let odd = ((pixel >> 8) & 0x00ff_00ff) &* rest &+ ((source >> 8) & 0x00ff_00ff) &* alpha &+ 0x0080_0080
        return ((even >> 8) & 0x00ff_00ff) | (odd & 0xff00_ff00)
    }

    private static func fraction(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }
}
