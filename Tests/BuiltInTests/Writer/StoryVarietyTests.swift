import Testing

@testable import BuiltIn
@testable import Domain

/// How stories differ: from each other, and for listeners of different ages.
struct StoryVarietyTests {
    private static let themes: [Theme] = [.fantasy, .adventure, .animals, .family, .friendship]
    private static let ages = [3, 5, 7, 9]

    private static func story(_ theme: Theme, age: Int, seed: UInt64, about: String? = nil) throws -> StoryText {
        let names = ["Mira", "Otto", "Hana", "Emre"]
        return try StubWriter.shipped.story(
            from: StoryParameters(
                hero: names[(Int(seed) + age) % names.count], kind: seed % 3 == 2 ? "fox" : nil, age: age, theme: theme,
                about: about, seed: seed))
    }

    private static func sentences(_ story: StoryText) -> [String] {
        SentenceSplitter(language: "en").sentences(of: story.body).map(\.text)
    }

    /// In lower case, without names, numbers and punctuation.
    private static func masked(_ sentence: String) -> String {
        var words = sentence.split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
        for (index, word) in words.enumerated() {
            let isName = index > 0 && word.first?.isUppercase == true || word.contains(where: \.isNumber)
            words[index] = isName ? "x" : word.lowercased()
        }
        for name in ["mira", "otto", "hana", "emre"] where words.first == name { words[0] = "x" }
        return words.joined(separator: " ")
    }

    /// Of sixty stories over all themes and ages.
    @Test(arguments: [1, 2026] as [UInt64]) func fewSentencesOccurInAnotherStory(first: UInt64) throws {
        var stories: [[String]] = []
        for theme in Self.themes {
            for age in Self.ages {
                for seed in first...first + 2 {
                    let sentences = Self.sentences(try Self.story(theme, age: age, seed: seed))
                    stories.append(sentences.map(Self.masked).filter { $0.split(separator: " ").count > 3 })
                }
            }
        }
        var owners: [String: Set<Int>] = [:]
        for (index, sentences) in stories.enumerated() {
            for sentence in sentences { owners[sentence, default: []].insert(index) }
        }
        let all = stories.flatMap(\.self)
        let repeated = all.filter { owners[$0, default: []].count > 1 }
        let share = Double(repeated.count) / Double(all.count)
        #expect(share <= 0.2, "\(repeated.count) of \(all.count): \(Set(repeated).sorted())")
    }

    /// Flesch and Kincaid's grade and the Automated Readability Index. The band for seven and nine years is that of
    /// the Common Core State Standards for grades 2–3 (supplement to Appendix A, 2012: 1.98–5.34);
    /// below grade 2 they have none.
    @Test func theReadingGradeRisesWithTheAge() throws {
        let texts = try Self.ages.map { age in
            try Self.themes.flatMap { theme in
                try (1...12 as ClosedRange<UInt64>).flatMap { seed in
                    SentenceSplitter(language: "en").sentences(of: try Self.story(theme, age: age, seed: seed).body)
                }
            }
        }
        let grades = try texts.map { try #require(ReadingGrade(of: $0)).grade }
        let indices = texts.map(\.automatedIndex)
        for values in [grades, indices] {
            #expect(
                zip(values, values.dropFirst()).allSatisfy { $0 + 0.2 < $1 } && values[3] - values[0] >= 1.5,
                "\(values)")
        }
        #expect(grades[0] < 1.98 && grades[1] < 2.5, "\(grades)")
        #expect(grades[2] >= 1.98 && grades[3] <= 5.34, "\(grades)")
    }

    /// A story for the same parameters is one arc at every length: its opening and its ending occur once.
    @Test(arguments: [4, 8, 16, 40])
    func staysOneArc(pages: Int) throws {
        for age in [3, 5, 7, 10] {
            let story = try StubWriter.shipped.story(
                from: StoryParameters(hero: "Mira", age: age, lesson: "to share", pages: pages, seed: UInt64(pages)))
            #expect(story.body.split(separator: "“It is good to share,” said Mira.").count == 2)
            let paragraphs = story.body.split(separator: "\n\n")
            // Refrains, which are repeated, are shorter.
            let long = paragraphs.filter { $0.split(separator: " ").count > 30 }
            #expect(Set(long).count == long.count)
        }
    }

    /// A subject decides what is looked for in stories with choices, too.
    @Test(arguments: ["the moon", "why the sea is salty", "a fox with a limp", "a lantern afraid of the dark"])
    func storiesWithChoicesHaveTheirSubject(about: String) throws {
        for seed in 1...6 as ClosedRange<UInt64> {
            let story = try StubWriter.shipped.story(
                from: StoryParameters(hero: "Mira", age: 6, about: about, pages: 16, seed: seed, branching: Branching())
            )
            // A fear is told apart from the one who has it.
            let isNamed = about.hasSuffix("the dark") ? story.body.contains("lantern") : story.body.contains(about)
            #expect(isNamed && !story.passages.isEmpty, "\(story.body)")
        }
    }

    /// What the hero is decides what happens.
    @Test func theKindOfHeroChangesTheEvents() throws {
        let plots = try StubWriter.shipped.plots
        let conditional = ["owl", "frog", "robot", "girl"].map { kind in
            (1...10 as ClosedRange<UInt64>).map { seed in
                StubWriter(plots: plots).story(from: StoryParameters(hero: "Uli", kind: kind, seed: seed)).body
            }
        }
        #expect(conditional[0].contains { $0.contains(" flew ") || $0.contains(" wing") })
        #expect(Set(conditional.flatMap(\.self)).count == 40)
    }

    @Test(arguments: ["de", "es"])
    func writesInOtherLanguages(language: String) throws {
        let writer = try StubWriter.shipped
        var bodies: Set<String> = []
        for theme in Self.themes {
            for (hero, kind) in [("Mira", nil), ("Otto", "bear"), ("Uli", "owl"), ("Robin", "axolotl")] {
                for seed in 1...5 as ClosedRange<UInt64> {
                    let parameters = StoryParameters(
                        hero: hero, kind: kind, age: 3 + Int(seed), theme: theme, pages: 8, seed: seed)
                    let story = writer.story(from: parameters, in: language)
                    #expect(!story.body.contains { "{}<>|".contains($0) }, "\(story.body)")
                    #expect(story.body.contains(hero) && !story.title.isEmpty)
                    let (open, close): (Character, Character) = language == "de" ? ("„", "“") : ("«", "»")
                    #expect(story.body.count { $0 == open } == story.body.count { $0 == close }, "\(story.body)")
                    bodies.insert(story.body)
                }
            }
        }
        #expect(bodies.count == 100)
    }
}

extension [Sentence] {
    /// The Automated Readability Index (Smith and Senter 1967): 4.71 characters per word + 0.5 words per sentence − 21.43.
    fileprivate var automatedIndex: Double {
        let words = flatMap { $0.text.lowerCaseWords }.filter { $0.contains(where: \.isLetter) }
        let letters = words.reduce(0) { $0 + $1.count(where: \.isLetter) }
        return 4.71 * Double(letters) / Double(words.count) + 0.5 * Double(words.count) / Double(count) - 21.43
    }
}
