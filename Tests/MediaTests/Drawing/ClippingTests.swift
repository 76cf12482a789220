import Testing

@testable import Media

struct ClippingTests {
    private let everything = black(.box(-10, -10, 100, 100))

    @Test func showsOnlyWhatLiesInsideThePath() throws {
        let picture = try drawn([.clipped(.box(10, 12, 20, 8), [everything])])
        #expect(picture.darkness == 160)
        #expect(picture.red(10, 12) == 0)
        #expect(picture.red(30, 12) == 255)
    }

    @Test func softEdgesOfAClipAreSoft() throws {
        let clipped = try drawn([.clipped(.circle(32, 32, 20), [everything])])
        let filled = try drawn([black(.circle(32, 32, 20))])
        #expect(clipped == filled)
    }

    @Test func clipsInsideClipsNarrowFurther() throws {
        let picture = try drawn([.clipped(.box(10, 10, 20, 20), [.clipped(.box(20, 20, 30, 30), [everything])])])
        #expect(picture.darkness == 100)
    }

    @Test func aClipEndsWithItsElements() throws {
        let picture = try drawn([.clipped(.box(0, 0, 4, 4), [everything]), black(.box(40, 40, 4, 4))])
        #expect(picture.darkness == 32)
    }

    @Test func anEmptyClipShowsNothing() throws {
        #expect(try drawn([.clipped(.box(90, 90, 5, 5), [everything])]).isWhite)
        #expect(try drawn([.clipped(.box(10, 10, 0, 20), [everything])]).isWhite)
        #expect(try drawn([.clipped(Path(), [everything])]).isWhite)
    }
}
