import PageSpecs
import Testing

/// Every sentence is a page.
@Suite struct SceneTests {
    private let fixture: PlannerFixture

    init() throws { fixture = try PlannerFixture() }

    @Test func staysInAPlaceUntilTheTextMovesOn() {
        let panels = fixture.panels([
            "Mira lived in a village.", "Mira sat down and ate a bun.", "Mira walked into the forest.",
            "Mira saw a beetle.",
            "At last Mira came to the sea.", "Mira looked up at the mountain and thought of the forest.",
        ])
        #expect(panels.map(\.setting) == [.village, .village, .forest, .forest, .sea, .sea])
    }

    @Test func keepsTheTimeOfDay() {
        let panels = fixture.panels([
            "Mira ran home in the evening.", "Mira sat down.", "The moon rose over the hill.",
            "“Good morning,” said Mira.",
            "In the morning Mira woke.", "Mira played until night.",
        ])
        #expect(panels.map(\.timeOfDay) == [.dusk, .dusk, .night, .night, .day, .day])
    }

    @Test(arguments: [
        ("The next day Mira woke.", TimeOfDay.day), ("Mira ate her breakfast.", .day), ("The sun rose.", .day),
        ("Sunshine lay on the grass.", .day), ("Mira went out this morning.", .day), ("The sun set.", .dusk),
        ("The sun was up.", .day), ("The sun had sunk.", .dusk), ("The sun was setting.", .dusk),
        ("Mira sang of the sun.", .night),
    ])
    func endsTheNightWhereTheTextDoes(text: String, time: TimeOfDay) {
        #expect(fixture.panels(["The moon rose over Mira.", text]).map(\.timeOfDay) == [.night, time])
    }

    @Test(arguments: [
        ("The moon shone on Mira.", 13), ("It was too dark to see Mira.", 4), ("It was all dark round Mira.", 4),
    ])
    func forgetsAnHourThatIsNotSpokenOfAgain(opening: String, nights: Int) {
        let panels = fixture.panels([opening] + Array(repeating: "Mira sat down.", count: 15))
        #expect(panels.prefix { $0.timeOfDay == .night }.count == nights)
        #expect(panels.dropFirst(nights).allSatisfy { $0.timeOfDay == .day })
    }

    @Test(arguments: [("The stars shone on Mira.", 22), ("It was too dark for Mira.", 13)])
    func keepsAnHourThatIsSpokenOfAgain(again: String, nights: Int) {
        let hours = Array(repeating: "Mira sat down.", count: 10)
        let panels = fixture.panels(["The moon shone on Mira."] + hours + [again] + hours)
        #expect(panels.prefix { $0.timeOfDay == .night }.count == nights)
    }

    @Test func forgetsAPlaceThatWasOnlyNamed() {
        let rest = Array(repeating: "Mira sat down.", count: 15)
        let named = fixture.panels(["Mira thought a kitchen was nice."] + rest).map(\.setting)
        #expect(named == Array(repeating: .kitchen, count: 13) + Array(repeating: .meadow, count: 3))
        let entered = fixture.panels(["Mira sat in the kitchen."] + rest).map(\.setting)
        #expect(entered == Array(repeating: .kitchen, count: 16))
    }

    @Test func keepsTheWeatherUntilItEnds() {
        let panels = fixture.panels([
            "The rain fell on Mira.", "Mira ran home.", "At noon the rain stopped.", "Mira sat there.",
            "Fog came in from the sea.",
        ])
        #expect(panels.map(\.weather) == [.rain, .rain, .clear, .clear, .fog])
    }

    @Test(arguments: [
        ("Mira ran down the hill.", Pose.running), ("Mira slept.", .sleeping),
        ("Mira was sleeping in the grass.", .sleeping),
        ("Mira sat on a stone.", .sitting), ("Mira swam across the lake.", .swimming),
        ("Mira waved to the ship.", .waving),
        ("Mira lifted the basket.", .reaching), ("Mira hugged the bear.", .hugging), ("Mira did not run.", .standing),
        ("Mira wanted to run.", .standing), ("“We ran,” said Mira.", .standing),
        ("Mira stood there and the wind ran.", .standing),
        ("Down the hill ran Mira.", .running), ("Mira began to run.", .running),
        ("Mira was carried by the wind.", .standing),
    ])
    func showsWhatHappensAsAPose(text: String, pose: Pose) {
        let panel = fixture.panels([text])[0]
        #expect(panel.cast.first { $0.character == "mira" }?.pose == pose)
    }

    @Test func putsThingsIntoHandsAndTakesThemOut() {
        let panels = fixture.panels([
            "Mira picked up her lantern.", "Mira looked at the lantern.", "Mira ran.", "Mira put the lantern down.",
            "The lantern stood beside Mira.",
        ])
        #expect(panels.map { $0.cast[0].holding } == ["lantern", "lantern", nil, nil, nil])
    }

    @Test func keepsTheOneNamedLastWhereOnlyAPronounStands() {
        let panels = fixture.panels([
            "Mira met Tom, and Tom waved.", "Mira ran.", "She sat down on a stone.", "The sun rose.",
        ])
        #expect(panels.map { $0.cast.map(\.character) } == [["mira", "tom"], ["mira"], ["mira"], []])
    }

    @Test func namesThingsThatCanBeSeen() {
        let panels = fixture.panels([
            "Mira saw two kites and a drum.", "It was as round as a ball.", "Mira had no umbrella.",
            "“Where is my key?” asked Mira.",
            "She found a key under the teapots.",
        ])
        #expect(panels.map(\.props) == [["kite", "drum"], [], [], [], ["key", "teapot"]])
    }

    @Test(arguments: [
        ("Mira ran down the hill at night.", "Mira runs down the hill at night."),
        ("Mira opened an umbrella.", "Mira opens an umbrella in the meadow."),
        ("Tim the fox climbed the ladder in the rain.", "Tim the fox climbs the ladder in the rain in the meadow."),
        ("Mira and Tom swam in the sea.", "Mira and Tom swim in the sea."),
        ("Mira sat on a branch with her eyes shut tight.", "Mira sits on a branch in the meadow."),
        ("The forest was dark.", "A quiet forest at night."),
        ("Mira saw Mr. Brown.", "Mira sees Mr. Brown in the meadow."),
        ("Mira climbed up to Mrs. Hill and laughed.", "Mira climbs up to Mrs. Hill in the meadow."),
        ("Mira hugged Aunt Sally.", "Mira hugs Aunt Sally in the meadow."),
        ("Mira waited for a few minutes.", "Mira waits in the meadow."),
        ("Mira waited for a little while.", "Mira waits in the meadow."),
        ("Mira sat on a stone for ten minutes.", "Mira sits on a stone in the meadow."),
        (
            "Mira opened the big red round shiny new wooden toy box.",
            "Mira reaches out in the meadow. A chest is close by."
        ),
    ])
    func writesAltTextAsAPersonWould(text: String, alt: String) {
        #expect(fixture.panels([text])[0].alt == alt)
    }
}
