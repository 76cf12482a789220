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

    /// A toy is small, but not a character that has one.
    @Test(arguments: [
        ("a rubber dragon", true), ("a stuffed dragon", true), ("a green dragon with rubber boots", false),
        ("a green dragon holding a toy boat", false),
    ])
    func toysAreSmall(appearance: String, isToy: Bool) throws {
        let story = IllustratedStory(
            theme: .friendship,
            characters: [StoryCharacter(id: "a", name: "A", kind: "dragon", appearance: appearance)], pageCount: 1,
            seed: 7)
        let request = ImageRequest(
            concept: "", seed: 0, size: .page, panel: panel(.meadow, cast: []), pageNumber: 1, story: story)
        #expect((request.look(of: "a").size <= 0.45) == isToy)
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

    @Test(arguments: [Garment.hat, .crown, .bow])
    func headgearLeavesTheEyesFree(garment: Garment) throws {
        for figure in ArtCatalog.compiledIn.figures {
            let one = StoryCharacter(id: "one", name: "One", kind: figure.nouns[0], appearance: "")
            var look = CharacterLook(one, rank: 0, storySeed: 7, palette: .family)
            look.garments = [garment: Color(0)]
            var pen = Sketch(light: .plain, seed: 1)
            pen.at(100, 100, scale: 50) { $0.headgear(look) }
            let scene = Scene(width: 200, height: 200, background: .white, elements: pen.elements)
            let bitmap = Rasterizer().bitmap(of: scene, size: try #require(PixelSize(width: 200, height: 200)))
            #expect(bitmap.bytes.contains { $0 != 255 })
            let face = look.figure.face
            for side in [-1.0, 1.0] {
                let x = Int(100 + 50 * (face.turn + side * face.eyeSpread))
                for y in Int(100 + 50 * face.eyeTop)...Int(100 + 50 * face.eyeY) {
                    let pixel = bitmap.bytes[(y * 200 + x) * 4..<(y * 200 + x) * 4 + 3]
                    #expect(pixel.allSatisfy { $0 == 255 }, "\(figure.nouns[0])")
                }
            }
        }
    }

    @Test(arguments: [
        ("a red scarf", [String]()), ("a red and white scarf", []), ("a red scarf and a sash", ["a sash"]),
        ("gloves, blue boots; a golden armband", ["gloves", "a golden armband"]), ("", []), (" and ,", []),
    ])
    func clothesThatCannotBeDrawn(clothes: String, parts: [String]) {
        #expect(StubIllustrator.undrawnParts(ofClothes: clothes) == parts)
    }

    private func look(_ kind: String, _ appearance: String) -> CharacterLook {
        CharacterLook(
            StoryCharacter(id: "one", name: "One", kind: kind, appearance: appearance), rank: 0, storySeed: 7,
            palette: .family)
    }

    @Test func beardsHaveTheirColour() {
        #expect(look("man", "an old wizard with a long white beard").beard == ColorWords.color("white"))
        #expect(look("man", "a tall man with a hat").beard == nil)
        let brown = look("grandfather", "a grandfather with brown hair")
        #expect(brown.beard == brown.hair.color)
        #expect(look("man", "an old man in a blue coat with a beard").beard == Hair.grey)
        #expect(look("boy", "a seven-year-old boy in a red coat").hair.color != Hair.grey)
    }

    @Test func theYoungAreSmall() {
        let lion = look("lion", "a golden lion")
        #expect(look("lion", "a young golden lion cub").size < lion.size * 0.85)
        #expect(look("cat", "a grey kitten").size < look("cat", "a grey cat").size * 0.8)
        #expect(look("cat", "a grey kitten").coat == look("cat", "a grey cat").coat)
    }

    @Test func thingsAreOnHeadsAndAtEars() throws {
        func isAboveHead(_ words: String, _ thing: String) throws -> Bool {
            var page = panel(.room, cast: [CastMember(character: "mira", pose: .carrying, holding: thing)])
            page.direction = words
            let figure = try #require(try request(page).staged.figures.first)
            return figure.thingFoot.y < figure.skeleton.head.y
        }
        #expect(try isAboveHead("Mira carries a basket on her head.", "basket"))
        #expect(try !isAboveHead("Mira carries a basket.", "basket"))
        #expect(try !isAboveHead("Tom carries a basket on his head while Mira holds a lantern.", "lantern"))
    }

    @Test func aThingThatFliesIsInTheSky() {
        let things = ArtCatalog.compiledIn
        #expect(things.prop(for: "flying red umbrella")?.place == .sky)
        #expect(things.prop(for: "flying red umbrella")?.colorWord == "red")
        let toy = things.prop(for: "toy boat")
        #expect(toy?.nouns == things.prop(for: "sailboat")?.nouns && toy?.size == 0.3 && toy?.place == .ground)
        #expect(things.prop(for: "flying carpet")?.place != .sky)
    }

    @Test func aToyAnimalIsSmall() throws {
        let sizes = try ["rabbit", "toy rabbit"].map { noun in
            let request = try request(panel(.room, cast: [], props: [noun]))
            return try #require(Bystanders(request, cast: []).things(of: request).first).size
        }
        #expect(sizes[1] < sizes[0] * 0.6)
    }

    /// The door is dyed and not its frame, which is wider.
    @Test func theLargestAreaWithItsShadesIsDyed() throws {
        let purple = colors(illustrator.scene(for: try request(panel(.room, cast: [], props: ["purple door"]))))
        let teal = colors(illustrator.scene(for: try request(panel(.room, cast: [], props: ["door"]))))
        #expect(teal.subtracting(purple).count >= 2)
        #expect(purple.subtracting(teal).count >= 2)
        // The frame, #f7efe0 in daylight, is the lightest of both.
        #expect(teal.max() == purple.max())
    }

    @Test(arguments: Theme.allCases) func snowCoversTheGround(theme: Theme) {
        for scenery in [Scenery.forest, .meadow, .garden, .village] {
            let (white, green) = (scenery.ground(theme.palette.underSnow), scenery.ground(theme.palette))
            #expect(white.luminance > max(0.6, green.luminance + 0.1))
        }
    }
}
