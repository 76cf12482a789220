import Foundation
import TestSupport
import Testing

@testable import Domain

/// With the schema of `prompts/`, as the program uses it.
@Suite struct PlanValidatorTests {
    static let ratings = RatingWords(excluded: [.general: ["sword", "gun"], .parentalGuidance: ["gun"]])
    static let sentences = (1...5).map {
        Sentence(number: $0, text: "The fox ran \($0) miles home.", opensParagraph: false)
    }
    static let plan = StoryPlan(
        theme: .animals,
        characters: [
            StoryCharacter(id: "fox", name: "Fox", kind: "fox", appearance: "young fox with a white tail tip"),
            StoryCharacter(id: "owl", name: "Owl", kind: "owl", appearance: "round brown owl"),
        ],
        pages: [page(1, 1...2), page(2, 3...3), page(3, 4...5)])

    static func page(_ number: Int, _ sentences: ClosedRange<Int>) -> PageSpec {
        let panel = PanelSpec(
            direction: "A fox runs home.", alt: "A fox runs over a meadow.", setting: .meadow,
            cast: [CastMember(character: "fox", pose: .running, holding: nil)], props: ["lantern"])
        return PageSpec(
            number: number, sentences: SentenceRange(first: sentences.lowerBound, last: sentences.upperBound),
            panels: [panel])
    }

    private let validator: PlanValidator

    init() throws {
        validator = PlanValidator(
            schema: try JSONSchema(parsing: Array(ProjectFolder.data("prompts/page-spec.schema.json"))),
            ratings: Self.ratings)
    }

    @Test func acceptsAGoodPlan() throws {
        #expect(validator.problems(in: Self.plan, sentences: Self.sentences, audience: .standard) == [])
        let json = try JSONValue(parsing: Array(JSONEncoder().encode(Self.plan)))
        #expect(try validator.plan(from: json, sentences: Self.sentences, audience: .standard) == Self.plan)
    }

    struct Defect: CustomStringConvertible {
        var json: String
        var replacement: String
        var problem: String

        init(_ json: String, _ replacement: String, _ problem: String) {
            self.json = json
            self.replacement = replacement
            self.problem = problem
        }

        var description: String { problem }
    }

