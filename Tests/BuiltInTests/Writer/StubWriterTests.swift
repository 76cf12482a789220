import Foundation
import Testing

@testable import BuiltIn
@testable import Domain

/// Every theme, with fifty seeds for each of five ages; with `NIGHTPRESS_SOAK` a hundred.
@Suite struct StubWriterTests {
    private static let themes: [Theme] = [.fantasy, .adventure, .animals, .family, .friendship]
    private static let ages = [2, 3, 5, 7, 10]

    private static let heroes: [(name: String, kind: String?)] = [
        ("Mira", nil), ("Otto", nil), ("Robin Quill", "fox"), ("Xanthe", nil), ("Uli", "owl"),
    ]
    private static let subjects = [
        nil, "a lantern afraid of the dark", nil, "sharing", "an old umbrella that cannot open",
    ]

    private struct DescribedLook: Sendable {
        var parameters: StoryParameters
        var story: StoryText
        /// As written, with their punctuation.
        var words: [String]
        /// In lower case, without punctuation.
        var cores: [String]
    }

    private static func stories(_ theme: Theme) throws -> [DescribedLook] { try #require(corpus.get()[theme]) }

    private static let storiesPerTheme = ProcessInfo.processInfo.environment["NIGHTPRESS_SOAK"] == nil ? 250 : 500

    /// The stories of each theme, written once.
    private static let corpus = Result {
        Dictionary(uniqueKeysWithValues: try themes.map { ($0, try tellAll($0)) })
    }

    private static func tellAll(_ theme: Theme) throws -> [DescribedLook] {
        try (0..<storiesPerTheme).map { number in
            let hero = heroes[number % heroes.count]
            let parameters = StoryParameters(
                hero: hero.name, kind: hero.kind, age: ages[number / 5 % 5], theme: theme,
                about: subjects[number / 25 % 5],
                pages: 8, seed: UInt64(number))
            let story = try StubWriter.shipped.story(from: parameters)
            let words = story.body.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(decoding: $0, as: UTF8.self) }
            return DescribedLook(parameters: parameters, story: story, words: words, cores: words.map(ProseReview.core))
        }
    }

    @Test(arguments: themes) func writesCleanProse(theme: Theme) throws {
        for described in try Self.stories(theme) {
            let faults = ProseReview(described.story.body).faults + ProseReview(described.story.title).faults
            #expect(faults.isEmpty, "\(described.parameters)\n\(described.story.body)")
            #expect((1...70).contains(described.story.title.count), "\(described.story.title)")
        }
    }

    /// A pronoun after speech refers to the hero; other speakers are named, except several who speak together.
    @Test(arguments: themes) func keepsTheHerosPronoun(theme: Theme) throws {
        let own = ["Mira": "she", "Otto": "he", "Xanthe": theme == .animals ? nil : "they"].compactMapValues(\.self)
        for described in try Self.stories(theme) {
            for index in described.words.indices.dropLast(2) {
                let (word, next) = (described.words[index], described.words[index + 1])
                if let pronoun = own[described.parameters.hero], ["she", "he"].contains(next), word.hasSuffix("”"),
                    described.words[index + 2].hasPrefix("said") || described.words[index + 2].hasPrefix("asked"),
                    next != pronoun
                {
                    Issue.record("“\(word) \(next)” in \(described.parameters)")
                }
                let isWrong =
                    next == "were"
                    ? ["he", "she", "He", "She", described.parameters.hero].contains(word)
                    : next == "was" && ["they", "They"].contains(word)
                if isWrong {
                    let place = described.words[max(0, index - 5)..<min(index + 5, described.words.count)]
                    Issue.record("“\(place.joined(separator: " "))” in \(described.parameters)")
                }
            }
        }
    }

    @Test(arguments: zip(ages, [14, 17, 21, 26, 30])) func keepsSentencesShortForTheAge(age: Int, longest: Int) throws {
        let splitter = SentenceSplitter(language: "en")
        for theme in Self.themes {
            for described in try Self.stories(theme)
            where described.parameters.age == age && described.parameters.seed % 5 == 0 {
                for sentence in splitter.sentences(of: described.story.body) {
                    if sentence.wordCount > longest { Issue.record("\(sentence.wordCount) words: \(sentence.text)") }
                }
            }
        }
    }

