import Domain

/// The words for place, time of day and weather.
extension Caption {
    /// The place itself, for a picture without characters.
    var scenery: String {
        let names: [Setting: String] = [
            .sea: "the open sea", .sky: "the wide sky", .space: "the stars", .underwater: "the sea bed",
            .room: "a quiet room",
        ]
        return (names[scene.setting] ?? "a quiet \(scene.setting.rawValue)") + weather(within: "") + time(within: "")
    }

    var place: String {
        scene.noun.flatMap { lexicon.words.scenes.placePhrases[$0] }
            ?? lexicon.words.settings[scene.setting.rawValue]?.phrase ?? ""
    }

    /// Whether the complement leaves a sheltered place that the scene still shows: “climbs out”.
    var leavesIndoors: Bool {
        guard isSheltered, let words = key?.complement.split(separator: " "), let first = words.first,
            lexicon.words.scenes.outward.contains(String(first))
        else { return false }
        return words.count == 1 || !lexicon.grammar.determiners.contains(String(words[1]))
    }

    var isSheltered: Bool { lexicon.words.scenes.sheltered.contains(scene.setting.rawValue) }

    func namesPlace(_ complement: String) -> Bool {
        let saidAlready = place.split(separator: " ").filter { $0.count > 3 }
        return complement.split(separator: " ").contains {
            lexicon.settings[String($0)] != nil || saidAlready.contains($0)
                || lexicon.words.scenes.spots.contains(String($0))
        }
    }

    private func namesShelter(_ text: String) -> Bool {
        guard key?.complement.hasPrefix("out") != true else { return false }
        return text.split(separator: " ").contains { word in
            lexicon.settings[String(word)].map { lexicon.words.scenes.sheltered.contains($0.rawValue) } ?? false
        }
    }

    func weather(within text: String) -> String {
        guard !isSheltered, !namesShelter(text) else { return "" }
        if text.split(separator: " ").contains(where: { lexicon.weathers[String($0)] == scene.weather }) { return "" }
        switch scene.weather {
        case .clear, .cloudy: return ""
        case .rain: return " in the rain"
        case .snow: return scene.setting == .snow ? "" : " in falling snow"
        case .wind: return " in the wind"
        case .fog: return " in the mist"
        }
    }

    /// Nothing where no sky shows it.
    func time(within text: String) -> String {
        guard !isSheltered else { return "" }
        // “In the dark” names the time of day; “a dark grey wolf” does not.
        let words = text.split(separator: " ").map(String.init)
        let tells = zip([""] + words, words).contains { before, word in
            lexicon.times[word] != nil && (!lexicon.words.scenes.darkness.contains(word) || before == "the")
        }
        if tells { return "" }
        switch scene.timeOfDay {
        case .day: return ""
        case .dawn: return " at dawn"
        case .dusk: return " at dusk"
        case .night: return " at night"
        }
    }
}
