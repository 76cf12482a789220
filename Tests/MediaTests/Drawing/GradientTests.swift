import Testing

@testable import Domain
@testable import Media

struct GradientTests {
    private let gradient = Gradient(Color(0xff0000), Color(0x0000ff))
    private let all = Path.box(0, 0, 64, 64)

    @Test(arguments: [(Point(32, 10), Point(32, 50)), (Point(10, 32), Point(50, 32))])
    func linearGradientsStayTheSameBeyondTheirEnds(start: Point, end: Point) throws {
        let picture = try drawn([.fill(all, .linear(LinearGradient(gradient, from: start, to: end)), rule: .nonzero)])
        #expect(picture.pixel(0, 0) == [255, 0, 0])
        #expect(picture.pixel(63, 63) == [0, 0, 255])
        let middle = picture.pixel(30, 30)
        #expect(abs(Int(middle[0]) - 128) <= 4 && abs(Int(middle[2]) - 127) <= 4)
    }

    @Test func radialGradientsRunFromTheCentreToTheRim() throws {
        let radial = RadialGradient(gradient, center: Point(32.5, 32.5), radiusX: 20, radiusY: 10)
        let picture = try drawn([.fill(all, .radial(radial), rule: .nonzero)])
        #expect(picture.pixel(32, 32) == [255, 0, 0])
        #expect(picture.pixel(53, 32) == [0, 0, 255])
        #expect(picture.pixel(32, 43) == [0, 0, 255])
        #expect(picture.pixel(42, 32) == picture.pixel(32, 37))
    }

    @Test func stopsStandWhereTheySay() {
        let gradient = Gradient([.init(0.2, .black), .init(0.6, .white), .init(1, Color(0xff0000))])
        #expect(gradient.color(at: 0) == .black)
        #expect(abs(gradient.color(at: 0.4).red - 0.5) < 1e-9)
        #expect(gradient.color(at: 0.6) == .white)
        #expect(gradient.color(at: 2) == Color(0xff0000))
    }

    @Test func gradientsOfNoExtentDrawNothing() throws {
        let flat = LinearGradient(gradient, from: Point(3, 3), to: Point(3, 3))
        let thin = RadialGradient(gradient, center: Point(3, 3), radiusX: 0, radiusY: 5)
        #expect(try drawn([.fill(all, .linear(flat), rule: .nonzero)]).isWhite)
        #expect(try drawn([.fill(all, .radial(thin), rule: .nonzero)]).isWhite)
    }

    @Test func halfOpaqueColoursMixHalf() throws {
        let solid = try drawn([.fill(all, .solid(Color.black.opacity(0.5)), rule: .nonzero)])
        #expect(solid.bytes.enumerated().allSatisfy { $0.offset % 4 == 3 ? $0.element == 255 : $0.element == 128 })
        let fade = Gradient(Color.black.opacity(0.5), Color.black.opacity(0.5))
        let across = LinearGradient(fade, from: .zero, to: Point(64, 1))
        #expect(try drawn([.fill(all, .linear(across), rule: .nonzero)]) == solid)
    }
}
