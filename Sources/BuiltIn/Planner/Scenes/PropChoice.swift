import Domain

/// Chooses the things on a page that belong to the setting and the event of its picture.
struct PropChoice {
    private static let longestList = 6
    private static let reach = 3

    let lexicon: PlannerLexicon
    let reading: PageReading
    let key: SceneEvent?
    /// The index of the last word of the event.
    let end: Int
    let scene: Surroundings
    let tracker: SceneTracker
    let cast: [PlannedCharacter]

    /// The things of the event first. Things that have no drawing only if they are of the event. `isKnown` says whether a
    /// thing that is only in quotations is present.
    func props(where isKnown: (String) -> Bool) -> [PageReading.NamedProp] {
        let here = reading.props.filter { prop in
            (prop.state == "toy" || fits(prop.noun)) && !isCast(prop.noun) && !isGone(prop)
                && (prop.isQuoted ? isKnown(prop.noun) || key?.things.contains(prop.noun) == true : isHere(prop))
        }
        let ofMoment = here.filter(isOfMoment)
        let rest = here.filter { prop in prop.hasDrawing && !ofMoment.contains { $0.noun == prop.noun } }
        return Array((ofMoment + rest).prefix(Self.longestList))
    }

    /// Whether the thing suits the setting: a house outdoors, a bed indoors.
    private func fits(_ noun: String) -> Bool {
        lexicon.words.pictures.places[noun].map {
            $0.contains(scene.setting.rawValue) || $0.contains(scene.setting.settingOfThings.rawValue)
        } ?? true
    }

    /// Whether a character in the picture already shows the thing.
    private func isCast(_ noun: String) -> Bool {
        reading.present.contains { cast[$0].kind == lexicon.figure(of: noun) && cast[$0].nouns.contains(noun) }
    }

    /// Whether the text names the thing in the picture's setting.
    private func isHere(_ prop: PageReading.NamedProp) -> Bool {
        isOfMoment(prop)
            || prop.places.contains { place in
                [place, (place.sentence, Int.max)].contains { joins(tracker.setting(at: $0), sentence: place.sentence) }
            }
    }

    /// Whether a setting is the picture's. A few sentences from the event, it is enough that both settings are
    /// sheltered or both are not.
    private func joins(_ setting: Setting, sentence: Int) -> Bool {
        let sheltered = lexicon.words.scenes.sheltered
        if setting == scene.setting { return true }
        return sheltered.contains(setting.rawValue) == sheltered.contains(scene.setting.rawValue)
            && abs(sentence - (key?.sentence ?? 0)) <= Self.reach
    }

    private func isOfMoment(_ prop: PageReading.NamedProp) -> Bool {
        guard let key else { return false }
        return key.things.contains(prop.noun)
            || prop.places.contains { $0.sentence == key.sentence && $0.token <= end && $0.token >= key.token }
    }

    /// Whether the thing was eaten or passed on before the event and is not named again.
    private func isGone(_ prop: PageReading.NamedProp) -> Bool {
        guard let key, let last = prop.places.last else { return false }
        let words = lexicon.words.pictures
        return reading.events.contains { event in
            event.things.contains(prop.noun) && (event.consumes || words.givingAway.contains(event.verb))
                && (event.sentence, event.token) < (key.sentence, key.token) && event.characters == key.characters
                && !key.things.contains(prop.noun) && last.sentence <= event.sentence
        }
    }
}
