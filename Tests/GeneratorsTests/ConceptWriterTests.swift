import Domain
import Generators
import PageSpecs
import Testing

@Suite struct ConceptWriterTests {
    static let softening = SofteningTable(
        suffixes: ["Make it more PG.", "Make it more G-rated."], replacements: ["sword": "wooden stick", "dark": "dim"])
    static let mira = StoryCharacter(
        id: "mira", name: "Mira", kind: "girl", appearance: "small girl with red curls and a green coat")
    static let fox = StoryCharacter(id: "fox", name: "Fox", kind: "fox", appearance: "young fox with a white tail tip.")

    @Test(arguments: [
        (
            Rung.full,
            "soft watercolour. Mira lifts her sword in the dark wood. Mira: small girl with red curls and a green coat. Fox: young fox with a white tail tip."
        ),
        (
            .compact,
            "soft watercolour. Mira lifts her sword in the dark wood. small girl with red curls and a green coat. young fox with a white tail tip."
        ),
        (
            .fullSoftened,
            "soft watercolour. Mira lifts her wooden stick in the dim wood. Mira: small girl with red curls and a green coat. Fox: young fox with a white tail tip. Make it more PG."
        ),
        (
            .compactSoftened,
            "soft watercolour. Mira lifts her wooden stick in the dim wood. small girl with red curls and a green coat. young fox with a white tail tip. Make it more PG."
        ),
        (
            .fullSoftest,
            "soft watercolour. Mira lifts her wooden stick in the dim wood. Mira: small girl with red curls and a green coat. Fox: young fox with a white tail tip. Make it more G-rated."
        ),
        (
            .compactSoftest,
            "soft watercolour. Mira lifts her wooden stick in the dim. small girl with red curls and a green coat. young fox with a white tail tip. Make it more G-rated."
        ),
        (.simple, "soft watercolour. A gentle friendship scene: forest, dusk."),
    ])
    func writesEachRungInItsOwnWay(rung: Rung, expected: String) {
        let panel = PanelSpec(
            direction: "Mira lifts her sword in the dark wood", alt: "Mira in the wood", setting: .forest,
            timeOfDay: .dusk,
            cast: [CastMember(character: "mira"), CastMember(character: "fox")])
        #expect(concept(panel, rung: rung) == expected)
    }

    /// What a page asks for may be long; who is in it looks the same as on every other page.
    @Test func shortensWhatIsDrawnBeforeHowSomeoneLooks() {
        let panel = PanelSpec(
            direction: String(repeating: "Mira walks on and on. ", count: 10), alt: "Mira", setting: .forest,
            cast: [CastMember(character: "mira"), CastMember(character: "fox")])
        let concept = concept(panel, rung: .full)
        #expect(concept.hasSuffix("Mira: \(Self.mira.appearance). Fox: \(Self.fox.appearance)"))
        #expect(concept.hasPrefix("soft watercolour. Mira walks on and on. Mira walks"))
        #expect(concept.count > 220)
    }

    @Test func leavesAnAppearanceOutRatherThanCutIt() {
        let long = StoryCharacter(
            id: "mira", name: "Mira", kind: "girl", appearance: String(repeating: "curls ", count: 26) + "coat")
        let panel = PanelSpec(
            direction: String(repeating: "far ", count: 60), alt: "Mira", setting: .forest,
            cast: [CastMember(character: "mira"), CastMember(character: "fox")])
        let concept = ConceptWriter(style: "", softening: Self.softening)
            .concept(for: panel, characters: [long, Self.fox], theme: .family, rung: .compact)
        #expect(!concept.contains("curls"))
        #expect(concept.hasSuffix(Self.fox.appearance))
    }

    @Test func keepsTextWithoutSpaces() {
        let panel = PanelSpec(direction: String(repeating: "狐", count: 300), alt: "狐", setting: .forest)
        let concept = concept(panel, rung: .full)
        #expect(concept.unicodeScalars.count >= 230)
        #expect(concept.hasPrefix("soft watercolour. 狐狐"))
    }

    @Test(arguments: Rung.allCases)
    func passesOverCastWhichThePlanDoesNotKnow(rung: Rung) {
        let panel = PanelSpec(
            direction: "A wood", alt: "A wood", setting: .forest, cast: [CastMember(character: "nobody")])
        #expect(!concept(panel, rung: rung).contains("nobody"))
    }

    @Test func replacesWordsOnlyOnTheSoftenedRungs() {
        let panel = PanelSpec(direction: "A dark sword", alt: "A wood", setting: .forest)
        for rung in Rung.allCases where rung != .simple {
            #expect(concept(panel, rung: rung).contains("A dim wooden stick") == rung.isSoftened)
            #expect(concept(panel, rung: rung).contains("A dark sword") != rung.isSoftened)
        }
    }

    @Test func softensWithoutSuffixes() {
        let writer = ConceptWriter(style: "", softening: SofteningTable(suffixes: [], replacements: ["dark": "dim"]))
        let panel = PanelSpec(direction: "A dark wood.", alt: "A wood", setting: .forest)
        #expect(writer.concept(for: panel, characters: [], theme: .family, rung: .fullSoftened) == "A dim wood.")
    }

    @Test func keepsCommandsOfServersOut() {
        let panel = PanelSpec(
            direction:
                "A <lora:x:1> {red|blue} [fox:0.5] `\\n` <\u{301}b>\u{0}\u{7}\r\n\u{2028}at\u{202E} \u{E000}night",
            alt: "-",
            setting: .forest)
        #expect(concept(panel, rung: .full) == "soft watercolour. A lora:x:1 red blue fox:0.5 n \u{301}b at night.")
    }

    @Test func keepsJoinersThatWritingNeeds() {
        let panel = PanelSpec(direction: "می\u{200C}روم 👩\u{200D}🚀", alt: "-", setting: .forest)
        #expect(concept(panel, rung: .full) == "soft watercolour. می\u{200C}روم 👩\u{200D}🚀.")
    }

    @Test(arguments: UInt64(0)..<100)
    func neverPassesTheLimit(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func text(_ most: Int) -> String {
            let letters = Array("ab ,.\u{301}\u{200D}狐🦊<>\n dark sword".unicodeScalars)
            var text = String.UnicodeScalarView()
            for _ in 0..<random.next(below: most) { text.append(random.pick(letters)) }
            return String(text)
        }
        let characters = (0..<6).map { StoryCharacter(id: "\($0)", name: text(60), kind: "fox", appearance: text(160)) }
        let panel = PanelSpec(
            direction: text(400), alt: "-", setting: .underwater, cast: characters.map { CastMember(character: $0.id) })
        let softening = SofteningTable(
            suffixes: [text(40), text(500)],
            replacements: ["dark": text(100), "sword": String(repeating: "x", count: 300)])
        let writer = ConceptWriter(style: text(200), softening: softening)
        for rung in Rung.allCases {
            let concept = writer.concept(for: panel, characters: characters, theme: .adventure, rung: rung)
            let isFull = [Rung.full, .fullSoftened, .fullSoftest].contains(rung)
            #expect(concept.unicodeScalars.count <= (isFull ? ConceptWriter.fullLimit : ConceptWriter.compactLimit))
            #expect(concept == concept.whiteSpaceFolded)
        }
    }

    private func concept(_ panel: PanelSpec, rung: Rung) -> String {
        ConceptWriter(style: "soft watercolour", softening: Self.softening)
            .concept(for: panel, characters: [Self.mira, Self.fox], theme: .friendship, rung: rung)
    }
}
