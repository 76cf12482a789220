import Testing

@testable import Domain
@testable import Media

struct CoverageTests {
    @Test func fillsWholePixelsWhollyAndNoOthers() throws {
        let picture = try drawn([black(.box(10, 20, 5, 3))])
        #expect(picture.red(10, 20) == 0)
        #expect(picture.red(14, 22) == 0)
        #expect(picture.red(9, 20) == 255)
        #expect(picture.red(15, 20) == 255)
        #expect(picture.red(10, 23) == 255)
        #expect(picture.darkness == 15)
    }

    @Test(arguments: [(0.5, 128), (0.25, 192), (0.75, 64)])
    func shadesAPixelByTheAreaCovered(share: Double, level: Int) throws {
        let fromSide = try drawn([black(.box(10, 10, share, 1))])
        let fromAbove = try drawn([black(.box(10, 10, 1, share))])
        #expect(abs(fromSide.red(10, 10) - level) <= 1)
        #expect(abs(fromAbove.red(10, 10) - level) <= 1)
    }

    @Test func coversHalfThePixelsOnADiagonal() throws {
        let picture = try drawn([black(.polygon(8, 8, 40, 8, 8, 40))])
        for step in 0..<32 { #expect(abs(picture.red(8 + step, 39 - step) - 128) <= 1) }
        #expect(abs(picture.darkness - 512) < 1)
    }

    @Test(arguments: [3.0, 11.5, 28])
    func coversACirclesArea(radius: Double) throws {
        let picture = try drawn([black(.circle(32.3, 31.6, radius))])
        let area = 3.14159265 * radius * radius
        #expect(abs(picture.darkness - area) < area * 0.03)
    }

    @Test func leavesNoSeamBetweenShapesThatShareAnEdge() throws {
        let picture = try drawn([black(.polygon(4, 4, 60, 4, 4, 60)), black(.polygon(60, 4, 60, 60, 4, 60))])
        #expect(picture.red(20, 20) == 0)
        #expect(picture.red(31, 32) <= 65)
    }

    @Test func countsWhatStartsOutsideThePicture() throws {
        let whole = try drawn([black(.box(-500, -500, 2000, 2000))])
        #expect(whole.bytes.enumerated().allSatisfy { $0.offset % 4 == 3 || $0.element == 0 })
        let left = try drawn([black(.polygon(-100, -20, 20, -20, 20, 90, -100, 90))])
        #expect(left.darkness == 20 * 64)
        let right = try drawn([black(.circle(64, 32, 16))])
        #expect(abs(right.darkness - 3.14159 * 128) < 4)
    }

    @Test func strokesAreAsBroadAsTheySay() throws {
        let line = Path.line([Point(12, 32), Point(52, 32)])
        let even = try drawn([.stroke(line, .solid(.black), width: .init(6, 6))])
        #expect(abs(even.darkness - (40 * 6 + 3.14159 * 9)) < 2)
        #expect(even.red(30, 29) == 0 && even.red(30, 28) == 255)
        let tapered = try drawn([.stroke(line, .solid(.black), width: .init(10, 2))])
        #expect(tapered.red(14, 28) == 0 && tapered.red(50, 28) == 255)
    }

    @Test func strokesOfOnePointAreDots() throws {
        let dot = try drawn([.stroke(.line([Point(32, 32), Point(32, 32)]), .solid(.black), width: .init(10, 10))])
        #expect(abs(dot.darkness - 3.14159 * 25) < 2)
    }

    @Test func sharpBendsStayWhole() throws {
        let bend = Path.line([Point(10, 50), Point(32, 12), Point(36, 52)])
        let picture = try drawn([.stroke(bend, .solid(.black), width: .init(8, 8))])
        for point in [(32, 12), (32, 9), (10, 50), (36, 52), (34, 30)] { #expect(picture.red(point.0, point.1) == 0) }
    }
}
