import Foundation
import Testing

@testable import Domain
@testable import Prompts

@Suite struct PriorityRulesTests {
    /// The shipped words.
    static var words: PriorityWords {
        get throws { try JSONDecoder().decode(PriorityWords.self, from: Data(Prompts()[.priorityWords])) }
    }

    private func levels(_ priorities: [ReasonedPriority]) -> [PagePriority] { priorities.map(\.level) }

    @Test func goesByThePlaceWhereALanguageHasNoWords() throws {
        let rules = PriorityRules(words: try Self.words, language: "de")
        let priorities = rules.priorities(ofPages: LittleStories.paperBoat)
        #expect(
            levels(priorities) == [
                .critical, .high, .high, .medium, .medium, .medium, .medium, .low, .low, .low,
            ])
        #expect(
            [0, 1, 4, 9].map { priorities[$0].reasons } == [
                ["page 1 opens the book"], ["page 2 is among the first three"], ["page 5 is among the first seven"],
                ["page 10 comes after the first seven"],
            ])
    }

    @Test(arguments: ["en", "en-GB", "EN-us"])
    func liftsTheClimaxAndWhatIsStronglyVisual(language: String) throws {
        let rules = PriorityRules(words: try Self.words, language: language)
        let priorities = rules.priorities(ofPages: LittleStories.paperBoat)
        #expect(
            levels(priorities) == [.critical, .high, .high, .medium, .high, .medium, .medium, .high, .low, .low])
        #expect(
            priorities[4].reasons == [
                "page 5 is among the first seven", "strongly visual: purple, rain, silver, lightning…",
            ])
        #expect(
            priorities[7].reasons == [
                "page 8 comes after the first seven", "the climax: “suddenly”, 2 exclamations, short sentences",
            ])
    }

    @Test func takesNoRefrainForAClimax() throws {
        let rules = PriorityRules(words: try Self.words, language: "en")
        let priorities = rules.priorities(ofPages: LittleStories.nightBus)
        #expect(levels(priorities) == [.critical, .high, .high, .medium, .medium, .medium, .high, .low])
        #expect(priorities[6].reasons == ["page 7 is among the first seven", "the climax: “at last”"])
    }

    @Test func findsNoClimaxInAStoryOfFewerThanFivePages() throws {
        let rules = PriorityRules(words: try Self.words, language: "en")
        let priorities = rules.priorities(ofPages: LittleStories.button)
        #expect(priorities == (1...4).map { ReasonedPriority(pageNumber: $0) })
    }

    @Test func saysWhereOnlyThePlaceSpeaksForAClimax() throws {
        let rules = PriorityRules(words: try Self.words, language: "en")
        let pages = (1...10).map { "The cat went to house number \($0) and asked for something to eat." }
        let priorities = rules.priorities(ofPages: pages)
        #expect(
            priorities[7].reasons == ["page 8 comes after the first seven", "the climax, by its place alone"])
        #expect(priorities.count { $0.level == .high } == 3)
    }

    /// In a story about a lantern, the word “lantern” raises no page's priority.
    @Test func doesNotCountWordsThatAreAllOverTheStory() throws {
        let words = PriorityWords(languages: ["en": .init(visual: ["lantern", "glow", "red"], turns: [])])
        let rules = PriorityRules(words: words, language: "en")
        let common = Array(repeating: "A red lantern with a glow.", count: 12)
        #expect(!rules.priorities(ofPages: common).contains { $0.reasons.contains { $0.hasPrefix("strongly") } })
        var rare = Array(repeating: "The fox went on.", count: 12)
        rare[9] = "A red lantern with a glow."
        #expect(rules.priorities(ofPages: rare)[9].reasons.contains("strongly visual: red, lantern, glow"))
    }

    @Test(arguments: [
        ("red gold blue" + String(repeating: " word", count: 45), true),
        ("red gold blue" + String(repeating: " word", count: 46), false),
        ("red gold red gold red gold", false),
        ("Red, GOLD and blues!", true),
        ("redder golden bluebird", false),
        ("red gold R\u{D2}T", true),
        ("red gold rot", false),
    ])
    func wantsThreeWordsAndOneInSixteen(text: String, isVisual: Bool) {
        let words = PriorityWords(languages: ["en": .init(visual: ["red", "gold", "Blue", "ro\u{300}t"], turns: [])])
        let pages = Array(repeating: "The fox went on.", count: 3) + [text]
        let priorities = PriorityRules(words: words, language: "en").priorities(ofPages: pages)
        #expect((priorities[3].level == .high) == isVisual)
    }

    @Test func liftsOnePageInFiveAtMostTheDensestFirst() {
        let words = PriorityWords(languages: ["en": .init(visual: (0..<60).map { Self.name($0) }, turns: [])])
        let rules = PriorityRules(words: words, language: "en")
        // Three visual words on each page, among fewer and fewer others.
        let pages = (0..<11).map { page in
            (0..<3).map { Self.name(page * 3 + $0) }.joined(separator: " ")
                + String(repeating: " word", count: 11 - page)
        }
        let visual = rules.priorities(ofPages: pages).enumerated()
            .filter { $0.element.reasons.contains { $0.hasPrefix("strongly visual") } }.map { $0.offset + 1 }
        #expect(visual == [10, 11])
    }

    /// A different word for each number, without digits.
    private static func name(_ number: Int) -> String {
        "w" + String(repeating: "i", count: number / 8) + String(repeating: "o", count: number % 8) + "m"
    }

    @Test func namesTurnsOnceAndExclamationsByNumber() {
        let words = PriorityWords(languages: ["en": .init(visual: [], turns: ["all at once", "At Last", "bang"])])
        let rules = PriorityRules(words: words, language: "en")
        var pages = Array(repeating: "The fox went on for a very long time without a word.", count: 10)
        pages[6] = "All at once the door flew open and there she stood, at last, all at once, with the bread."
        #expect(rules.priorities(ofPages: pages)[6].reasons.last == "the climax: “all at once”, “at last”")
        pages[8] = "Bang! The door flew open and there she stood, in the middle of the night, with the bread."
        #expect(rules.priorities(ofPages: pages)[6].reasons.count == 2, "two turns weigh more than one and a mark")
        pages[6] = "All at the once."
        #expect(rules.priorities(ofPages: pages)[8].reasons.last == "the climax: “bang”, an exclamation")
    }

    @Test func refusesListsOfAnotherForm() {
        for text in ["[]", #"{"en": []}"#, #"{"en": {"visual": ["red"], "turns": []}}"#, #"{"en": {"visual": {}}}"#] {
            #expect(throws: DecodingError.self) { try JSONDecoder().decode(PriorityWords.self, from: Data(text.utf8)) }
        }
    }
}
