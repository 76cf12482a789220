import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation
@testable import Media

/// Every combination of characters, settings and shapes gives a picture.
struct SweepTests {
    private static let shapes = [(64, 64), (96, 96), (64, 96), (128, 72), (72, 128), (64, 1024), (1024, 64)]

    private static let casts: [[(kind: String, looks: String)]] = [
        [], [("mouse", "a tiny mouse")], [("bee", "a small bee")], [("elephant", "a huge elephant")],
        [("bear", "a big bear"), ("mouse", "a tiny mouse")],
        [("girl", "a girl"), ("hedgehog", "a small hedgehog"), ("bird", "a tiny bird"), ("fish", "a small fish")],
        (0..<6).map { _ in ("squirrel", "a small squirrel") },
    ]

    /// Composes scenes without drawing them; other tests check the drawing.
    @Test(arguments: Setting.allCases)
    func composesEveryScene(setting: Setting) throws {
        let illustrator = StubIllustrator()
        var drawn = 0
        for (number, people) in Self.casts.enumerated() {
            let characters = people.enumerated().map { index, one in
                StoryCharacter(id: "c\(index)", name: "C\(index)", kind: one.kind, appearance: one.looks)
            }
            for page in 1...12 {
                let (width, height) = Self.shapes[(page + number) % Self.shapes.count]
                let members = characters.enumerated().map { index, one in
                    CastMember(character: one.id, pose: Pose.allCases[(page + index) % Pose.allCases.count])
                }
                let spec = panel(
                    setting, TimeOfDay.allCases[page % 4], Weather.allCases[page % 6], cast: members,
                    props: ["lantern", "tree"])
                let request = try request(
                    spec, characters: characters, page: page, story: UInt64(number * 31 + page), width: width,
                    height: height)
                drawn += illustrator.scene(for: request).elements.isEmpty ? 0 : 1
            }
        }
        #expect(drawn == Self.casts.count * 12)
    }
}
