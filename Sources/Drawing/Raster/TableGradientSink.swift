/// Paints any gradient that does not run straight up or down: for each pixel its place in a table of colours.
///
/// A pixel's place is `√(u² + v²)` for a radial gradient and `u` for a linear one, `u` and `v` being affine in x and y.
struct TableGradientSink: SpanSink {
    let surface: PixelSurface
    private let table: GradientTable
    private let isRadial: Bool
    /// From pixels to the place in the table: (0, 0) to the first colour, length 1 to the last.
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
        if coverage < 256 || end - start < 8 {
            return blend(target, from: start, to: end, first, coverage)
        }
        var x = start
        table.colors.withUnsafeBufferPointer { colors in
            table.alphaPairs.withUnsafeBufferPointer { alphas in
                while x + 8 <= end {
                    let places = places(x, first)
                    if table.isOpaque {
                        UnsafeMutableRawPointer(target + x).storeBytes(
                            of: Self.gathered(colors, places), as: SIMD8<UInt32>.self)
                    } else {
                        let color =
                            table.isOneColor ? SIMD8(repeating: colors[0]) : Self.gathered(colors, places)
                        Self.blend(color, Self.gathered(alphas, places), over: target + x)
                    }
                    x += 8
                }
            }
        }
        blend(target, from: x, to: end, first, coverage)
    }

    private func blend(
        _ target: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int, _ first: Point, _ coverage: UInt32
    ) {
        var x = start
        while x < end {
            let places = places(x, first)
            for lane in 0..<min(8, end - x) {
                let place = Int(places[lane])
                let alpha = ((table.alphaPairs[place] & 0xffff) &* coverage) >> 8
                target[x + lane] = PixelColor.blend(table.colors[place], over: target[x + lane], alpha: alpha)
            }
            x += 8
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

    /// Rounds each channel as ``PixelColor/blend(_:over:alpha:)`` does.
    @inline(__always)
    private static func blend(
        _ colors: SIMD8<UInt32>, _ alphaPairs: SIMD8<UInt32>, over target: UnsafeMutablePointer<UInt32>
    ) {
        let source = unsafeBitCast(colors, to: SIMD16<UInt16>.self)
        let alpha = unsafeBitCast(alphaPairs, to: SIMD16<UInt16>.self)
        let rest = SIMD16<UInt16>(repeating: 256) &- alpha
        let pixels = UnsafeRawPointer(target).loadUnaligned(as: SIMD16<UInt16>.self)
        let low = ((pixels & 0xff) &* rest &+ (source & 0xff) &* alpha &+ 128) &>> 8
        let high = ((pixels &>> 8) &* rest &+ (source &>> 8) &* alpha &+ 128) & 0xff00
        UnsafeMutableRawPointer(target).storeBytes(of: low | high, as: SIMD16<UInt16>.self)
    }

    /// The places in the table of eight pixels of a row. Adding 2²³ to a small float leaves it, rounded, in the low
    /// bits of its pattern, which spares the trapping conversion.
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
