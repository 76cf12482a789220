import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation
@testable import Media

struct CompositionTests {
    private let illustrator = StubIllustrator()
    private static let sizes = [(1024, 1792), (1024, 1024), (1792, 1024), (4096, 1024), (512, 2048), (64, 4096)]

    @Test(arguments: sizes) func figuresStandInsideThePicture(width: Int, height: Int) throws {
        for pose in Pose.allCases {
            for count in 1...3 {
                for page in 1...6 {
                    let members = cast.prefix(count).map {
                        CastMember(character: $0.id, pose: pose, holding: "umbrella")
                    }
                    let panel = panel(.meadow, cast: members, props: ["bed", "tree", "ball"])
                    for place in illustrator.places(for: try request(panel, page: page, width: width, height: height)) {
                        #expect(place.left >= 0.01 && place.right <= 0.99, "\(place.character) \(pose) page \(page)")
                        #expect(place.top >= 0.02 && place.bottom <= 0.95, "\(place.character) \(pose) page \(page)")
                    }
                }
            }
        }
    }

    @Test func theGroupStandsOffTheMiddle() throws {
        for page in 1...8 {
            let place = try #require(illustrator.places(for: try request(panel(), page: page)).first)
            let middle = (place.left + place.right) / 2
            #expect(abs(middle - 0.5) > 0.05 && abs(middle - 0.5) < 0.2)
        }
    }

    @Test func everyoneNamedIsThere() throws {
        let crowd = (1...6).map { StoryCharacter(id: "c\($0)", name: "", kind: "rabbit", appearance: "") }
        let panel = panel(cast: crowd.map { CastMember(character: $0.id) })
        let places = illustrator.places(for: try request(panel, characters: crowd))
        #expect(Set(places.map(\.character)) == Set(crowd.map(\.id)))
    }

    @Test func keepsSizesInProportionOnEveryPage() throws {
        let members = ["otto", "mira"].map { CastMember(character: $0) }
        let ratios = try (1...6).map { page in
            let places = illustrator.places(for: try request(panel(cast: members), page: page))
            let otto = try #require(places.first { $0.character == "otto" })
            let mira = try #require(places.first { $0.character == "mira" })
            return (otto.bottom - otto.top) / (mira.bottom - mira.top)
        }
        #expect(ratios.allSatisfy { $0 > 1.1 && abs($0 - ratios[0]) < 1e-9 })
    }

    @Test func leavesCalmSpaceForACaption() throws {
        for story: UInt64 in 1...12 {
            let places = illustrator.places(for: try request(panel(), story: story))
            let place = try #require(places.first)
            #expect(place.top > 0.3 || place.bottom < 0.74)
        }
    }

    @Test func figuresStandOffWhatIsBehindThem() throws {
        let kinds = [
            "girl", "man", "fox", "rabbit", "frog", "owl", "cat", "sheep", "ghost", "penguin", "dragon", "lion",
        ]
        for (index, kind) in kinds.enumerated() {
            let one = StoryCharacter(id: kind, name: "", kind: kind, appearance: "")
            for setting in Setting.allCases {
                for time in TimeOfDay.allCases {
                    let theme = Theme.allCases[(index + time.hashOfName) % 6]
                    let panel = panel(setting, time, cast: [CastMember(character: kind)])
                    let request = try request(panel, theme: theme, characters: [one], story: UInt64(index))
                    for place in illustrator.places(for: request) {
                        #expect(place.contrast >= 1.3, "\(kind) in \(setting) at \(time), \(theme)")
                    }
                }
            }
        }
    }

    @Test func pagesInARowAreSeenFromDifferentDistances() throws {
        let heights = try (1...12).map { page in
            let place = try #require(illustrator.places(for: try request(panel(), page: page)).first)
            return place.bottom - place.top
        }
        for (page, next) in zip(heights, heights.dropFirst()) { #expect(max(page, next) / min(page, next) > 1.1) }
    }

    @Test func pagesAreSeenInFiveWaysAndNeverThreeInARowAlike() {
        var random = SeededGenerator(seed: 3)
        for turn in 0...2 {
            let cameras = (1...60).map { page in
                let members = cast.prefix(1 + random.next(below: 3)).map {
                    CastMember(character: $0.id, pose: random.pick(Pose.allCases))
                }
                let spec = panel(.meadow, .day, .clear, random.pick(Mood.allCases), cast: members)
                return Frame.Camera.camera(page: page, turn: turn, panel: spec)
            }
            #expect(cameras.first == .far)
            #expect(Set(cameras.prefix(12)) == Set(Frame.Camera.allCases))
            for first in cameras.indices.dropLast(2) {
                #expect(Set(cameras[first...first + 2]).count > 1, "pages \(first + 1) to \(first + 3)")
            }
        }
    }

    @Test func everySleeperHasABed() throws {
        func shapes(_ sleepers: Int, props: [String]) throws -> Int {
            let members = cast.prefix(sleepers).map { CastMember(character: $0.id, pose: .sleeping) }
            return illustrator.scene(for: try request(panel(.room, cast: members, props: props))).elements.count
        }
        let one = try shapes(1, props: ["bed"]) - shapes(1, props: [])
        let two = try shapes(2, props: ["bed"]) - shapes(2, props: [])
        #expect(one > 5 && two == 2 * one)
    }

    @Test func whatTheSettingOrTheCastShowsIsNotDrawnTwice() throws {
        let lantern = [StoryCharacter(id: "glim", name: "Glim", kind: "lantern", appearance: "")]
        let glim = [CastMember(character: "glim")]
        let pairs = [
            (panel(cast: glim), panel(cast: glim, props: ["lantern"])),
            (panel(.meadow, .night, cast: glim), panel(.meadow, .night, cast: glim, props: ["moon", "star"])),
            (panel(.room, cast: glim), panel(.room, cast: glim, props: ["sun"])),
            (panel(.sea, cast: glim), panel(.sea, cast: glim, props: ["boat"])),
        ]
        for (plain, described) in pairs {
            let scenes = try [plain, described].map { illustrator.scene(for: try request($0, characters: lantern)) }
            #expect(scenes[0] == scenes[1], "\(described.setting) \(described.props)")
        }
    }

    @Test func theSceneDependsOnProportionsNotOnPixels() throws {
        let panel = panel(.forest, .dusk, props: ["tent"])
        let small = illustrator.scene(for: try request(panel, width: 512, height: 896))
        let large = illustrator.scene(for: try request(panel, width: 1024, height: 1792))
        #expect(small == large)
    }

    @Test(arguments: Setting.allCases) func everySettingDrawsAtEverySize(setting: Setting) throws {
        for (width, height) in [(64, 64), (300, 64), (64, 300)] {
            let crowd = cast.map { CastMember(character: $0.id, pose: .flying, holding: "nothing known") }
            let panel = panel(
                setting, .night, .fog, .sleepy, cast: crowd, props: ["bed", "qwerty", "", "table", "cake"])
            let bitmap = illustrator.bitmap(for: try request(panel, width: width, height: height))
            #expect(bitmap.width == width && bitmap.height == height)
        }
    }
}

extension TimeOfDay {
    fileprivate var hashOfName: Int { TimeOfDay.allCases.firstIndex(of: self) ?? 0 }
}
