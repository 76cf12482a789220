import Testing

@testable import Domain
@testable import Generation

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
            .rewritten,
            "soft watercolour. Mira lifts her sword in the dark wood. Mira: small girl with red curls and a green coat. Fox: young fox with a white tail tip."
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

    /// A direction may be long. Characters look the same on every page.
    @Test func shortensWhatIsDrawnBeforeHowSomeoneLooks() {
        let panel = PanelSpec(
            direction: String(repeating: "Mira walks on and on. ", count: 10), alt: "Mira", setting: .forest,
            cast: [CastMember(character: "mira"), CastMember(character: "fox")])
        let concept = concept(panel, rung: .full)
        #expect(concept.hasSuffix("Mira: \(Self.mira.appearance). Fox: \(Self.fox.appearance)"))
        #expect(concept.hasPrefix("soft watercolour. Mira walks on and on. Mira walks"))
        #expect(concept.count > 220)
    }

    /// For every position of the cut.
    @Test(arguments: 0..<60) func endsASceneThatIsCutOnNoWordThatWaitsForAnother(length: Int) throws {
        let direction =
            "Mira stands in the forest in falling snow at the edge of a path with a lantern and the small fox by her side"
        let writer = ConceptWriter(style: String(repeating: "x", count: 20 + length), softening: Self.softening)
        let panel = PanelSpec(
            direction: direction, alt: "Mira.", setting: .forest,
            cast: [CastMember(character: "mira"), CastMember(character: "fox")])
        let concept = writer.concept(for: panel, characters: [Self.mira, Self.fox], theme: .friendship, rung: .full)
        let scene = try #require(concept.split(separator: ". ").first { $0.hasPrefix("Mira stands") })
        let last = try #require(scene.split(separator: " ").last)
        #expect(!["in", "at", "the", "of", "a", "with", "and", "by", "her"].contains(last), "\(scene)")
        #expect(direction.hasPrefix(scene))
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
            let isFull = [Rung.full, .rewritten, .fullSoftened, .fullSoftest].contains(rung)
            #expect(concept.unicodeScalars.count <= (isFull ? ConceptWriter.fullLimit : ConceptWriter.compactLimit))
            #expect(concept == concept.whiteSpaceFolded)
        }
    }

    struct HostilePanel: CustomTestStringConvertible {
        var testDescription: String
        var style = "soft watercolour"
        var direction = "Mira lifts her sword in the dark wood"
        var looks = ["small girl with red curls and a green coat"]
        var suffix = "Make it more PG."
        var replacement = "dim"
    }

    static let hostilePanels: [HostilePanel] = [
        HostilePanel(testDescription: "no words at all", style: "", direction: "", looks: [""], suffix: ""),
        HostilePanel(testDescription: "a style as long as a page", style: text("oil on wood. ")),
        HostilePanel(testDescription: "a direction as long as a story", direction: text("Mira walks on and on. ")),
        HostilePanel(testDescription: "one endless word", direction: text("dark")),
        HostilePanel(testDescription: "full stops alone", style: text(". "), direction: text(". ")),
        HostilePanel(testDescription: "marks without letters", direction: text("\u{301}\u{FE0F}\u{20E3}")),
        HostilePanel(testDescription: "families of faces", direction: text("👩\u{200D}👩\u{200D}👧\u{200D}👦")),
        HostilePanel(testDescription: "no spaces between words", style: text("水彩"), direction: text("狐が森を歩く。")),
        HostilePanel(testDescription: "words from right to left", direction: text("\u{202E}سيف dark \u{202C}")),
        HostilePanel(testDescription: "commands of servers", direction: text("<lora:x:1>{a|b}[c:0.5]\\`")),
        HostilePanel(testDescription: "spaces of every kind", direction: text(" \u{A0}\u{2003}\u{3000}\t\n")),
        HostilePanel(testDescription: "a crowd", looks: (0..<60).map { "figure \($0) in a coat" }),
        HostilePanel(testDescription: "looks as long as a page", looks: [text("curls "), text("狐")]),
        HostilePanel(testDescription: "a suffix as long as a page", suffix: text("Make it dark. ")),
        HostilePanel(testDescription: "a suffix of one word", suffix: text("G")),
        HostilePanel(testDescription: "replacements as long as a page", replacement: text("very dim ")),
        HostilePanel(
            testDescription: "all of it", style: text("狐 "), direction: text("dark "), looks: [text("curls ")],
            suffix: text("PG "), replacement: text("dim ")),
    ]

    private static func text(_ piece: String) -> String { String(repeating: piece, count: 4000 / piece.count) }

    @Test(arguments: hostilePanels) func keepsToTheLimitOfEachRungWhateverItIsGiven(panel hostile: HostilePanel) {
        let limits: [Rung: Int] = [
            .full: 240, .compact: 160, .rewritten: 240, .fullSoftened: 240, .compactSoftened: 160, .fullSoftest: 240,
            .compactSoftest: 160, .simple: 160,
        ]
        let characters = hostile.looks.enumerated().map { number, look in
            StoryCharacter(id: "\(number)", name: "Mira", kind: "girl", appearance: look)
        }
        let writer = ConceptWriter(
            style: hostile.style,
            softening: SofteningTable(
                suffixes: [hostile.suffix, hostile.suffix], replacements: ["dark": hostile.replacement]))
        let panel = PanelSpec(
            direction: hostile.direction, alt: "-", setting: .underwater,
            cast: characters.map { CastMember(character: $0.id) })
        for rung in Rung.allCases {
            let concept = writer.concept(for: panel, characters: characters, theme: .adventure, rung: rung)
            #expect(concept.unicodeScalars.count <= limits[rung, default: 0], "\(rung)")
            #expect(concept == concept.whiteSpaceFolded, "\(rung)")
        }
    }

    /// The suffix is not changed, even if it contains a word of the replacement table.
    @Test(arguments: [
        (Rung.fullSoftened, "A dim wood. Nothing dark, please."),
        (.compactSoftened, "A dim wood. Nothing dark, please."),
        (.fullSoftest, "A dim wood. Not even a sword."),
        (.compactSoftest, "A dim wood. Not even a sword."),
    ])
    func replacesWordsBeforeTheSuffixIsAdded(rung: Rung, expected: String) {
        let softening = SofteningTable(
            suffixes: ["Nothing dark, please.", "Not even a sword."], replacements: ["dark": "dim", "sword": "stick"])
        let concept = ConceptWriter(style: "", softening: softening).concept(
            for: PanelSpec(direction: "A dark wood", alt: "-", setting: .forest), characters: [], theme: .family,
            rung: rung)
        #expect(concept == expected)
    }

    @Test func keepsTheWholeSuffixHoweverLongTheSceneIs() {
        let panel = PanelSpec(direction: String(repeating: "far and wide ", count: 18), alt: "-", setting: .forest)
        #expect(concept(panel, rung: .compactSoftened).hasSuffix(" Make it more PG."))
        #expect(concept(panel, rung: .fullSoftest).hasSuffix(" Make it more G-rated."))
    }

    /// On every page and rung a character's appearance is in the same words, or left out.
    @Test(arguments: UInt64(0)..<60)
    func saysHowSomeoneLooksInTheSameWordsOnEveryPage(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let cast = [
            StoryCharacter(id: "a", name: "Mira", kind: "girl", appearance: "red curls, dark green coat"),
            StoryCharacter(id: "b", name: "Tom", kind: "boy", appearance: "yellow boots and a straw hat"),
            StoryCharacter(id: "c", name: "Owl", kind: "owl", appearance: "snow-white feathers, amber eyes"),
        ]
        let words = [
            ["curls", "green", "coat"], ["yellow", "boots", "straw"], ["snow-white", "feathers", "amber"],
        ]
        for _ in 0..<5 {
            let direction = (0..<random.next(below: 60)).map { _ in random.pick(["walks", "far.", "on", "sings."]) }
            let shown = cast.filter { _ in random.next(below: 3) > 0 }
            let panel = PanelSpec(
                direction: direction.joined(separator: " "), alt: "-", setting: .forest,
                cast: shown.map { CastMember(character: $0.id) })
            for rung in Rung.allCases {
                let concept = concept(panel, rung: rung, of: cast)
                for (character, words) in zip(cast, words) {
                    let looks =
                        rung.isSoftened
                        ? character.appearance.replacing("dark", with: "dim") : character.appearance
                    let isWhole = concept.contains(looks)
                    #expect(isWhole || !words.contains(where: concept.contains), "\(rung): \(concept)")
                    if !shown.contains(where: { $0.id == character.id }) { #expect(!isWhole) }
                }
            }
        }
    }

    /// The whole cast of the page, if there is room.
    @Test func saysHowEverybodyLooksWhoIsShown() {
        let panel = PanelSpec(
            direction: "They meet", alt: "-", setting: .forest,
            cast: [CastMember(character: "fox"), CastMember(character: "mira")])
        for rung in Rung.allCases where rung != .simple {
            #expect(concept(panel, rung: rung).contains("small girl with red curls and a green coat."))
            #expect(concept(panel, rung: rung).contains("young fox with a white tail tip."))
        }
    }

    private func concept(_ panel: PanelSpec, rung: Rung, of cast: [StoryCharacter] = [mira, fox]) -> String {
        ConceptWriter(style: "soft watercolour", softening: Self.softening)
            .concept(for: panel, characters: cast, theme: .friendship, rung: rung)
    }
}
