/// Paints any gradient that is not vertical: each pixel gets a colour from a table.
///
/// The place in the table is `√(u² + v²)` for a radial gradient and `u` for a linear one. `u` and `v` are affine in x
/// and y.
struct TableGradientSink: SpanSink {
    let surface: PixelSurface
    private let table: GradientTable
    private let isRadial: Bool
    /// Maps pixels to the place in the table: (0, 0) is the first colour, length 1 the last.
    private let toPlace: Transform

    init(surface: PixelSurface, gradient: Gradient, toPlace: Transform, isRadial: Bool) {
        self.surface = surface
        self.toPlace = toPlace
        self.isRadial = isRadial
        table = GradientTable(gradient)
    }

    mutating func cover(row: Int, from start: Int, to end: Int, coverage: UInt32) {
        let target = surface.row(row)
        let first = toPlace(Point(0.5, Double(row) + 0.5))
        let inEights = coverage < 256 ? start : end &- (end &- start) & 7
        if start < inEights {
            if table.isOpaque {
                replace(target, from: start, to: inEights, first)
            } else {
                blendEights(target, from: start, to: inEights, first)
            }
        }
        if inEights < end { blend(target, from: inEights, to: end, first, coverage) }
    }

    private func replace(_ target: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int, _ first: Point) {
        table.colors.withUnsafeBufferPointer { colors in
            for x in stride(from: start, to: end, by: 8) {
                UnsafeMutableRawPointer(target + x).storeBytes(
                    of: Self.gathered(colors, places(x, first)), as: SIMD8<UInt32>.self)
            }
        }
    }

    private func blendEights(_ target: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int, _ first: Point) {
        table.colors.withUnsafeBufferPointer { colors in
            table.alphaPairs.withUnsafeBufferPointer { alphas in
                if table.isOneColor {
                    let color = SIMD8(repeating: colors[0])
                    for x in stride(from: start, to: end, by: 8) {
                        Self.blend(color, Self.gathered(alphas, places(x, first)), over: target + x)
                    }
                } else {
                    for x in stride(from: start, to: end, by: 8) {
                        let places = places(x, first)
                        Self.blend(Self.gathered(colors, places), Self.gathered(alphas, places), over: target + x)
                    }
                }
            }
        }
    }

    private func blend(
        _ target: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int, _ first: Point, _ coverage: UInt32
    ) {
        for x in stride(from: start, to: end, by: 8) {
            let places = places(x, first)
            for lane in 0..<min(8, end - x) {
                let place = Int(places[lane])
                let alpha = ((table.alphaPairs[place] & 0xffff) &* coverage) >> 8
                // Pixels at the rim of a glow are mostly transparent.
                if alpha == 0 { continue }
                target[x + lane] = PixelColor.blend(table.colors[place], over: target[x + lane], alpha: alpha)
            }
        }
    }

    @inline(__always)
    private static func gathered(_ table: UnsafeBufferPointer<UInt32>, _ places: SIMD8<UInt32>) -> SIMD8<UInt32> {
        let pairs = unsafeBitCast(places, to: SIMD4<UInt64>.self)
        var found = SIMD8<UInt32>()
        for pair in 0..<4 {
            found[pair * 2] = table[Int(truncatingIfNeeded: pairs[pair] & 0xff)]
            found[pair * 2 + 1] = table[Int(truncatingIfNeeded: pairs[pair] >> 32)]
        }
        return found
    }

    /// Rounds each channel as ``PixelColor/blend(_:over:alpha:)`` does: `p·(256 − a) + c·a` is `256·p + (c − p)·a`.
    /// Intermediate overflow is harmless: the final result is in range.
    @inline(__always)
    private static func blend(
        _ colors: SIMD8<UInt32>, _ alphaPairs: SIMD8<UInt32>, over target: UnsafeMutablePointer<UInt32>
    ) {
        let source = unsafeBitCast(colors, to: SIMD16<UInt16>.self)
        let alpha = unsafeBitCast(alphaPairs, to: SIMD16<UInt16>.self)
        let pixels = UnsafeRawPointer(target).loadUnaligned(as: SIMD16<UInt16>.self)
        let low = ((pixels &<< 8) &+ ((source & 0xff) &- (pixels & 0xff)) &* alpha &+ 128) &>> 8
        let high = ((pixels & 0xff00) &+ ((source &>> 8) &- (pixels &>> 8)) &* alpha &+ 128) & 0xff00
        UnsafeMutableRawPointer(target).storeBytes(of: low | high, as: SIMD16<UInt16>.self)
    }

    /// The places in the table of eight pixels of a row. 2²³ is added to a small float: its rounded value is then in
    /// the low bits of the float. This avoids the slower conversion with a trap.
    @inline(__always)
    private func places(_ x: Int, _ first: Point) -> SIMD8<UInt32> {
        let ramp = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
        let u = ramp * Float(toPlace.a) + Float(first.x + toPlace.a * Double(x))
        var place = u
        if isRadial {
            let v = ramp * Float(toPlace.b) + Float(first.y + toPlace.b * Double(x))
            place = (u * u + v * v).squareRoot()
        }
        let scaled = place * 255
        let floored = scaled.replacing(with: 0, where: .!(scaled .> 0))
        let clamped = floored.replacing(with: 255, where: floored .> 255)
        return unsafeBitCast(clamped + 8_388_608, to: SIMD8<UInt32>.self) & 0xff
    }
}
