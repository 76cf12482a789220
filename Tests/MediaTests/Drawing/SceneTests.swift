import Testing

@testable import Domain
@testable import Media

struct SceneTests {
    private let scene = Scene(
        width: 100, height: 62.5, background: Color(0xfff4e0),
        elements: [
            .fill(.polygon(0, 0, 10.005, 0, 10, -7.25), .solid(Color(0x336699, alpha: 0.5)), rule: .evenOdd),
            .stroke(
                .curve(1, 2, 3, 4), .linear(LinearGradient(Gradient(.white, .black), from: .zero, to: Point(0, 1 / 3))),
                width: .init(2, 0.5)),
            .clipped(.box(1, 1, 2, 2), [.fill(.box(0, 0, 9, 9), .solid(.black), rule: .nonzero)]),
        ])

    @Test func printsAsStableText() {
        #expect(
            scene.description == """
                scene 100x62.5 #fff4e0
                fill even-odd #33669980 M0,0 L10.01,0 L10,-7.25 Z
                stroke 2-0.5 linear(0,0 0,0.33 0:#ffffff 1:#000000) M1,2 L3,4
                clip M1,1 L3,1 L3,3 L1,3 Z
                  fill #000000 M0,0 L9,0 L9,9 L0,9 Z

                """)
    }

    @Test func drawsTheSameBytesEveryTime() throws {
        let size = try #require(PixelSize(width: 200, height: 125))
        #expect(Rasterizer().bitmap(of: scene, size: size) == Rasterizer().bitmap(of: scene, size: size))
    }

    @Test func drawsTheSameBytesOnEveryMachine() throws {
        let size = try #require(PixelSize(width: 160, height: 100))
        let glow = RadialGradient(
            Gradient(.white, Color(0xff8800, alpha: 0.4), .clear), center: Point(40, 30), radiusX: 33, radiusY: 21)
        var rich = scene
        rich.elements += [
            .fill(.star(60, 30, 22, points: 7), .radial(glow), rule: .nonzero),
            .fill(
                .blob(5, 40, 30, 35, 50, 60, 12, 58),
                .linear(LinearGradient(Gradient(Color(0x22aa66), .clear), from: Point(5, 40), to: Point(50, 60))),
                rule: .nonzero),
            .stroke(.arc(70, 40, 15, 9, from: 20, to: 300), .solid(Color(0x552277, alpha: 0.8)), width: .init(1, 6)),
        ]
        let bitmap = Rasterizer().bitmap(of: rich, size: size)
        let digest = bitmap.bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        #expect(String(digest, radix: 16) == "9b0c51c0415cfc3a")
    }

    @Test func movesGradientsWithTheirShapes() throws {
        let size = try #require(PixelSize(width: 64, height: 64))
        let ball = RadialGradient(Gradient(.black, .white), center: Point(10, 10), radiusX: 8, radiusY: 8)
        let element = Scene.Element.fill(.circle(10, 10, 8), .radial(ball), rule: .nonzero)
        let turn = Transform.translation(-10, -10).then(.rotation(degrees: 90)).then(.translation(10, 10))
        let still = Scene(width: 64, height: 64, background: .white, elements: [element])
        let turned = Scene(width: 64, height: 64, background: .white, elements: [element.transformed(by: turn)])
        let (first, second) = (Rasterizer().bitmap(of: still, size: size), Rasterizer().bitmap(of: turned, size: size))
        let difference = zip(first.bytes, second.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(difference <= 2)
    }
}
