import Testing

@testable import Media

struct ColorTests {
    @Test func readsAndPrintsHexadecimal() {
        #expect(Color(0x0a80ff).description == "#0a80ff")
        #expect(Color(0x0a80ff, alpha: 0.25).description == "#0a80ff40")
        #expect(Color(red: .nan, green: 2, blue: -1).description == "#00ff00")
    }

    @Test func contrastRunsFromOneToTwentyOne() {
        #expect(Color.white.contrast(with: .white) == 1)
        #expect(abs(Color.black.contrast(with: .white) - 21) < 1e-9)
        #expect(Color.black.contrast(with: .white) == Color.white.contrast(with: .black))
    }

    @Test func mixesFromOneColourToTheOther() {
        #expect(Color.black.mixed(with: .white, 0) == .black)
        #expect(Color.black.mixed(with: .white, 1) == .white)
        #expect(Color(0xff0000).saturated(0).red == Color(0xff0000).saturated(0).green)
    }
}
