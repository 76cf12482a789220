import Testing

@testable import Domain

/// The moment of a page that its picture shows, and the things in it.
@Suite struct MomentTests {
    private let fixture: PlannerFixture

    init() throws { fixture = try PlannerFixture() }

    private func panel(_ text: String) -> PanelSpec { fixture.plan(text, pages: 1).pages[0].panels[0] }

    @Test(arguments: [
        ("Mira looked at Tom. Mira ate the cake. Tom said nothing.", "Mira eats the cake"),
        ("Mira took the letter, and she ate it.", "Mira eats the letter"),
        ("“Good day,” said Mira. Tom climbed up the ladder.", "Tom climbs up the ladder"),
        ("Mira walked on. Mira saw a hedgehog with three babies.", "Mira sees a hedgehog with three babies"),
        ("Mira took a deep breath. Mira drew a picture of the sea.", "Mira draws a picture of the sea"),
        ("Mira stood still. “Hello,” said Tom to Mira.", "Mira stands in the meadow while Tom talks"),
        ("Mira ran. Tom took a pot and gave it to Mira.", "Tom gives the pot to Mira"),
    ])
    func drawsActionsBeforeTalk(text: String, opening: String) {
        #expect(panel("Mira and Tom were friends. " + text).alt.hasPrefix(opening))
    }

    /// A name before the verb is its subject, and what is done under something is not only where someone eats later.
    @Test(arguments: [
        ("“Oh,” said Tom. Ember flew Mira home.", "Ember"),
        ("Mira dived under the water. She ate a pear.", "Mira dives under the water"),
    ])
    func knowsTheSubjectAndTheSeat(text: String, opening: String) {
        let alt = fixture.panels(["Mira met Tom and Ember the dragon.", text])[1].alt
        #expect(alt.hasPrefix(opening), "\(alt)")
    }

    @Test(arguments: [
        ("Mira sat on the island. At home her bed stood beside the window.", ["island"]),
        ("Mira sat in her room. Mira walked around the house.", []),
        ("Mira stood on the lawn before the house.", ["house"]),
        ("Mira sat in the forest under a door.", ["door"]),
        ("Mira sat in the boat at sea and spoke of the door.", ["boat"]),
        ("Mira ate an apple in the kitchen. Then Mira took the box and threw it to Tom.", ["box"]),
        ("Mira gave Tom an apple. Then Mira took the ladder and climbed up the ladder.", ["ladder"]),
        ("Mira ate the apple.", ["apple"]), ("Mira could not find a letter anywhere.", []),
        ("High above Mira the great lamp shone.", []), ("Mira had tea at the top of the lighthouse.", []),
        ("Mira opened the little glass door.", []), ("Mira said the letter by heart.", []),
        ("Mira drew a picture of a hat.", ["picture"]),
    ])
    func drawsOnlyWhatBelongsToThePlaceAndTheMoment(text: String, props: [String]) {
        #expect(panel(text).props == props)
    }

    @Test func drawsWhatIsSpokenOfOnlyWhereItWasShown() {
        let panels = fixture.panels([
            "Mira hung a lantern in the room.", "“Look at the lantern,” said Mira.", "Mira ran to the sea.",
            "“I miss the lantern,” said Mira.",
        ])
        #expect(panels.map(\.props) == [["lantern"], ["lantern"], [], []])
    }

    @Test(arguments: [
        ("Mira saw a hedgehog with three babies.", ["hedgehog"]), ("There were two owls.", ["owl"]),
        ("Mira saw a beetle.", ["beetle"]), ("Mira found a thimble.", ["thimble"]),
        ("By Friday Mira had got to a bucket.", ["bucket"]), ("Mira wrote on a cabbage leaf.", ["leaf"]),
        ("Mira told a joke about a goose.", []), ("There was no owl.", []), ("Mira ran like a hare.", []),
    ])
    func showsSmallCreaturesAndThingsThatAreSeen(text: String, props: [String]) {
        #expect(panel(text).props == props)
    }

    @Test func keepsAThingThatTalksOnStage() {
        let panels = fixture.panels([
            "Mira found a lantern, and the lantern said, “Hello.”", "“I am a lantern,” said the lantern.",
            "Mira sat down in the grass.", "Mira carried it up the hill.", "“Come along,” said the lantern.",
        ])
        #expect(panels.allSatisfy { $0.cast.map(\.character).contains("lantern") })
        #expect(panels[3].alt == "Mira carries the lantern up the hill.")
    }

    @Test func leavesATalkingThingBehindWithTheScene() {
        let panels = fixture.panels([
            "Mira sat in the kitchen with a lantern, and the lantern said, “Hello.”", "“Bye,” said the lantern.",
            "Mira swam in the sea.",
        ])
        #expect(panels[2].cast.map(\.character) == ["mira"])
    }

    @Test(arguments: [
        ("Mira blew out the candle and sat on her bed.", TimeOfDay.night), ("Mira put the lamp out.", .night),
        ("The lamp went out, and Mira sat.", .night), ("Mira read under the blanket with a torch.", .night),
        ("Mira sat in her room in the dark.", .night), ("Mira went out with the lantern.", .day),
        ("Mira thought of how the lamp went out.", .day), ("“Put out the lamp,” said Mira.", .day),
        ("Mira was afraid of the dark.", .day),
    ])
    func isNightWhereTheLightIsOut(text: String, time: TimeOfDay) {
        #expect(panel(text).timeOfDay == time)
    }

    @Test func lightsThePageBehindTheDark() {
        let panels = fixture.panels(["Mira put out the lamp.", "Mira ran."])
        #expect(panels.map(\.timeOfDay) == [.night, .day])
    }

    @Test func showsNoTwoPagesRunningAlikeWhereTheTextGivesMore() {
        let panels = fixture.panels(["Mira sat on a stone.", "Mira ran down the hill and sat on a stone."])
        #expect(panels.map { $0.cast[0].pose } == [.sitting, .running])
    }

    @Test(arguments: [
        "Mira climbed the stairs.", "Mira drew a boat.", "Mira found a key.", "Mira took a deep breath.",
        "Mira showed the letter.", "Mira fell.", "Mira clapped.", "Mira put.",
    ])
    func reachesAndWavesOnlyWhereTheTextDoes(text: String) {
        #expect(![.reaching, .waving].contains(panel(text).cast[0].pose))
    }

    @Test(arguments: [
        ("The goat took the letter out of Mira’s hand, and she devoured it.", "goat devours the letter"),
        ("The goat trotted after Mira. She sniffed Mira’s pockets.", "goat sniffs Mira's pockets"),
    ])
    func knowsWhoGoesOnActing(text: String, action: String) {
        #expect(fixture.panels(["The goat and Mira sat, and the goat ran to Mira.", text])[1].alt.contains(action))
    }
}