    @Test func writesLongerSentencesForOlderListeners() throws {
        let splitter = SentenceSplitter(language: "en")
        let means = try Self.ages.map { age in
            let sentences = try Self.stories(.adventure).filter { $0.parameters.age == age }
                .flatMap { splitter.sentences(of: $0.story.body) }
            return Double(sentences.map(\.wordCount).reduce(0, +)) / Double(sentences.count)
        }
        #expect(means[0] < 7 && means[0] < means[2] && means[2] <= means[3] && means[3] <= means[4], "\(means)")
    }

    @Test(arguments: themes) func saysNoStoryTwice(theme: Theme) throws {
        let stories = try Self.stories(theme)
        #expect(Set(stories.map(\.story.body)).count == stories.count)
        let seventh = try #require(stories.dropFirst(7).first)
        #expect(try StubWriter.shipped.story(from: seventh.parameters) == seventh.story)
    }

    @Test(arguments: [(2, 5), (3, 8), (5, 8), (5, 16), (8, 12), (10, 40)]) func fillsItsPages(age: Int, pages: Int)
        throws
    {
        let band = Audience(ages: age...age, rating: .general).wordsPerPage
        for seed in 0..<4 as Range<UInt64> {
            let story = try StubWriter.shipped.story(
                from: StoryParameters(hero: "Mira", age: age, theme: .neutral, pages: pages, seed: seed))
            let words = story.body.split(whereSeparator: \.isWhitespace).count
            #expect((band.lowerBound * pages...band.upperBound * pages).contains(words), "\(words) words, seed \(seed)")
        }
    }

    @Test func saysTheLessonOnceInALongStory() throws {
        let story = try StubWriter.shipped.story(
            from: StoryParameters(hero: "Mira", lesson: "good friends share", pages: 40))
        #expect(story.body.split(separator: "“Good friends share,” said Mira.").count == 2)
    }

    @Test func weavesInWhatItIsAboutAndTheLesson() throws {
        for theme in Self.themes {
            let story = try StubWriter.shipped.story(
                from: StoryParameters(
                    hero: "Mira", theme: theme, about: "a lantern afraid of the dark",
                    lesson: "that friends make us brave"))
            #expect(story.body.contains("a lantern afraid of the dark") || story.body.contains("afraid of the dark"))
            #expect(story.body.contains("“Friends make us brave,” said Mira."))
            #expect(story.details.theme == theme)
        }
        let abstract = try StubWriter.shipped.story(
            from: StoryParameters(hero: "Mira", about: "Sharing.", lesson: "to share"))
        #expect(abstract.body.contains("“It is good to share,” said Mira."))
    }

    /// A subject that is not a thing or a creature appears in the story as something drawn, played, told or asked.
    @Test(arguments: [
        "Sharing.", "being brave", "the moon", "three little ducks", "friends who quarrel", "a day at the beach",
        "why the sea is salty", "How birds fly", "Kindness",
    ])
    func makesAnySubjectWhatTheStoryIsAbout(about: String) throws {
        let phrase = about.lowercased().replacing(".", with: "")
        for seed in 0..<6 as Range<UInt64> {
            let story = try StubWriter.shipped.story(from: StoryParameters(hero: "Mira", about: about, seed: seed))
            #expect(story.body.occurrences(of: phrase) > 1, "seed \(seed): \(story.body)")
            #expect(!story.body.hasPrefix("This is a story about"))
        }
    }

    @Test(arguments: themes) func staysFitForChildren(theme: Theme) throws {
        let forbidden: Set<String> = [
            "kill", "killed", "die", "died", "dead", "blood", "gun", "knife", "hate", "hated", "stupid", "idiot",
            "hell", "damn",
            "war", "drunk", "beer", "wine", "ugly", "fat", "murder", "weapon", "poison", "corpse", "devil", "kiss-off",
        ]
        for described in try Self.stories(theme) {
            let found = described.cores.filter(forbidden.contains)
            #expect(found.isEmpty, "\(found): \(described.parameters)")
        }
    }

    @Test(arguments: [
        "", " ", "{hero}", "<5 x", "a", "an ", "…", "A Dog.", "the sea", String(repeating: "long ", count: 200),
    ])
    func bearsAnyParameters(text: String) throws {
        let story = try StubWriter.shipped.story(
            from: StoryParameters(
                hero: text, kind: text, age: 99, theme: .neutral, about: text, lesson: text, pages: 1, seed: .max))
        #expect(!story.body.isEmpty)
    }
}

extension String {
    /// The number of occurrences of `text`.
    fileprivate func occurrences(of text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count - 1
    }
}
