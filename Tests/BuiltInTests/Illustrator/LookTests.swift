import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation
@testable import Media

/// A character looks as described, and the same on every page.
struct LookTests {
    private let illustrator = StubIllustrator()

    private func scene(kind: String, appearance: String = "", story: UInt64 = 7, page: Int = 1) throws -> Scene {
        let one = StoryCharacter(id: "one", name: "One", kind: kind, appearance: appearance)
        return illustrator.scene(
            for: try request(
                panel(.space, cast: [CastMember(character: "one")]), characters: [one], page: page, story: story))
    }

    /// The colours of all shapes, as text.
    private func colors(_ scene: Scene) -> Set<String> {
        Set(
            scene.description.split { " :()\n".contains($0) }.filter { $0.hasPrefix("#") }.map { String($0.prefix(7)) })
    }

    @Test(arguments: ["girl", "fox", "dragon", "owl"]) func coloursStayTheSameFromPageToPage(kind: String) throws {
        let pages = try (1...5).map { colors(try scene(kind: kind, page: $0)) }
        let empty = colors(illustrator.scene(for: try request(panel(.space, cast: []))))
        let first = pages[0].subtracting(empty)
        #expect(first.count > 8)
        for page in pages { #expect(first.intersection(page).count > first.count * 9 / 10) }
    }

    @Test func wordsOfTheAppearanceDecide() throws {
        let plain = try scene(kind: "fox")
        for appearance in [
            "a fox with a red scarf", "a fox with a green coat", "a white fox", "a fox wearing glasses",
            "a fox in blue boots",
            "a fox with a yellow hat", "a fox with a golden crown", "a fox with a purple cape",
            "a fox with a small backpack",
        ] {
            #expect(try scene(kind: "fox", appearance: appearance) != plain, "\(appearance)")
        }
        let red = try scene(kind: "fox", appearance: "a fox with a red scarf")
        #expect(try scene(kind: "fox", appearance: "a fox with a blue scarf") != red)
    }

    @Test func describedColoursDoNotDependOnTheStory() throws {
        let appearance = "a girl with long black hair, a red dress and dark skin"
        let first = colors(try scene(kind: "girl", appearance: appearance, story: 1))
        let second = colors(try scene(kind: "girl", appearance: appearance, story: 2))
        #expect(!first.isDisjoint(with: second))
    }

    @Test(arguments: [
        ("bunny", "rabbit"), ("puppies", "dog"), ("old brown bear", "bear"), ("kittens", "cat"), ("coyote", "wolf"),
        ("Grandma", "grandmother"), ("sailor", "man"),
    ])
    func relatedNounsShareAFigure(noun: String, kind: String) throws {
        #expect(try scene(kind: noun) == scene(kind: kind))
    }

    @Test func unknownKindsAreChildren() throws {
        let unknown = try scene(kind: "xylophonist")
        let children = [try scene(kind: "girl"), try scene(kind: "boy")]
        #expect(children.contains(unknown))
    }

    @Test func aCharacterOutsideTheCastIsDrawnAllTheSame() throws {
        let stranger = try request(panel(cast: [CastMember(character: "stranger")]))
        #expect(illustrator.places(for: stranger).map(\.character) == ["stranger"])
    }
}