    /// One change each to a valid plan.
    static let shapeDefects = [
        Defect(#","theme":"animals""#, "", "theme: is missing"),
        Defect(
            #""theme":"animals""#, #""theme":"horror""#,
            "theme: is “horror”, must be one of “fantasy”, “adventure”, “animals”, “family”, “friendship”, “neutral”"),
        Defect(#""theme":"animals""#, #""theme":"animals","mood":"calm""#, "mood: is not a known key"),
        Defect(#""characters":["#, #""characters":[7,"#, "characters[0]: is 7, must be of type object"),
        Defect(#""name":"Owl""#, #""name":"""#, "characters[1].name: is empty"),
        Defect(#""name":"Owl""#, #""name":null"#, "characters[1].name: is null, must be of type string"),
        Defect(#""kind":"owl","#, "", "characters[1].kind: is missing"),
        Defect(
            "round brown owl", String(repeating: "x", count: 161),
            "characters[1].appearance: 161 characters, at most 160"),
        Defect(#""number":2"#, #""number":0"#, "pages[1].number: is 0, at least 1"),
        Defect(#""number":2"#, #""number":"2""#, "pages[1].number: is “2”, must be of type integer"),
        Defect(#""number":2"#, #""number":2.5"#, "pages[1].number: is 2.5, must be of type integer"),
        Defect(
            #""sentences":{"first":3,"last":3}"#, #""sentences":[3,3]"#,
            "pages[1].sentences: is an array of 2, must be of type object"),
        Defect(#""first":3,"last":3"#, #""first":3"#, "pages[1].sentences.last: is missing"),
        Defect(
            #""first":4"#, #""first":9223372036854775807"#,
            "pages[2].sentences.first: is 9.223372036854776e+18, must be of type integer"),
    ]

    static let panelDefects = [
        Defect(
            "A fox runs home.", String(repeating: "x", count: 241),
            "pages[0].panels[0].direction: 241 characters, at most 240"),
        Defect("A fox runs home.", "", "pages[0].panels[0].direction: is empty"),
        Defect(
            "A fox runs over a meadow.", String(repeating: "x", count: 251),
            "pages[0].panels[0].alt: 251 characters, at most 250"),
        Defect(
            #""setting":"meadow""#, #""setting":"moon""#,
            "pages[0].panels[0].setting: is “moon”, must be one of “forest”, “meadow”, “sea”, “shore”, “river”, “mountain”, “village”, “city”, “castle”, “room”, “kitchen”, “garden”, “snow”, “desert”, “cave”, “space”, “underwater”, “sky”, “school”, “shop”, “bakery”, “library”, “workshop”, “barn”, “hall”, “ship”, “farm”, “market”, “harbour”, “jungle”, “bedroom”, “bathroom”, “attic”, “carriage”, “theatre”, “roof”, “station”, “playground”, “orchard”, “swamp”"
        ),
        Defect(
            #""timeOfDay":"day""#, #""timeOfDay":"noon""#,
            "pages[0].panels[0].timeOfDay: is “noon”, must be one of “dawn”, “day”, “dusk”, “night”"),
        Defect(
            #""weather":"clear""#, #""weather":"hail""#,
            "pages[0].panels[0].weather: is “hail”, must be one of “clear”, “cloudy”, “rain”, “snow”, “wind”, “fog”"),
        Defect(
            #""mood":"calm""#, #""mood":"cross""#,
            "pages[0].panels[0].mood: is “cross”, must be one of “calm”, “happy”, “curious”, “excited”, “sad”, “worried”, “proud”, “sleepy”"
        ),
        Defect(
            #""pose":"running""#, #""pose":"hopping""#,
            "pages[0].panels[0].cast[0].pose: is “hopping”, must be one of “standing”, “walking”, "
                + "“running”, “sitting”, “sleeping”, “flying”, “swimming”, “waving”, “reaching”, “hugging”, "
                + "“climbing”, “jumping”, “dancing”, “falling”, “crawling”, “kneeling”, “bending”, “hiding”, "
                + "“lying”, “pushing”, “pulling”, “lifting”, “carrying”, “throwing”, “kicking”, “giving”, "
                + "“working”, “eating”, “reading”, “pointing”, “peering”, “listening”, “thinking”, “crying”, "
                + "“cheering”, “calling”, “clapping”, “bowing”, “trembling”, “talking”"
        ),
        Defect(
            #""pose":"running""#, #""pose":"running","target":"castle""#,
            "pages[0].panels[0].cast[0].target: “castle” is neither among the props nor another character"),
        Defect(
            #""pose":"running""#, #""pose":"running","target":"fox""#,
            "pages[0].panels[0].cast[0].target: “fox” is neither among the props nor another character"),
        Defect(
            #""pose":"running""#, #""pose":"running","position":{"relation":"on","thing":"castle"}"#,
            "pages[0].panels[0].cast[0].position.thing: “castle” is neither among the props nor another character"),
        Defect(
            #""pose":"running""#, #""pose":"running","position":{"relation":"beside","thing":"lantern"}"#,
            "pages[0].panels[0].cast[0].position.relation: is “beside”, must be one of “on”, “in”, “under”, “behind”, "
                + "“at”, “over”"),
        Defect(#""props":["lantern"]"#, #""props":["lantern",""]"#, "pages[0].panels[0].props[1]: is empty"),
        Defect(
            #""props":["lantern"]"#, #""props":["a","b","c","d","e","f","g","h","i"]"#,
            "pages[0].panels[0].props: has 9 items, at most 8"),
    ]

    /// Rules that a schema cannot express.
    static let meaningDefects = [
        Defect(#""id":"owl""#, #""id":"fox""#, "characters[1].id: “fox” is there twice"),
        Defect("round brown owl", " \u{A0}", "characters[1].appearance: is empty"),
        Defect(
            "round brown owl", "owl with a sword",
            "characters[1].appearance: “sword” is not for a collection rated G"),
        Defect("A fox runs home.", " ", "pages[0].panels[0].direction: is empty"),
        Defect("A fox runs over a meadow.", "\u{FFFD}", "pages[0].panels[0].alt: is empty"),
        Defect("A fox runs over a meadow.", "\u{200B} \u{2060}", "pages[0].panels[0].alt: is empty"),
        Defect(
            #""props":["lantern"]"#, "\"props\":[\"lantern\",\"\u{FEFF}\"]", "pages[0].panels[0].props[1]: is empty"),
        Defect(#""number":3"#, #""number":4"#, "pages[2].number: is 4, must be 3"),
        Defect(
            #""first":4"#, #""first":5"#,
            "pages[2].sentences.first: is 5, must be 4: each sentence stands on one page, in order"),
        Defect(
            #""last":5"#, #""last":4"#, "pages[2].sentences.last: is 4, must be 5, the last sentence of the story"),
        Defect(
            #""last":5"#, #""last":6"#, "pages[2].sentences.last: is 6, must be 5, the last sentence of the story"),
        Defect(
            #""character":"fox""#, #""character":"bear""#,
            "pages[0].panels[0].cast[0].character: “bear” is not among the characters"),
        Defect(
            "A fox runs over a meadow.", " Image of a fox.",
            "pages[0].panels[0].alt: opens with “image of”; say what is shown instead"),
        Defect(
            "A fox runs over a meadow.", "A picture of a fox.",
            "pages[0].panels[0].alt: opens with “a picture of”; say what is shown instead"),
        Defect(
            "A fox runs over a meadow.", "The Sword’s glow.",
            "pages[0].panels[0].alt: “Sword” is not for a collection rated G"),
        Defect(
            "A fox runs home.", "A fox with a sword and a gun.",
            "pages[0].panels[0].direction: “sword” is not for a collection rated G"),
    ]

    @Test(arguments: shapeDefects + panelDefects + meaningDefects)
    func namesASingleDefect(defect: Defect) throws {
        let good = try Self.json(Self.plan)
        let place = try #require(good.firstRange(of: defect.json))
        let json = good.replacingCharacters(in: place, with: defect.replacement)
        let error = #expect(throws: PlanError.self) {
            try validator.plan(
                from: try JSONValue(parsing: Array(json.utf8)), sentences: Self.sentences, audience: .standard)
        }
        #expect(error?.description == defect.problem)
    }

    /// JSON with its keys in a fixed order, so that a defect can be inserted by replacing text.
    private static func json(_ plan: StoryPlan) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(plan), as: UTF8.self)
    }

    @Test func takesWordsThatTheRatingAllows() {
        var plan = Self.plan
        plan.pages[0].panels[0].direction = "A fox with a sword."
        let audience = Audience(ages: 3...6, rating: .parentalGuidance)
        #expect(validator.problems(in: plan, sentences: Self.sentences, audience: audience) == [])
    }

    @Test func takesAPlanWithoutCharacters() {
        var plan = Self.plan
        plan.characters = []
        for index in plan.pages.indices { plan.pages[index].panels[0].cast = [] }
        #expect(validator.problems(in: plan, sentences: Self.sentences, audience: .standard) == [])
    }

    @Test func namesAPageWithTooManyWords() {
        let sentences = Self.sentences.map {
            Sentence(number: $0.number, text: String(repeating: "word ", count: 36), opensParagraph: false)
        }
        #expect(
            validator.problems(in: Self.plan, sentences: sentences, audience: .standard).map(\.description) == [
                "pages[0].sentences: 72 words, at most 70 for ages 3-6",
                "pages[2].sentences: 72 words, at most 70 for ages 3-6",
            ])
        #expect(validator.problems(in: Self.plan, sentences: sentences, audience: .standard, pages: 3) == [])
    }

    @Test func takesALongSentenceOnAPageOfItsOwn() {
        var sentences = Self.sentences
        sentences[2] = Sentence(number: 3, text: String(repeating: "word ", count: 200), opensParagraph: false)
        #expect(validator.problems(in: Self.plan, sentences: sentences, audience: .standard) == [])
    }

    @Test func namesEverythingAtOnce() {
        var plan = Self.plan
        plan.characters[1].id = "fox"
        plan.pages[0].number = 7
        plan.pages[1].sentences = SentenceRange(first: 3, last: 2)
        plan.pages[2].sentences.last = 9
        plan.pages[0].panels[0].alt = "Picture of a gun"
        plan.pages[2].panels[0].cast[0].character = "bear"
        #expect(
            validator.problems(in: plan, sentences: Self.sentences, audience: .standard).map(\.description) == [
                "characters[1].id: “fox” is there twice",
                "pages[0].number: is 7, must be 1",
                "pages[1].sentences.last: is 2, before the first sentence 3",
                "pages[2].sentences.first: is 4, must be 3: each sentence stands on one page, in order",
                "pages[2].sentences.last: is 9, must be 5, the last sentence of the story",
                "pages[0].panels[0].alt: opens with “picture of”; say what is shown instead",
                "pages[0].panels[0].alt: “gun” is not for a collection rated G",
                "pages[2].panels[0].cast[0].character: “bear” is not among the characters",
            ])
    }

    @Test func refusesNumbersThatAreTooLargeToCountWith() {
        var plan = Self.plan
        plan.pages[2].sentences.last = Int.max
        #expect(
            validator.problems(in: plan, sentences: Self.sentences, audience: .standard).map(\.description)
                == ["pages[2].sentences.last: is 9.223372036854776e+18, must be of type integer"])
    }

    @Test func refusesAPlanWithoutPagesOrPanels() {
        var plan = Self.plan
        plan.pages[1].panels = []
        #expect(
            validator.problems(in: plan, sentences: Self.sentences, audience: .standard).map(\.description)
                == ["pages[1].panels: has 0 items, at least 1"])
        plan.pages = []
        #expect(
            validator.problems(in: plan, sentences: Self.sentences, audience: .standard).map(\.description)
                == ["pages: has 0 items, at least 1"])
    }
}
