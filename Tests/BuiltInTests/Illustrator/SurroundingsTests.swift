import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation
@testable import Media

/// Things and animals are drawn at suitable places and with their own shapes.
struct SurroundingsTests {
    private let illustrator = StubIllustrator()

    private func panel(_ setting: Setting, _ direction: String = "", props: [String] = []) -> PanelSpec {
        PanelSpec(
            direction: direction, alt: "", setting: setting, cast: [CastMember(character: "mira")], props: props)
    }

    private func shapes(_ panel: PanelSpec) throws -> Int {
        illustrator.scene(for: try request(panel)).elements.count
    }

    @Test(arguments: [
        (Setting.room, "house"), (.kitchen, "house"), (.sea, "house"), (.sea, "door"), (.sea, "window"),
        (.meadow, "bed"),
        (.shore, "bed"),
    ])
    func leavesOutWhatHasNoPlaceThere(setting: Setting, noun: String) throws {
        let plain = illustrator.bitmap(for: try request(panel(setting)))
        #expect(illustrator.bitmap(for: try request(panel(setting, props: [noun]))) == plain)
    }

    @Test func anOpenDoorLooksDifferentFromAClosedOne() throws {
        for setting in [Setting.room, .forest] {
            let closed = illustrator.scene(for: try request(panel(setting, "Mira sees the door.", props: ["door"])))
            let open = illustrator.scene(for: try request(panel(setting, "Mira opens the door.", props: ["door"])))
            #expect(closed != open)
        }
    }

    @Test func drawsAnimalsTheDirectionNames() throws {
        let nobody = try shapes(panel(.forest, "Mira walks."))
        let one = try shapes(panel(.forest, "Mira sees a hedgehog."))
        let family = try shapes(panel(.forest, "Mira sees a hedgehog with three babies."))
        #expect(one > nobody + 10)
        #expect(family - nobody == (one - nobody) * 4)
        #expect(try shapes(panel(.forest, "Mira walks.", props: ["hedgehog"])) == one)
    }

    @Test func drawsNoSecondFoxBesideTheStorysOwn() throws {
        #expect(try shapes(panel(.forest, "Mira sees a fox.")) == shapes(panel(.forest, "Mira walks.")))
    }

    @Test func anAppearanceNamesTheAnimalMoreCloselyThanItsKind() throws {
        func scene(_ kind: String, _ appearance: String) throws -> Scene {
            let one = StoryCharacter(id: "one", name: "One", kind: kind, appearance: appearance)
            let panel = PanelSpec(
                direction: "", alt: "", setting: .meadow, cast: [CastMember(character: "one")], props: [])
            return illustrator.scene(for: try request(panel, characters: [one]))
        }
        let goat = "a small brown goat with one crooked horn"
        #expect(try scene("sheep", goat) == scene("goat", goat))
        #expect(try scene("sheep", goat) != scene("sheep", "a small brown sheep"))
        #expect(try scene("whale", "a round silver seal") == scene("seal", "a round silver seal"))
    }

    @Test func noOneIsTallerThanTheRestInABoat() throws {
        let crew = ["mira", "otto"]
        let seated = crew.map { CastMember(character: $0, pose: .sitting) }
        let mixed = [CastMember(character: "mira"), CastMember(character: "otto", pose: .walking)]
        let tops = try [seated, mixed].map { cast in
            let panel = PanelSpec(direction: "", alt: "", setting: .sea, cast: cast, props: [])
            return illustrator.places(for: try request(panel)).map(\.top)
        }
        #expect(tops[0] == tops[1])
    }
}
