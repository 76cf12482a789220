import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

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
        #expect(panels.map(\.setting) == [.village, .village, .forest, .forest, .shore, .shore])
    }

    @Test(arguments: [
        ("Mira longed for that lovely garden.", Setting.forest), ("She thought of her bed in the castle.", .forest),
        ("She dreamed that she was swimming in the sea.", .forest), ("In summer they would go to the beach.", .forest),
        ("She decided to go into the garden.", .forest), ("She could see the end of the quay.", .forest),
        ("A door led into a small kitchen.", .forest), ("Tom had gone down to the village.", .forest),
        ("Tom slept if a light stood in the window.", .forest), ("She asked whether he sat in the kitchen.", .forest),
        ("She looked along a tunnel into a garden.", .forest), ("It was as big as a castle.", .forest),
        ("“I am in the kitchen,” said Mira.", .forest), ("She ran like a ship in the wind.", .forest),
        ("Mira went into the kitchen.", .kitchen), ("Mira climbed the hill.", .meadow),
        ("Mira fell down the well.", .cave), ("Mira ran past the well.", .forest),
        ("Mira sat by the well.", .forest), ("Mira sat down by the old well.", .forest),
        ("Mira came upon a house.", .room), ("Mira came to a house.", .forest),
        ("Mira went to the café.", .room),
        ("Mira came to the house by the sea.", .forest), ("Mira stood in a mill beside a pond.", .village),
        ("Mira found herself in a long, low hall.", .room), ("Behind the hill lay the desert.", .desert),
        ("The street was empty.", .city), ("Mira sat by the flower beds.", .forest), ("Mira sat on her bed.", .bedroom),
        ("It did not go at all well.", .forest), ("Mira ran off to the garden door.", .forest),
        ("Mira looked out of the window.", .room), ("Mira rowed past the lighthouse.", .sea),
        ("Mira came to the palace, which stood at the foot of a mountain.", .castle),
        ("Mira sat in the forest while Tom thought of the sea.", .forest),
        ("Mira learned to read at school.", .school), ("Mira sat in the classroom.", .school),
        ("Mira stood in the shop.", .shop), ("Mira went to the bakery.", .bakery),
        ("Mira read in the library.", .library), ("Mira hammered in the workshop.", .workshop),
        ("Mira slept in the barn.", .barn), ("Mira climbed the ladder to the hayloft.", .barn),
        ("Mira sat by the barn.", .forest), ("Mira danced in the ballroom.", .hall),
        ("Mira stood in the hall of the castle.", .hall), ("Mira danced in the great hall.", .hall),
        ("Mira stood on the deck.", .ship), ("Mira sat in the ship.", .ship), ("Mira lived on a farm.", .farm),
        ("Mira walked across the market.", .market), ("Mira sat on the quay.", .harbour),
        ("Mira crept through the jungle.", .jungle), ("Mira lived on a moon.", .space),
        ("Mira saw a hut no bigger than a hill.", .forest),
        ("Mira pushed open the heavy bakery door.", .bakery), ("Mira flew in a cloud of bubbles.", .forest),
        ("Mira walked far into the garden.", .garden), ("Far away, behind the mountains, Mira lived.", .forest),
        ("Mira stood before a river of sheep.", .forest), ("She waves a flag.", .forest),
        ("Mira ran along beside the sea.", .shore), ("At this stage, Mira was tired.", .forest),
        ("Mira danced on the stage.", .theatre), ("Mira sat on the roof.", .roof),
        ("Mira looked up at the red roof.", .forest), ("Mira rode on the train.", .carriage),
        ("Mira saw a train.", .forest), ("Mira waited at the station.", .station),
        ("Mira played in the park.", .garden), ("It was time to park the car.", .forest),
        ("Mira crept up to the attic.", .attic), ("Mira splashed in the bathroom.", .bathroom),
        ("Mira ran through the orchard.", .orchard), ("Mira waded into the swamp.", .swamp),
    ])
    func saysWherePeopleAreFromWhatTheySpeakOf(text: String, setting: Setting) {
        #expect(fixture.panels(["Mira and Tom sat in the forest.", text])[1].setting == setting)
    }

    @Test(arguments: [
        ("The storm stamped off over the hills.", Weather.clear), ("The wind pulled off her hat.", .wind),
        ("The rain washed away the path.", .rain), ("The rain grew thin and stopped.", .clear),
        ("Then the rain came down, and Mira ran.", .rain), ("The wind died down, and Mira ran.", .clear),
        ("It rained turnips.", .clear), ("It rained.", .rain),
    ])
    func weatherEndsOnlyIfItLeaves(text: String, weather: Weather) {
        #expect(fixture.panels(["Mira sat in the forest.", text])[1].weather == weather)
    }

    @Test func theNextMorningIsANewDayUnlessItIsOnlyPlanned() {
        let come = fixture.panels(["Mira ran in the rain at night.", "The next morning, Mira sat down."])[1]
        #expect(come.timeOfDay == .day && come.weather == .clear)
        let planned = fixture.panels(["Mira ran in the rain at night.", "Mira would leave the next morning."])[1]
        #expect(planned.timeOfDay == .night && planned.weather == .rain)
    }

    /// A mast tells of the ship of earlier pages; a stove makes no kitchen at sea.
    @Test func knowsAPlaceByItsThings() {
        let panels = fixture.panels([
            "Mira stood on the deck.", "Mira waved to Tom on the beach.", "The mast was tall, and Mira was glad.",
            "Mira pushed the stove and saw the sea.", "Mira jumped into the sea.",
        ])
        #expect(panels.map(\.setting) == [.ship, .shore, .ship, .ship, .sea])
    }

    /// Sand with camels is a desert, a hut that someone is behind is no room, and a circus mouse is not at the circus.
    @Test(arguments: [
        (["Mira led her camel over the dunes.", "Mira sat on the sand by the camel."], Setting.desert),
        (["Mira sat on the beach.", "Mira sat behind the hut."], .shore),
        (["Mira sat on the beach.", "Mira threw a stone into the waves."], .shore),
        (["Mira stood in the garden.", "Mira was a circus mouse."], .garden),
        (["Mira ran into town.", "Mira stood behind the counter."], .shop),
        (["Mira wrote at her desk.", "Mira sat."], .room),
        (["Mira sat in the room.", "Mira looked out of the window."], .room),
        (["Mira ran.", "Mira fished from the pier."], .harbour),
        (["Mira ran.", "In the kitchen Grandma baked a cake."], .kitchen),
        (["Mira lived on a farm.", "Mira put the dough into the oven."], .kitchen),
        (["Mira stood on the deck.", "Mira swam through the sea."], .sea),
        (["Mira walked along the beach.", "Mira tied a bow in her hair."], .shore),
        (["Mira sat in the garden.", "Mira saw the fire station and went to the fire station."], .garden),
    ])
    func tellsPlacesApart(texts: [String], setting: Setting) {
        #expect(fixture.panels(texts)[1].setting == setting)
    }

    @Test func aThingThatSpeaksIsNoPlace() {
        let panels = fixture.panels([
            "“Wait,” the staircase said one night in the garden.", "Up and up the staircase grew.",
        ])
        #expect(panels.map(\.setting) == [.garden, .garden])
        #expect(panels[1].cast.map(\.character) == ["staircase"])
    }

    @Test func storiesWithoutAPlaceDiffer() {
        let settings = Set((0..<40).map { fixture.plan("Mira ran.", title: "A Tale \($0)").pages[0].panels[0].setting })
        #expect(settings == Set(StoryPlaces.usuals))
    }

    @Test func snowOnTheGroundStaysForSomePages() {
        let panels = fixture.panels(["Mira walked through deep snow.", "Mira sat in the meadow.", "Tom ran."])
        #expect(panels.map(\.setting) == [.snow, .snow, .snow])
        let later = fixture.panels(["Snow lay on the roofs.", "It was spring. Mira sat in the meadow."])
        #expect(later[1].setting == .meadow)
        #expect(fixture.panels(["Mira was as white as snow.", "Mira sat in the meadow."])[1].setting == .meadow)
    }

    @Test(arguments: ["The whole street was white.", "Mira walked through deep snow."])
    func snowOnTheGroundIsShownWithItsPlace(opening: String) {
        let panels = fixture.panels([opening, "Mira ran into the forest.", "Mira sat in the garden."])
        #expect(panels[1...].map(\.setting) == [.forest, .garden])
        #expect(panels[1...].map(\.weather) == [.snow, .snow])
    }

    @Test func isAtHomeAgainBesideAHouse() {
        let panels = fixture.panels([
            "Mira lived on a farm.", "Mira sat by the stream.", "Mira crept behind the shed.", "Mira jumped.",
        ])
        #expect(panels.map(\.setting) == [.farm, .river, .farm, .farm])
    }

    @Test func aMorningThatComesEndsTheNight() {
        let panels = fixture.panels(["At night Mira sat in a tree.", "Mira sat there until morning came."])
        #expect(panels.map(\.timeOfDay) == [.night, .day])
    }

    @Test func leavesAHouseForWhereTheStoryWasBefore() {
        let panels = fixture.panels([
            "Mira walked through the forest.", "Mira sat in the house.", "Mira crept out of the house.",
            "Mira sat down.",
        ])
        #expect(panels.map(\.setting) == [.forest, .room, .forest, .forest])
    }

    @Test func goesIntoTheHouseBeforeWhichItStands() {
        let panels = fixture.panels(["Mira sat in the forest.", "Mira came to a hut.", "Mira went in.", "Mira ran."])
        #expect(panels.map(\.setting) == [.forest, .forest, .room, .room])
    }

    @Test func goesHomeToWhereTheStoryBegan() {
        let panels = fixture.panels(["Mira lived in a village.", "Mira went to the sea.", "Then Mira walked home."])
        #expect(panels.map(\.setting) == [.village, .shore, .village])
    }

    @Test func setsAPageWhereItsPictureHappens() {
        let panel = fixture.panels(["Mira ran down the stairs and across the courtyard, until she came to a brook."])[0]
        #expect(panel.alt == "Mira runs down the stairs.")
        #expect(panel.setting == .room)
    }

    @Test(arguments: [
        ("Mira stood in the hall.", "in the hall"), ("Mira stood on the beach.", "on the beach"),
        ("Mira stood in the library.", "in the library"), ("Mira stood in the forest.", "in the forest"),
    ])
    func namesThePlaceAsTheTextDoes(text: String, phrase: String) {
        #expect(fixture.panels([text, "Mira ran."])[1].alt == "Mira runs \(phrase).")
    }

    @Test func takesNothingOfTheSceneFromVerse() {
        let text =
            "Mira sat in the forest and sang:\n\nThe moon is up,\nThe sea is down,\nRain is in town.\n\nMira ran."
        let panels = fixture.plan(text, pages: 3).pages.map { $0.panels[0] }
        #expect(panels.map(\.setting) == [.forest, .forest, .forest])
        #expect(panels.map(\.timeOfDay) == [.day, .day, .day])
        #expect(panels.map(\.weather) == [.clear, .clear, .clear])
        #expect(panels.map { $0.cast.map(\.character) } == [["mira"], ["mira"], ["mira"]])
    }

    @Test func readsAStoryThatIsReportedInVerse() {
        let text = "Mira went into the wood,\nMira lit her light,\nAnd the moon was good."
        #expect(fixture.plan(text).pages[0].panels[0].setting == .forest)
        #expect(fixture.plan(text).pages[0].panels[0].timeOfDay == .night)
    }

    @Test func takesNothingOfTheSceneFromHeadings() {
        let panels = fixture.plan("Down the Cave\n\nMira sat there.\n\nA Sad Night\n\nMira ran.", pages: 4).pages
        #expect(panels.map(\.panels[0].setting) == [.meadow, .meadow, .meadow, .meadow])
        #expect(panels.map(\.panels[0].timeOfDay) == [.day, .day, .day, .day])
    }

    @Test(arguments: [
        ("“I woke this morning,” said Mira.", TimeOfDay.night), ("Mira ran into the darkness.", .night),
        ("Two days later Mira ran.", .day), ("One day Mira ran.", .day), ("The next morning Mira ran.", .day),
        ("When Mira woke, she ran.", .day), ("In the middle of the night Mira woke.", .night),
        ("The sun went down.", .dusk), ("The sun was just coming up.", .day), ("The sun went behind a hill.", .night),
        ("Mira thought of the morning.", .night), ("It had been a long day.", .night),
    ])
    func saysTheHourThatIsFromHoursSpokenOf(text: String, time: TimeOfDay) {
        #expect(fixture.panels(["At midnight Mira sat down.", text])[1].timeOfDay == time)
    }

    @Test(arguments: [
        ("Mira went into a great dark wood.", TimeOfDay.day),
        ("Mira stood in the hall and ran off into the darkness.", .day),
        ("It snowed for three days and three nights.", .day), ("It grew dark.", .night),
        ("It was dark in the wood.", .night),
        ("Darkness fell.", .night), ("Mira went home by moonlight.", .night),
        ("Mira sat there all night long.", .night),
        ("After a night of storms Mira sat by the creek.", .day), ("After supper night fell.", .night),
        ("At dusk Mira sat down.", .dusk), ("Mira wished for a moon.", .day),
        ("Mira fell down a dark well, and it was too dark to see.", .day),
    ])
    func distinguishesTheDarkOfNightFromOtherDarkness(text: String, time: TimeOfDay) {
        #expect(fixture.panels([text])[0].timeOfDay == time)
    }

    @Test(arguments: [
        ("The rain was over.", Weather.clear), ("The sun had burned the rain away.", .clear),
        ("Mira thought of the snow.", .rain), ("The lake was no bigger than a puddle.", .rain),
        ("It snowed.", .snow),
    ])
    func endsTheWeatherWhereTheTextDoes(text: String, weather: Weather) {
        #expect(fixture.panels(["It rained on Mira.", text])[1].weather == weather)
    }

    @Test(arguments: [
        ("Mira laughed until the tears ran down her face.", Mood.happy), ("“No!” cried Mira.", .calm),
        ("Mira wept.", .sad), ("Mira was not at all afraid.", .calm), ("Mira wasn’t sad.", .calm),
        ("Mira was not lazy, and she was afraid.", .worried),
    ])
    func feelsWhatThePageSays(text: String, mood: Mood) {
        #expect(fixture.panels([text])[0].mood == mood)
    }

    @Test func saysTheSameOfNoTwoPagesRunning() {
        let alts = fixture.panels(Array(repeating: "“Oh!” said Mira.", count: 5)).map(\.alt)
        #expect(zip(alts, alts.dropFirst()).allSatisfy { $0 != $1 })
        #expect(alts[0] == "Mira talks in the meadow.")
        #expect(alts[1] == "Mira talks quietly in the meadow.")
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
    func endsTheRunWhereTheTextDoes(text: String, time: TimeOfDay) {
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

    @Test func staysInThePlaceOfTheStory() {
        let rest = Array(repeating: "Mira sat down.", count: 15)
        let panels = fixture.panels(["Mira sat in the kitchen."] + rest)
        #expect(panels.allSatisfy { $0.setting == .kitchen })
    }

    /// Of stories in which a word names another place in passing, or in which things tell where they go on.
    @Test(arguments: [
        (
            [
                "Mira sat in the classroom with her teacher.", "Mira and Tom made a castle of blocks.",
                "Mira wrote on the blackboard.",
            ], [.school, .school, .school]
        ),
        (
            [
                "Mira sat under the apple tree in the garden.", "Mira slept in her bed.",
                "Tom danced around the apple tree.",
            ], [.garden, .bedroom, .garden]
        ),
        (
            [
                "Mira sat in the forest.", "Mira fried pancakes on the stove and put them on plates.",
                "Mira ran past ferns and over moss.",
            ], [.forest, .kitchen, .forest]
        ),
        (
            [
                "Mira sat in the kitchen.", "Mira ran outside.", "Mira watered the seeds in the flowerpot.",
                "Mira pulled up weeds and threw them on the compost.",
            ], [.kitchen, .garden, .garden, .garden]
        ),
        (
            ["Mira sat on the beach.", "Mira waded into the waves.", "Mira found a crab."],
            [Setting.shore, .shore, .shore]
        ),
    ])
    func weighsTheEvidenceOfTheWholeStory(pages: [String], settings: [Setting]) {
        #expect(fixture.panels(pages).map(\.setting) == settings)
    }

    /// The fog rolls, not the walrus.
    @Test func theWeatherIsWhatItMeans() {
        let panels = fixture.panels([
            "Mira saw a walrus. The walrus slept.", "The fog came, and it swallowed the hill.",
        ])
        #expect(panels[1].cast == [])
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
        ("Mira lifted the basket.", .lifting), ("Mira hugged the bear.", .hugging), ("Mira did not run.", .standing),
        ("Mira wanted to run.", .standing), ("“We ran,” said Mira.", .talking),
        ("Mira stood there and the wind ran.", .standing), ("Mira thought that she flew.", .thinking),
        ("Mira dreamed of a boat and was swimming.", .standing), ("Mira thought for a while and ran.", .running),
        ("Mira was fast asleep.", .sleeping), ("Mira was not asleep.", .standing),
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
        #expect(panels.map { $0.cast.map(\.character) } == [["tom", "mira"], ["mira"], ["mira"], []])
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
        ("Mira climbed up to Mrs. Brown and laughed.", "Mira climbs up to Mrs. Brown in the meadow."),
        ("Mira hugged Aunt Sally.", "Mira hugs Aunt Sally in the meadow."),
        ("Mira waited for a few minutes.", "Mira waits in the meadow."),
        ("Mira waited for a little while.", "Mira waits in the meadow."),
        ("Mira sat on a stone for ten minutes.", "Mira sits on a stone in the meadow."),
        ("Mira opened the big red round shiny new wooden toy box.", "Mira opens the box in the meadow."),
        ("Mira came upon a little three-legged table.", "Mira comes upon a little three-legged table in the meadow."),
        ("Mira went down to look about her.", "Mira goes down in the meadow."),
        ("Mira took a jar from one of the ledges.", "Mira takes a jar in the meadow."),
        ("Mira took a curtain she liked.", "Mira takes a curtain in the meadow."),
        ("Mira carried a big wobbly jelly.", "Mira carries a big wobbly jelly in the meadow."),
        ("Mira walked sadly down the road.", "Mira walks down the road in the meadow."),
        ("Mira ran on singing to the kites.", "Mira runs in the meadow. Kites are close by."),
        (
            "In the kitchen Mira opened a box under the table and opened it.",
            "Mira opens a box under the table in the kitchen."
        ),
        (
            "Tom gave her a cup of milk, and Mira drank.",
            "Tom gives a cup of milk in the meadow while Mira holds a hand to the mouth."
        ),
        ("“Good day,” said Mira to herself, and Tom said nothing.", "Mira talks to Tom in the meadow."),
        ("Mira fell asleep in the hall.", "Mira sleeps in the hall."),
        ("At night Mira took a dark cloak.", "Mira takes a dark cloak in the meadow at night."),
        ("Mira ran through the forest in the dark.", "Mira runs through the forest in the dark."),
        ("Mira ate the buns, and there were more buns.", "Mira eats the buns in the meadow."),
    ])
    func writesAltTextAsAPersonWould(text: String, alt: String) {
        #expect(fixture.panels([text])[0].alt == alt)
    }

    /// The scene of a passage is that at the end of the passage that leads to it, in English and in German.
    @Test(arguments: [
        (
            "en",
            ["Mira went into the forest. It was night.", "In the morning she came to the sea.", "She sang a song."],
            Setting.shore
        ),
        ("de", ["Mira ging in den Wald. Es war Nacht.", "Am Morgen kam sie ans Meer.", "Sie sang ein Lied."], .sea),
    ])
    func passagesContinueTheOneThatLeadsToThem(language: String, paragraphs: [String], sea: Setting) {
        let passages = [
            Passage(paragraph: 0, choices: [.init("The sea", passage: 1), .init("A song", passage: 2)]),
            Passage(paragraph: 1, choices: []), Passage(paragraph: 2, choices: []),
        ]
        let sentences = SentenceSplitter(language: language).sentences(of: paragraphs.joined(separator: "\n\n"))
            .marked(headings: [], passages: passages)
        var request = PlanRequest(
            title: "A Tale", sentences: sentences, language: language, audience: .standard, pages: 3)
        #expect(fixture.planner.plan(request).pages.map(\.panels[0].setting) == [.forest, sea, sea])
        request.passages = passages
        let panels = fixture.planner.plan(request).pages.map(\.panels[0])
        #expect(panels.map(\.setting) == [.forest, sea, .forest])
        #expect(panels.map(\.timeOfDay) == [.night, .day, .night])
    }

    /// It lasts for a number of pages, not of panels.
    @Test func theHourOfAComicLastsFromPageToPage() {
        let text = "It was evening. " + (0..<40).map { _ in "Mira sang a song." }.joined(separator: "\n\n")
        var request = PlanRequest(
            title: "A Tale", sentences: SentenceSplitter(language: "en").sentences(of: text), language: "en",
            audience: .standard)
        request.comic = ComicPage(panels: 5...5, size: .page, audience: .standard)
        let panels = fixture.planner.plan(request).pages.flatMap(\.panels)
        #expect(panels.count > 15)
        #expect(panels.allSatisfy { $0.timeOfDay == .dusk })
    }
}
