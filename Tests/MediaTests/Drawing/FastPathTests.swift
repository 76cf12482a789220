import Testing

@testable import Domain
@testable import Media

/// Drawing many pixels at a time gives the same pixels as drawing one at a time.
struct FastPathTests {
    private static let side = 96
    private static let whole = Path.box(0, 0, 96, 96)

    private static func gradients(_ random: inout SeededGenerator) -> [Paint] {
        func number(_ range: ClosedRange<Double>) -> Double { random.next(in: range) }
        func color(alpha: Double) -> Color {
            Color(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: alpha)
        }
        let glow = color(alpha: number(0...1))
        let gradients = [
            Gradient(color(alpha: 1), color(alpha: 1), color(alpha: 1)),
            Gradient(glow, glow.opacity(0.4), glow.opacity(0)),
            Gradient(color(alpha: number(0...1)), color(alpha: 1), color(alpha: 0)),
        ]
        return gradients.flatMap { gradient -> [Paint] in
            let center = Point(number(-20...110), number(-20...110))
            let end = Point(number(-20...110), number(-20...110))
            let radial = RadialGradient(gradient, center: center, radiusX: number(5...90), radiusY: number(5...90))
            return [
                .radial(radial), .linear(LinearGradient(gradient, from: center, to: end)),
                Paint.radial(radial).transformed(by: .rotation(degrees: number(0...360))),
            ]
        }
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func gradientsHaveTheSamePixelsInRunsOfAnyLength(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let ground = Scene.Element.fill(Self.whole, .solid(Color(0x4a7fb3)), rule: .nonzero)
        for paint in Self.gradients(&random) {
            let atOnce = try drawn([ground, .fill(Self.whole, paint, rule: .nonzero)], side: Self.side)
            for width in [1, 3, 7, 8, 13] {
                let strips = stride(from: 0, to: Self.side, by: width).map { x in
                    let end = min(x + width, Self.side)
                    return Scene.Element.fill(.box(Double(x), 0, Double(end - x), 96), paint, rule: .nonzero)
                }
                #expect(try drawn([ground] + strips, side: Self.side) == atOnce, "\(paint) in strips of \(width)")
            }
        }
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func gradientsThatFadeBlendAsSolidColoursDo(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<12 {
            let color = Color(
                red: random.next(in: 0...1), green: random.next(in: 0...1), blue: random.next(in: 0...1),
                alpha: random.next(in: 0...1))
            let ground = Scene.Element.fill(
                Self.whole, .linear(LinearGradient(Gradient(.black, .white), from: .zero, to: Point(96, 1))),
                rule: .nonzero)
            let across = LinearGradient(Gradient(color, color), from: .zero, to: Point(96, 40))
            let solid = try drawn([ground, .fill(Self.whole, .solid(color), rule: .nonzero)], side: Self.side)
            let faded = try drawn([ground, .fill(Self.whole, .linear(across), rule: .nonzero)], side: Self.side)
            let difference = zip(solid.bytes, faded.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(difference <= 1)
        }
    }

    /// Clips with many runs in a row, and shapes that begin, continue and end between them.
    @Test(arguments: 1...8 as ClosedRange<UInt64>)
    func clippingToStripsDrawsEachStripOnce(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var clip = Path()
        var strips: [(x: Double, width: Double)] = []
        var x = 0.0
        while x < 90 {
            let width = Double(random.next(below: 5) + 1)
            strips.append((x, width))
            clip.append(.box(x, 0, width, 96))
            x += width + Double(random.next(below: 6) + 1)
        }
        var shapes = Path()
        for _ in 0..<6 {
            let left = Double(random.next(below: 80))
            shapes.append(.box(left, Double(random.next(below: 60)), Double(random.next(below: 30) + 1), 20))
        }
        let shape = Scene.Element.fill(shapes, .solid(.black), rule: .nonzero)
        let clipped = try drawn([.clipped(clip, [shape])], side: Self.side)
        let oneByOne = try drawn(
            strips.map { .clipped(.box($0.x, 0, $0.width, 96), [shape]) }, side: Self.side)
        #expect(clipped == oneByOne)
        #expect(!clipped.isWhite)
    }
}
