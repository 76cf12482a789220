import Testing

@testable import Domain

struct CharacterFactsTests {
    @Test(arguments: [
        ("Hedda", "Then Hedda's hat flew.", true), ("Hedda", "Hedda Prickle ran.", true),
        ("Hedda", "Heddana ran.", false),
        ("Rose", "A rose grew.", false), ("Rose", "ROSE laughed.", true), ("Tom the mole", "Tom dug.", true),
        ("Tom the mole", "Tomas dug.", false), ("Old Bear", "the Old Bear slept", true),
        ("Old Bear", "Bear slept", false),
        ("ミラ", "それからミラは歩いた。", true), ("Mary-Ann", "Mary-Ann ran.", true), ("the", "", false),
    ])
    func areRecognisedByName(name: String, text: String, isNamed: Bool) {
        #expect(CharacterFacts(name: name).isNamed(in: text) == isNamed)
    }

    @Test func aLongerNameIsTheSameCharacter() {
        let hedda = CharacterFacts(name: "Hedda")
        #expect(hedda.isNamed(by: "Hedda Prickle") && hedda.isNamed(by: "Mrs. Hedda") && !hedda.isNamed(by: "Hed"))
        #expect(CharacterFacts(name: "Tom the mole").isSameCharacter(as: CharacterFacts(name: "tom")))
    }

    @Test func ownEntriesReplaceOthersOfTheirName() {
        let own = CastEntry(facts: CharacterFacts(name: "Hedda", kind: "fox"), place: "story.md:2")
        let others = ["Hedda", "Tim"].map { CastEntry(facts: CharacterFacts(name: $0), place: "pipeline.yaml:3") }
        #expect([own].orElse(others).map(\.place) == ["story.md:2", "pipeline.yaml:3"])
    }
}
