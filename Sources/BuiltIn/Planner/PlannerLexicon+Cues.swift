import Domain

/// What words tell of places and moods.
extension PlannerLexicon {
    /// A mood that a word tells of, and how much: 1 to 3.
    struct MoodCue {
        var mood: Mood
        var weight: Int
    }

    /// A place that a word tells of, and its evidence.
    struct PlaceCue {
        var setting: Setting
        var weight: Int
    }

    /// What the word, or it and the one before it, tells of places, and the entry's words.
    func placeCues(at index: Int, in tokens: [PlannerToken]) -> (key: String, cues: [PlaceCue])? {
        entry(at: index, in: tokens, of: placeCues) { [$0.singular] }
    }

    /// What the word, or it and the one before it, tells of moods.
    func moodCues(at index: Int, in tokens: [PlannerToken]) -> [MoodCue] {
        entry(at: index, in: tokens, of: moodCues, bases: EnglishGrammar.bases)?.cues ?? []
    }

    /// The entry for the word and the one before it, for the word, or for one of its `bases`. None for a word that is a
    /// pair with the next one.
    private func entry<Cue>(
        at index: Int, in tokens: [PlannerToken], of entries: [String: [Cue]], bases: (String) -> [String]
    ) -> (key: String, cues: [Cue])? {
        let word = tokens[index].lower
        let forms = [word] + bases(word)
        func pair(_ first: Int, _ forms: [String]) -> String? {
            guard tokens[first].mark == .none else { return nil }
            return forms.lazy.map { "\(tokens[first].lower) \($0)" }.first { entries[$0] != nil }
        }
        if index + 1 < tokens.count, pair(index, [tokens[index + 1].lower] + bases(tokens[index + 1].lower)) != nil {
            return nil
        }
        let key = (index > 0 ? pair(index - 1, forms) : nil) ?? forms.first { entries[$0] != nil }
        return key.flatMap { key in entries[key].map { (key, $0) } }
    }

    static func moodCues(_ words: [String: PlannerWords.Feeling]) -> [String: [MoodCue]] {
        var cues: [String: [MoodCue]] = [:]
        for (name, mood) in words {
            guard let name = Mood(rawValue: name) else { continue }
            for (weight, words) in mood.words {
                for word in words { cues[word, default: []].append(MoodCue(mood: name, weight: weight)) }
            }
        }
        return cues
    }

    static func placeCues(_ words: SceneWords) -> [String: [PlaceCue]] {
        var cues: [String: [PlaceCue]] = [:]
        for (name, weights) in words.placeCues {
            let settings = Setting.allCases.filter { setting in
                name == setting.rawValue
                    || ["indoors", "outdoors"].contains(name)
                        && words.sheltered.contains(setting.rawValue) == (name == "indoors")
            }
            for (weight, words) in weights {
                let added = settings.map { PlaceCue(setting: $0, weight: weight) }
                for word in words {
                    for form in Set([word, EnglishGrammar.plural(of: word)]) { cues[form, default: []] += added }
                }
            }
        }
        return cues
    }
}
