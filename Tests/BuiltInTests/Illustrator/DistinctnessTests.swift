import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// Everything that a spec can name is visible in the picture.
struct DistinctnessTests {
    private let illustrator = StubIllustrator()

    private func allDiffer(_ requests: [(String, ImageRequest)]) {
        var seen: [String: String] = [:]
        for (name, request) in requests {
            let digest = illustrator.bitmap(for: request).digest
            #expect(seen[digest] == nil, "\(name) looks like \(seen[digest] ?? "")")
            seen[digest] = name
        }
    }

    @Test func everySettingLooksDifferent() throws {
        allDiffer(try Setting.allCases.map { ($0.rawValue, try request(panel($0))) })
    }

    @Test func everyPoseLooksDifferent() throws {
        allDiffer(
            try Pose.allCases.map { pose in
                (pose.rawValue, try request(panel(cast: [CastMember(character: "fenn", pose: pose)])))
            })
    }

    @Test func everyHourWeatherMoodAndThemeLooksDifferent() throws {
        allDiffer(try TimeOfDay.allCases.map { ($0.rawValue, try request(panel(.meadow, $0))) })
        allDiffer(try Weather.allCases.map { ($0.rawValue, try request(panel(.meadow, .day, $0))) })
        allDiffer(try Mood.allCases.map { ($0.rawValue, try request(panel(.meadow, .day, .clear, $0))) })
        allDiffer(try Theme.allCases.map { ($0.rawValue, try request(panel(), theme: $0)) })
    }

    @Test func everyFigureLooksDifferent() throws {
        let kinds = StubIllustrator.figureKinds + ["lantern"]
        #expect(kinds.count >= 36)
        allDiffer(
            try kinds.map { kind in
                let one = StoryCharacter(id: "one", name: "One", kind: kind, appearance: "")
                return (kind, try request(panel(cast: [CastMember(character: "one")]), characters: [one]))
            })
    }

    @Test func everyThingIsDrawn() throws {
        let things = StubIllustrator.things
        #expect(things.count >= 300)
        allDiffer(try things.map { ($0.noun, try request(panel($0.home, props: [$0.noun]))) })
        for (noun, home, _) in things {
            let empty = illustrator.bitmap(for: try request(panel(home))).digest
            let described = illustrator.bitmap(for: try request(panel(home, props: [noun]))).digest
            #expect(described != empty, "\(noun) is not seen")
        }
    }

    @Test func whatIsHeldIsSeen() throws {
        let empty = try request(panel(cast: [CastMember(character: "mira")]))
        let holding = try request(panel(cast: [CastMember(character: "mira", holding: "old red umbrella")]))
        #expect(illustrator.bitmap(for: holding).difference(from: illustrator.bitmap(for: empty)) > 0.005)
    }

    @Test func pagesOfOneStoryDifferThoughTheirSpecsAreTheSame() throws {
        let pages = try (1...6).map { illustrator.bitmap(for: try request(panel(.forest), page: $0)) }
        for first in pages.indices {
            for second in pages.indices where second > first {
                #expect(pages[first].difference(from: pages[second]) > 0.1)
            }
        }
    }
}
