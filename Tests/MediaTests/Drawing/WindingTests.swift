import Testing

@testable import Media

struct WindingTests {
    private static func frame(innerReversed: Bool) -> Path {
        var path = Path.polygon(8, 8, 56, 8, 56, 56, 8, 56)
        path.append(
            innerReversed ? .polygon(24, 24, 24, 40, 40, 40, 40, 24) : .polygon(24, 24, 40, 24, 40, 40, 24, 40))
        return path
    }

    @Test(arguments: [
        (false, Scene.FillRule.nonzero, 0), (true, .nonzero, 255), (false, .evenOdd, 255), (true, .evenOdd, 255),
    ])
    func rulesDecideAboutTheInnerSquare(reversed: Bool, rule: Scene.FillRule, inside: Int) throws {
        let picture = try drawn([black(Self.frame(innerReversed: reversed), rule: rule)])
        #expect(picture.red(32, 32) == inside)
        #expect(picture.red(12, 12) == 0)
    }

    @Test func overlapsOfOneOutlineAreFilledOnce() throws {
        var path = Path.box(10, 10, 20, 20)
        path.append(.box(20, 20, 20, 20))
        let once = try drawn([.fill(path, .solid(Color.black.opacity(0.5)), rule: .nonzero)])
        #expect(once.red(25, 25) == once.red(12, 12))
        let evenOdd = try drawn([black(path, rule: .evenOdd)])
        #expect(evenOdd.red(25, 25) == 255)
    }
}
