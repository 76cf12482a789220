/// The pixels of a picture while it is drawn. Valid only as long as its buffer.
struct PixelSurface {
    let base: UnsafeMutableRawPointer
    let width: Int
    let height: Int

    func row(_ row: Int) -> UnsafeMutablePointer<UInt32> {
        (base + row * width * 4).assumingMemoryBound(to: UInt32.self)
    }

    /// Paints one colour over a run of a row, with an alpha of 0 to 256.
    @inline(__always)
    func fill(_ row: Int, _ start: Int, _ end: Int, _ color: UInt32, alpha: UInt32) {
        let target = self.row(row) + start
        let count = end - start
        if alpha >= 256 {
            if count == 1 { target.pointee = color } else { target.update(repeating: color, count: count) }
        } else if count < 8 {
            for index in 0..<count {
                target[index] = PixelColor.blend(color, over: target[index], alpha: alpha)
            }
        } else {
            Self.blendRun(target, count, color, alpha)
        }
    }

    /// Eight pixels at a time. Each channel is rounded as in ``PixelColor/blend(_:over:alpha:)``.
    private static func blendRun(
        _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32, _ alpha: UInt32
    ) {
        let even = (color & 0x00ff_00ff) &* alpha &+ 0x0080_0080
        let odd = ((color >> 8) & 0x00ff_00ff) &* alpha &+ 0x0080_0080
        let evens = unsafeBitCast(SIMD8<UInt32>(repeating: even), to: SIMD16<UInt16>.self)
        let odds = unsafeBitCast(SIMD8<UInt32>(repeating: odd), to: SIMD16<UInt16>.self)
        let rest = SIMD16<UInt16>(repeating: UInt16(256 - alpha))
        let raw = UnsafeMutableRawPointer(target)
        var index = 0
        while index + 8 <= count {
            let pixels = raw.loadUnaligned(fromByteOffset: index * 4, as: SIMD16<UInt16>.self)
            let low = ((pixels & 0xff) &* rest &+ evens) &>> 8
            let high = ((pixels &>> 8) &* rest &+ odds) & 0xff00
            raw.storeBytes(of: low | high, toByteOffset: index * 4, as: SIMD16<UInt16>.self)
            index += 8
        }
        while index < count {
            target[index] = PixelColor.blend(color, over: target[index], alpha: alpha)
            index += 1
        }
    }
}
