import Testing

@testable import BuiltIn
@testable import Domain

/// The words that name a thing that a picture can show. Every text is a page.
@Suite struct PropTests {
    private let fixture: PlannerFixture

    init() throws { fixture = try PlannerFixture() }

    @Test(arguments: [
        ("Mira walked among beds of bright flowers.", ["flower"]), ("Mira lay on a soft bed.", ["bed"]),
        ("Mira tried to box her own ears.", []), ("Mira found a little box.", ["box"]),
        ("Mira waved to the hot-air balloon.", ["hotairballoon"]), ("Mira saw a hot air balloon.", ["hotairballoon"]),
        ("The words stood there in large letters.", []), ("Mira read three letters.", ["letter"]),
        ("Mira said the Multiplication Table.", []), ("Mira sat at the table.", ["table"]),
        ("Mira read The Daily Acorn.", []), ("Mira walked through Bluebell Wood.", []),
        ("Mira took a watch out of her bag.", ["watch", "bag"]), ("Mira kept watch.", []),
        ("It was time to watch the sea.", []), ("The moon rose.", ["moon"]),
        ("Mira picked a red rose.", ["red flower"]),
        ("Mira slept on a mattress.", ["mattress"]), ("The sky was an orange glow.", []), ("The sun rose.", ["sun"]),
        ("Mira sawed and nailed all day.", ["saw"]), ("The sky had the colour of plums.", []),
        ("Mira hid under her scarf.", []), ("Mira wore a blue hat and red shoes.", []),
        ("Mira found a scarf.", ["scarf"]), ("Grandma gave her a scarf.", ["scarf"]), ("Mira lost her hat.", ["hat"]),
        ("The mouse lived in a boot.", ["boot"]), ("Mira met a fox in a blue hat.", ["fox"]),
        ("Her gold hair shone.", []),
        ("The present day was warm.", []), ("Mira went to fork the hay.", ["hay"]),
        ("Three daisies stood there.", ["daisy"]), ("Three pears lay there.", ["pear"]),
        ("The apple trees stood there.", ["tree"]), ("The rock pool was deep.", []),
        ("Then dry leaves fell.", ["leaf"]), ("Mira leaves the house.", ["house"]),
        ("Mira ate a slice of pie.", ["pie"]), ("Mira told the story of the moon.", []),
        ("Mira had taken her umbrella.", []), ("Mira thought of a warm fire.", []),
        ("Mira was happy as the kite rose.", ["kite"]),
        ("Mira sat on the train.", []), ("Mira saw a train.", ["train"]), ("Mira was as hot as an oven.", []),
        ("The room was hot as an oven.", []), ("Mira left a ring of tracks.", []), ("The horn sounded.", []),
        ("If Mira had a drum, she would play it.", []), ("It was no bigger than a tulip.", []),
        ("The dragon could not breathe fire.", []), ("Mira looked for the key.", []),
    ])
    func saysThingsFromWords(text: String, props: [String]) {
        #expect(fixture.panels([text])[0].props == props)
    }

    /// Many plurals are verbs, too: “combs”, “brushes”. Behind a determiner or number they are things.
    @Test func everyDrawingIsKnownByItsPlural() {
        let lexicon = fixture.planner.lexicon
        for thing in ArtCatalog.compiledIn.all where !thing.isAnimal && !thing.isUncountable {
            guard lexicon.props[thing.nouns[0]] != nil else { continue }
            #expect(lexicon.props[EnglishGrammar.plural(of: thing.nouns[0])] != nil, "\(thing.nouns[0])")
        }
        #expect(fixture.panels(["Mira found two combs."])[0].props == ["comb"])
        #expect(fixture.panels(["Mira brushes her hair."])[0].props == ["hairbrush"])
    }
}
