import Testing

@testable import Domain
@testable import Media

/// For every scene, drawing ends and stays within the picture.
struct RobustnessTests {
    private static let awkward: [Double] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e12, -1e9, 1e8, 4096, -0.0, 1e-300, 63.999999,
    ]

    @Test(arguments: awkward)
    func drawsAnyCoordinates(value: Double) throws {
        for other in Self.awkward + [10, 30] {
            var path = Path.polygon(value, other, 30, value, other, 40, value, value)
            path.cubic(Point(value, 3), Point(3, other), to: Point(other, value))
            path.quadratic(Point(other, other), to: Point(5, 5))
            let gradient = Gradient(.white, Color.black.opacity(0.3))
            let paints: [Paint] = [
                .solid(Color(red: value, green: other, blue: 0, alpha: value)),
                .linear(LinearGradient(gradient, from: Point(value, 1), to: Point(3, other))),
                .radial(RadialGradient(gradient, center: Point(other, 1), radiusX: value, radiusY: 4)),
                .radial(RadialGradient(gradient, center: Point(5, 5), radiusX: 1e-5, radiusY: 1e-5)),
            ]
            let elements = paints.flatMap { paint -> [Scene.Element] in
                [
                    .fill(path, paint, rule: .evenOdd), .stroke(path, paint, width: .init(value, other)),
                    .stroke(path, paint, width: .init(4, 1)), .fill(.circle(20, 20, 9), paint, rule: .nonzero),
                    .clipped(path, [.fill(.circle(20, 20, 30), paint, rule: .nonzero)]),
                    .fill(.arc(5, 5, 9, other, from: value, to: other), paint, rule: .nonzero),
                ]
            }
            let picture = try drawn(elements)
            #expect(picture.bytes.count == 64 * 64 * 4)
        }
    }

    @Test func shapesThatAreNotFiniteDrawNothing() throws {
        #expect(try drawn([black(.polygon(.nan, 0, 60, 0, 60, 60)), black(.circle(.infinity, 3, 9))]).isWhite)
    }

    @Test func emptyPathsDrawNothing() throws {
        var moves = Path()
        moves.move(to: Point(3, 3))
        moves.close()
        moves.close()
        #expect(try drawn([black(Path()), black(moves), black(.line([Point(3, 3), Point(50, 50)]))]).isWhite)
    }

    @Test(arguments: [(64, 64), (4096, 64), (64, 4096), (333, 127)])
    func drawsEverySize(width: Int, height: Int) throws {
        let size = try #require(PixelSize(width: width, height: height))
        let glow = RadialGradient(Gradient(.white, .clear), center: Point(50, 50), radiusX: 60, radiusY: 30)
        let scene = Scene(
            width: 100, height: 100, background: Color(0x336699),
            elements: [
                .fill(.circle(50, 50, 60), .radial(glow), rule: .nonzero),
                .stroke(.curve(-20, 10, 50, 90, 130, 20), .solid(.black), width: .init(3, 9)),
            ])
        let picture = Rasterizer().bitmap(of: scene, size: size)
        #expect(picture.width == width && picture.height == height)
        #expect(picture.pixel(0, height - 1) == [0x33, 0x66, 0x99])
    }

    @Test func aSceneOfNoExtentIsItsBackground() throws {
        let size = try #require(PixelSize(width: 64, height: 64))
        let scene = Scene(width: 0, height: 0, background: .white, elements: [black(.circle(3, 3, 3))])
        #expect(Rasterizer().bitmap(of: scene, size: size).isWhite)
    }
}
