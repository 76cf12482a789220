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

    /// Flesch and Kincaid's grade and the Automated Readability Index. The bands for seven and nine years are those of
    /// the Common Core State Standards for grades 2–3 and 4–5 (supplement to Appendix A, 2012: 1.98–5.34 and 4.51–7.73);
    /// below grade 2 they have none.
    @Test func theReadingGradeRisesWithTheAge() throws {
        let grades = try Self.ages.map { age in
            let stories = try Self.themes.flatMap { theme in
                try (1...12 as ClosedRange<UInt64>).map { try Self.story(theme, age: age, seed: $0) }
            }
            return ReadingGrade(sentences: stories.flatMap(Self.sentences))
        }
        for (younger, older) in zip(grades, grades.dropFirst()) {
            #expect(
                younger.fleschKincaid + 0.2 < older.fleschKincaid && younger.automated + 0.2 < older.automated,
                "\(grades)")
        }
        #expect(grades[3].fleschKincaid - grades[0].fleschKincaid >= 1.5)
        #expect(grades[3].automated - grades[0].automated >= 1.5)
        #expect(grades[0].fleschKincaid < 1.98 && grades[1].fleschKincaid < 2.5)
        #expect((1.98...5.34).contains(grades[2].fleschKincaid) && (1.98...5.34).contains(grades[3].fleschKincaid))
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
        #expect(writer.languages.contains(language))
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

/// Two published formulas.
struct ReadingGrade {
    /// Kincaid et al. 1975: 0.39 words per sentence + 11.8 syllables per word − 15.59.
    let fleschKincaid: Double
    /// Smith and Senter 1967: 4.71 characters per word + 0.5 words per sentence − 21.43.
    let automated: Double

    init(sentences: [String]) {
        let words = sentences.flatMap { $0.split { !$0.isLetter && $0 != "'" }.map { $0.filter(\.isLetter) } }
            .filter { !$0.isEmpty }
        let perSentence = Double(words.count) / Double(sentences.count)
        let count = Double(words.count)
        fleschKincaid =
            0.39 * perSentence + 11.8 * Double(words.map(Self.syllables).reduce(0, +)) / count - 15.59
        automated = 4.71 * Double(words.map(\.count).reduce(0, +)) / count + 0.5 * perSentence - 21.43
    }

    /// Groups of vowels, without a silent e at the end.
    static func syllables(_ word: String) -> Int {
        var letters = Array(word.lowercased())
        if letters.count > 3 {
            if letters.suffix(2) == ["e", "s"] || letters.suffix(2) == ["e", "d"] {
                if !["t", "d", "l"].contains(letters[letters.count - 3]) { letters.removeLast(2) }
            } else if letters.last == "e", letters[letters.count - 2] != "l" {
                letters.removeLast()
            }
        }
        var groups = 0
        var wasVowel = false
        for letter in letters {
            let isVowel = "aeiouy".contains(letter)
            if isVowel, !wasVowel { groups += 1 }
            wasVowel = isVowel
        }
        return max(1, groups)
    }
}
