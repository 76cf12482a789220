import Foundation
import Testing

@testable import Domain

struct AudienceCheckTests {
    private static let ratings = RatingWords(excluded: [
        .general: ["knife", "dead", "kill"], .parentalGuidance: ["kill"],
    ])

    private func check(
        _ rating: Rating = .general, ages: ClosedRange<Int> = 3...6, language: String = "en"
    ) -> AudienceCheck {
        AudienceCheck(
            ratings: Self.ratings, audience: Audience(ages: ages, rating: rating), language: language)
    }

    private func sentences(_ text: String) -> [Sentence] { SentenceSplitter(language: "en").sentences(of: text) }

    @Test func namesEachWordOnceWithItsFirstPlace() {
        let sentences = sentences("A Knife lay there. The knife was dead sharp. Mira went home. “Kill!” said the fox.")
        let check = check()
        let findings = check.findings(in: sentences)
        #expect(
            check.message(of: findings) == "says what is not for a collection rated G: “Knife” (sentence 1), "
                + "“dead” (sentence 2), “Kill” (sentence 4)")
        #expect(
            check.message(of: findings, pages: [SentenceRange(first: 1, last: 2), SentenceRange(first: 3, last: 4)])
                == "says what is not for a collection rated G: “Knife” (page 1, sentence 1), "
                + "“dead” (page 1, sentence 2), “Kill” (page 2, sentence 4)")
    }

    @Test func knowsPluralsAndVerbForms() {
        let check = AudienceCheck(
            ratings: RatingWords(excluded: [.general: ["die", "knife", "murder", "stab", "strangle", "body", "bury"]]),
            audience: .standard, language: "en")
        let found = "He died. Knives murdered murdering stabbed stabbing stabs strangled strangling bodies buried"
        #expect(check.findings(in: sentences(found)).count == 11)
        let harmless = "Stabile diet knifelike murky strange bodice burrow"
        #expect(check.findings(in: sentences(harmless)).map(\.word) == [])
    }

    @Test func knowsThatWindsDieDown() {
        let check = AudienceCheck(
            ratings: RatingWords(excluded: [.general: ["die", "dying"]]), audience: .standard, language: "en")
        let harmless = "The wind died down. The song dies away. The fire was dying down. I am dying to know."
        #expect(check.findings(in: sentences(harmless)).isEmpty)
        #expect(check.findings(in: sentences("He died. She is dying.")).map(\.word) == ["died", "dying"])
    }

    @Test func goesByTheRating() {
        let sentences = sentences("The knife was dead. A kill.")
        #expect(check(.parentalGuidance).findings(in: sentences).map(\.word) == ["kill"])
        #expect(check().message(of: check().findings(in: self.sentences("All was well."))) == nil)
    }

    @Test func countsWordsBeyondFive() {
        let words = "abcdefgh".map { String(repeating: $0, count: 3) }
        let check = AudienceCheck(
            ratings: RatingWords(excluded: [.general: Set(words)]), audience: .standard, language: "en")
        let message = check.message(of: check.findings(in: sentences(words.joined(separator: " "))))
        #expect(message?.hasSuffix("“eee” (sentence 1), and 3 more") == true)
    }

    @Test func knowsNoWordsOfOtherLanguages() {
        #expect(
            check(language: "de").messages(on: "A knife. " + String(repeating: "Considerable. ", count: 200)).isEmpty)
    }

    @Test func saysHowAStrictCollectionCanTakeTheStory() {
        #expect(
            check().refusal(of: "A knife.") == "says what is not for a collection rated G: “knife” (sentence 1); "
                + "change these sentences, or leave out “strict: true”")
        #expect(check().refusal(of: "A spoon.") == nil)
    }

    /// 0.39 × 10 + 11.8 × 1 − 15.59 is 0.11, and 0.39 × 10 + 11.8 × 2 − 15.59 is 11.91.
    @Test func computesThePublishedGrade() throws {
        func text(of word: String) -> [Sentence] {
            let sentence = Array(repeating: word, count: 10).joined(separator: " ").capitalized + "."
            return sentences(Array(repeating: sentence, count: 12).joined(separator: " "))
        }
        #expect(abs(try #require(ReadingGrade(of: text(of: "cat"))).grade - 0.11) < 0.001)
        let hard = try #require(ReadingGrade(of: text(of: "water")))
        #expect(abs(hard.grade - 11.91) < 0.001)
        #expect(hard.age == 17)
        #expect(check().readingGrade(of: text(of: "cat")) == nil)
        #expect(check().readingGrade(of: text(of: "water"))?.age == 17)
        #expect(check(ages: 12...12).readingGrade(of: text(of: "water")) == nil)
        #expect(
            check().levelMessage(of: [("owl", hard)])
                == "reads like a text for age 17, and the collection is for ages 3-6")
        #expect(
            check().levelMessage(of: (1...7).map { ("owl-\($0)", hard) })
                == "is for ages 3-6, and 7 stories read like texts for older readers: “owl-1” (age 17), "
                + "“owl-2” (age 17), “owl-3” (age 17), “owl-4” (age 17), “owl-5” (age 17), and 2 more")
        #expect(ReadingGrade(of: sentences("Too short.")) == nil)
    }

    @Test(
        arguments: [
            ("cat", 1), ("lake", 1), ("candle", 2), ("water", 2), ("the", 1), ("beautiful", 3), ("tree", 1),
            ("rhythm", 1),
            ("hm", 1), ("owl", 1), ("little", 2), ("away", 2),
        ])
    func countsSyllables(_ word: String, _ count: Int) { #expect(ReadingGrade.syllables(in: word) == count) }
}
