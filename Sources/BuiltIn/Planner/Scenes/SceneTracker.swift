import Domain

/// The place, time of day and weather of a page. They stay from page to page until the text names others.
struct SceneTracker {
    /// The number of pages without a mention after which a place that was only named is reset.
    private static let memory = 12
    /// The same limit for a place that a character entered.
    private static let longMemory = 30

    /// For how many pages snow stays on the ground, and where.
    private static let snowMemory = 6
    /// Where snow on the ground leaves nothing else to see.
    private static let snowfields: Set<Setting> = [.meadow, .mountain]
    /// Where no snow stays.
    private static let snowless: Set<Setting> = [.sea, .shore, .desert, .jungle, .space, .sky]

    /// A place, and the word of the page from which the text is there.
    private struct Stay {
        var sentence: Int
        var token: Int
        var setting: Setting
        var noun: String?
    }

    private let lexicon: PlannerLexicon
    private let words: SceneWords
    private let reader: PlaceReader
    private let reality: RealityReader
    private let home: Setting
    private let places: StoryPlaces
    private var water: Setting
    private var stays: [Stay] = []
    private var setting: Setting
    private var noun: String?
    private var outdoors: Setting
    private var hours: HourTracker
    private var weathers: WeatherTracker
    private var isEntered: Bool
    private var pagesSinceSetting = 0
    private var page = 0
    /// The page on which someone is at a door, and whether the door is opened.
    private var doorbell: (page: Int, isAnswered: Bool)?
    private var pagesWithSnow = 0
    /// Whether the page is in the middle of a river or a lake.
    private var isAfloat = false
    /// Whether a car brought the characters here on this page.
    private var isDriving = false
    private var isSupportedOnPage = false
    /// The firmest hold of a place on the page.
    private var support = PlaceReader.Hold.elsewhere
    /// An enclosed place, such as a house, that the text is in front of.
    private var threshold: PlaceReader.Mention?
    /// The places of the story so far.
    private var visited: Set<Setting>

    /// `opening` is the scene before the text, for a text that does not start the story.
    init(lexicon: PlannerLexicon, places: StoryPlaces, opening: Surroundings? = nil) {
        self.lexicon = lexicon
        words = lexicon.words.scenes
        self.places = places
        reader = PlaceReader(lexicon: lexicon, characters: places.characters)
        reality = RealityReader(lexicon: lexicon)
        let first = places.isDesert && places.home == .shore ? .desert : places.home
        home = opening?.setting ?? first ?? places.usual
        setting = home
        visited = [home]
        isEntered = places.isEntered
        water = places.water
        outdoors = words.sheltered.contains(home.rawValue) ? .village : home
        hours = HourTracker(lexicon: lexicon, hour: opening?.timeOfDay ?? .day)
        weathers = WeatherTracker(lexicon: lexicon, weather: opening?.weather ?? .clear)
    }

    /// Reads a page, or a panel of a comic, which may not begin a page. A sentence without information about the scene,
    /// such as verse, is empty.
    mutating func read(_ sentences: [[PlannerToken]], opensPage: Bool = true) {
        turn(opensPage: opensPage)
        for (sentence, tokens) in sentences.enumerated() {
            let place = (setting: setting, noun: noun)
            for index in tokens.indices where !tokens[index].isQuoted {
                readPlace(at: index, in: tokens, sentence: sentence)
                let before = hours.hour
                hours.read(at: index, in: tokens, setting: setting)
                let isMorning = before == .night && (hours.hour == .day || hours.hour == .dawn)
                if isMorning || hours.opensNewDay(at: index, in: tokens) { weathers.clear() }
                weathers.read(at: index, in: tokens)
                readSnow(at: index, in: tokens)
            }
            // “Outside, the snow fell.”: only this sentence is there.
            if isOutside(tokens), words.sheltered.contains(place.setting.rawValue) {
                move(to: place.setting, noun: place.noun, sentence: sentence + 1, token: -1)
            }
        }
    }

    /// The scene at a word of a sentence of the page. Without a place, the first scene that the page names.
    func scene(at place: (sentence: Int, token: Int)?) -> Surroundings {
        let reached = place.map { place in stays.last { ($0.sentence, $0.token) <= (place.sentence, place.token) } }
        let stay = (reached ?? stays.dropFirst().first) ?? stays[0]
        let isSnowy =
            pagesWithSnow > 0 && !words.sheltered.contains(stay.setting.rawValue)
            && !Self.snowless.contains(stay.setting)
        let setting = isAfloat && stay.setting == .river ? .sea : stay.setting
        let isSnowfield = isSnowy && Self.snowfields.contains(stay.setting)
        // Pictures show snow on the ground where snow falls.
        let isSnowing = isSnowy && !isSnowfield && [.clear, .cloudy].contains(weathers.weather)
        return Surroundings(
            setting: isSnowfield ? .snow : setting, noun: isSnowfield || isAfloat ? nil : stay.noun,
            timeOfDay: hours.shownHour, weather: isSnowing ? .snow : weathers.weather)
    }

    /// Snow that lies on the ground stays for some pages.
    private mutating func readSnow(at index: Int, in tokens: [PlannerToken]) {
        let word = tokens[index].lower
        if words.thaw.contains(word) { pagesWithSnow = 0 }
        // “The whole street was white.”
        let lead = tokens[max(0, index - 3)..<index].map(\.lower)
        if word == "white", lead.count > 1, lexicon.grammar.copulas.contains(lead[lead.count - 1]),
            words.whitened.contains(lead[lead.count - 2]), reality.standing(at: index, in: tokens) == .real
        {
            pagesWithSnow = Self.snowMemory
        }
        guard words.snowy.contains(word), !words.sheltered.contains(setting.rawValue),
            !tokens[max(0, index - 3)..<index].contains(where: { ["as", "like", "than"].contains($0.lower) }),
            [.real, .background].contains(reality.standing(at: index, in: tokens))
        else { return }
        pagesWithSnow = Self.snowMemory
    }

    /// Whether the page names a place, a time of day or a weather.
    var isToldOnPage: Bool { isSupportedOnPage || hours.isToldOnPage || weathers.isToldOnPage }

    /// The setting at a word of a sentence of the page.
    func setting(at place: (sentence: Int, token: Int)) -> Setting {
        stays.last { ($0.sentence, $0.token) <= (place.sentence, place.token) }?.setting ?? setting
    }

    private mutating func turn(opensPage: Bool) {
        hours.turn(opensPage: opensPage)
        if opensPage {
            page += 1
            if isDriving {
                (setting, noun) = (outdoors, nil)
                visited.insert(setting)
            }
            (isAfloat, isDriving) = (false, false)
            // After the door opens, the story goes on inside.
            if let doorbell, doorbell.isAnswered, doorbell.page == page - 1 {
                (setting, noun) = (.room, nil)
                visited.insert(.room)
                pagesSinceSetting = 0
            }
            if noun.map(words.passingSpots.contains) ?? false { noun = nil }
            weathers.turnPage()
            pagesWithSnow = max(0, pagesWithSnow - 1)
            pagesSinceSetting += 1
        }
        isSupportedOnPage = false
        support = .elsewhere
        if pagesSinceSetting > (isEntered ? Self.longMemory : Self.memory) {
            setting = isEntered ? home : places.usual
            noun = nil
        }
        stays = [Stay(sentence: 0, token: -1, setting: setting, noun: noun)]
    }

    private mutating func readPlace(at index: Int, in tokens: [PlannerToken], sentence: Int) {
        let isAtHome = isAtHome(index, in: tokens) && (home != setting || home.isWild)
        if goesHome(at: index, in: tokens) || isAtHome {
            // At home in the forest is inside.
            move(to: isAtHome && home.isWild ? .room : home, noun: nil, sentence: sentence, token: index)
            // What the page names there says where.
            isSupportedOnPage = false
            isEntered = true
            return
        }
        let isByWater = [.sea, .shore, .river, .underwater, .swamp, .ship, .harbour].contains(setting)
        if !isByWater, !words.sheltered.contains(setting.rawValue), swims(at: index, in: tokens) {
            move(to: water, noun: nil, sentence: sentence, token: index)
            isSupportedOnPage = false
            return
        }
        if drives(at: index, in: tokens) {
            move(to: .carriage, noun: nil, sentence: sentence, token: index)
            isDriving = true
            return
        }
        if let threshold, goesIn(at: index, in: tokens) {
            return move(to: threshold.setting, noun: threshold.noun, sentence: sentence, token: index)
        }
        let isAtDoor = isAtDoor(index, in: tokens)
        if doorbell?.page == page, opensDoor(at: index, in: tokens) { doorbell = (page, true) }
        let isOutdoors =
            opensUmbrella(at: index, in: tokens) || isAtDoor || reader.isInFront(index, in: tokens)
            || isOnGround(index, in: tokens)
        if isOutdoors, words.sheltered.contains(setting.rawValue) {
            move(to: outdoors, noun: nil, sentence: sentence, token: index)
            if isAtDoor { doorbell = (page, false) }
            return
        }
        if isAtDoor { doorbell = (page, false) }
        // “Jumped out of bed.”
        let isBedOf = tokens[index].mark == .none && tokens.dropFirst(index + 1).first?.lower == "of"
        if !isSupportedOnPage, index > 0, tokens[index].lower == "bed",
            ["of", "in", "into", "the"].contains(tokens[index - 1].lower), !tokens[index].isQuoted, !isBedOf,
            tokens[index - 1].lower == "the" || reality.standing(at: index, in: tokens) != .imagined,
            setting.wider == .room || setting.wider == .kitchen
        {
            return move(to: .bedroom, noun: nil, sentence: 0, token: -1)
        }
        // “Looked under her bed.”
        if !isSupportedOnPage, index > 0, tokens[index].lower == "bed", !tokens[index - 1].isQuoted, !isBedOf,
            lexicon.grammar.possessives.contains(tokens[index - 1].lower) || tokens[index - 1].isPossessive,
            !words.sheltered.contains(setting.rawValue), ![.ship, .sea, .space, .underwater].contains(setting),
            reality.standing(at: index, in: tokens) != .imagined
        {
            support = .entered
            return move(to: .bedroom, noun: nil, sentence: 0, token: -1)
        }
        if !isSupportedOnPage || support == .named, index > 0,
            lexicon.grammar.determiners.contains(tokens[index - 1].lower),
            reality.standing(at: index, in: tokens) != .imagined, let place = furnished(by: tokens[index].lower)
        {
            // The whole page is there.
            return move(to: place, noun: nil, sentence: 0, token: -1)
        }
        if !isSupportedOnPage, home.isInhabited, !words.sheltered.contains(setting.rawValue), setting != home,
            words.besideHouses.contains(tokens[index].lower),
            tokens[max(0, index - 3)..<index].contains(where: { reader.leadsToPlace($0.lower) })
        {
            return move(to: home, noun: nil, sentence: 0, token: -1)
        }
        if [.room, .kitchen].contains(setting.wider), goesOut(at: index, in: tokens) {
            move(to: outdoors, noun: nil, sentence: sentence, token: index)
            // They come in.
            if index == 0, !isOutside(tokens) { doorbell = (page, true) }
            return
        }
        guard var mention = reader.mention(at: index, in: tokens, water: water) else { return }
        // “In the middle of the lake.”
        let lead = tokens[max(0, index - 3)..<index].map(\.lower)
        if mention.setting == .river, mention.hold > .elsewhere, lead == ["middle", "of", "the"] { isAfloat = true }
        // A train goes through the tunnel. “We drove over the mountains.”
        let isOnTheWay = isDriving && stays.last.map { $0.sentence == sentence } ?? false
        if isOnTheWay, lead.contains("to"), !words.sheltered.contains(mention.setting.rawValue) {
            outdoors = mention.setting
        }
        if setting == .carriage, mention.noun == "tunnel" || isOnTheWay { return }
        // A stove on a ship makes no kitchen.
        if [.ship, .sea, .sky, .space, .underwater].contains(setting),
            words.furnishings.contains(where: {
                $0.setting == mention.setting && $0.words.contains(mention.noun)
            })
        {
            return
        }
        // A ship is at sea, until a character is in the water or in a boat.
        let isOfShip = tokens[..<index].contains { $0.lower == "ship" }
        if setting == .ship, mention.setting == .sea, !words.afloat.contains(mention.noun) || isOfShip,
            mention.hold < .entered || isOfShip, !goesIntoWater(index, in: tokens)
        {
            return
        }
        // Things may be thrown into the water, or into a well.
        if mention.setting != setting, throwsInto(index, in: tokens) { return }
        if setting == .desert || places.isDesert, words.sandy.contains(mention.noun) { mention.setting = .desert }
        if setting == .village, mention.setting == .city, words.vagueHeads.contains(mention.noun) {
            mention.setting = .village
        }
        if mention.setting == .shore, places.water == .river, ["shore", "bank"].contains(mention.noun) {
            mention.setting = .river
        }
        if mention.noun == "courtyard", visited.contains(.castle) { mention.setting = .castle }
        if [.river, .sea].contains(mention.setting), mention.hold > .elsewhere { water = mention.setting }
        if mention.setting == setting, reader.isLeft(at: index, in: tokens) {
            return move(to: outdoors, noun: nil, sentence: sentence, token: index)
        }
        if mention.hold > .elsewhere, words.enclosed.contains(mention.noun) { threshold = mention }
        switch mention.hold {
        case .elsewhere: return
        case .named where mention.setting != setting: return
        case .touched where mention.setting != setting && support > .touched: return
        default: break
        }
        isEntered = isEntered && mention.setting == setting || mention.hold > .named
        let isNamed = lexicon.settings[mention.noun] == mention.setting || !words.vagueHeads.contains(mention.noun)
        let isNearer =
            (mention.hold > .named || noun == nil) && isNamed && !words.lookouts.contains(mention.noun)
        support = max(support, mention.hold)
        move(
            to: mention.setting, noun: isNearer ? mention.noun : mention.setting == setting ? noun : nil,
            sentence: sentence, token: index)
    }

    /// Whether a character swims or jumps: “swam through the sea”.
    private func goesIntoWater(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[max(0, index - 5)..<index].contains { token in
            lexicon.actions[token.lower].map { $0.pose == .swimming || $0.pose == .jumping } ?? false
        }
    }

    /// Whether something is thrown into the place: “she tossed a bottle into the sea”, “into the waves she tossed it”.
    private func throwsInto(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[max(0, index - 3)..<index].contains(where: { $0.lower == "into" }) else { return false }
        let near = tokens[max(0, index - 7)..<min(tokens.count, index + 5)]
        let poses = near.compactMap { lexicon.actions[$0.lower]?.pose }
        return poses.contains(.throwing) && !poses.contains { $0.travels || $0 == .jumping || $0 == .swimming }
    }

    /// The place near this one of which the word tells: the kitchen for a pot.
    private func furnished(by word: String) -> Setting? {
        words.furnishings.first { place in
            place.setting != setting && place.near.contains(setting) && place.words.contains(word)
                && (!place.known || visited.contains(place.setting))
        }?.setting
    }

    private mutating func move(to setting: Setting, noun: String?, sentence: Int, token: Int) {
        if let threshold, setting != threshold.setting { self.threshold = nil }
        (doorbell, isDriving) = (nil, false)
        visited.insert(setting)
        self.setting = setting
        self.noun = noun
        isSupportedOnPage = true
        pagesSinceSetting = 0
        if !words.sheltered.contains(setting.rawValue), setting != .roof { outdoors = setting }
        stays.append(Stay(sentence: sentence, token: token, setting: setting, noun: noun))
    }

    /// “Daddy opened his umbrella”: not in a room.
    private func opensUmbrella(at index: Int, in tokens: [PlannerToken]) -> Bool {
        lexicon.words.pictures.overhead.contains(tokens[index].lower)
            && tokens[max(0, index - 4)..<index].contains {
                lexicon.actions[$0.lower].map { lexicon.words.pictures.raising.contains($0.base) } ?? false
            } && reality.standing(at: index, in: tokens) == .real
    }

    /// “Grandma opened it.”
    private func opensDoor(at index: Int, in tokens: [PlannerToken]) -> Bool {
        lexicon.actions[tokens[index].lower]?.base == "open" && reality.standing(at: index, in: tokens) == .real
            && tokens.dropFirst(index + 1).prefix(2).contains { ["it", "door"].contains($0.lower) }
            && !tokens[max(0, index - 2)..<index].contains { lexicon.grammar.denials.contains($0.lower) }
    }

    /// “Lay on the grass”, “rolled in the mud”, “rode home under the stars”.
    private func isOnGround(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let lead = tokens[max(0, index - 3)..<index].map(\.lower)
        let isGround =
            words.groundOutside.contains(tokens[index].lower)
            && lead.contains { ["on", "in", "into", "through", "over"].contains($0) }
        let isCrossed = tokens[index].lower == "bridge" && lead.contains { lexicon.actions[$0]?.base == "cross" }
        let isOpen = words.heavens.contains(tokens[index].lower) && lead.contains("under")
        let standing = reality.standing(at: index, in: tokens)
        // “Looked over the fence.”
        return (isGround || isOpen || isCrossed) && (standing == .real || standing == .watched && lead.contains("over"))
    }

    /// In front of a house: “rang the bell at Grandma's door”.
    private func isAtDoor(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].lower == "door", index > 0, tokens[index - 1].isPossessive else { return false }
        return tokens[max(0, index - 7)..<index].contains { words.calling.contains($0.lower) }
            && reality.standing(at: index, in: tokens) == .real
    }

    /// “The seal swam ahead of her.”
    private func swims(at index: Int, in tokens: [PlannerToken]) -> Bool {
        words.swims.contains(tokens[index].lower) && !tokens[index].isQuoted
            && reality.standing(at: index, in: tokens) == .real && !reality.isImagined(verb: index, in: tokens)
    }

    /// “We drove for a long time”, not “drove the tractor”.
    private func drives(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard lexicon.actions[tokens[index].lower]?.base == "drive", !tokens[index].isQuoted, index > 0,
            reality.standing(at: index, in: tokens) == .real, !reality.isImagined(verb: index, in: tokens)
        else { return false }
        let next = tokens[index].mark == .none ? tokens.dropFirst(index + 1).prefix(4) : []
        let isTravel =
            next.first.map {
                ["a", "all"].contains($0.lower)
                    || !lexicon.grammar.determiners.contains($0.lower)
                        && !words.objectPronouns.contains($0.lower)
            } ?? true
        return isTravel && !next.contains { lexicon.drawable($0.lower) != nil && $0.lower != "car" }
            && (tokens[index - 1].isCapitalised || lexicon.grammar.subjects.contains(tokens[index - 1].lower))
    }

    /// “At home Mira cooked.”
    private func isAtHome(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[index].lower == "home" && index == 1 && tokens[0].lower == "at"
    }

    /// Whether a character goes home: “ran home”, “walked Tansy home”.
    private func goesHome(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].lower == "home", home != setting else { return false }
        // “Back home, Pip stirred the dough.”
        if index <= 2, tokens[index].mark == .comma, tokens[0].lower == "back" { return true }
        if words.sheltered.contains(home.rawValue), tokens.dropFirst(index + 1).first?.lower == "to" { return false }
        let lead = tokens[max(0, index - 4)..<index]
        guard let verb = lead.lastIndex(where: { lexicon.actions[$0.lower].map(Self.moves) ?? false }) else {
            return false
        }
        return lead[verb...].allSatisfy { $0.mark == .none }
            && !reality.isImagined(verb: verb, in: tokens)
    }

    /// Whether a character goes in: “So she went in.”
    private func goesIn(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard index > 0 else { return false }
        let lead = tokens[max(0, index - 4)..<index]
        if words.thresholds.contains(tokens[index].lower) {
            return lead.contains { $0.lower == "through" }
                && lead.contains { lexicon.actions[$0.lower].map(Self.moves) ?? false }
        }
        let isEnd =
            tokens[index].mark != .none
            || tokens.dropFirst(index + 1).first.map { ["and", "through"].contains($0.lower) } ?? false
        return words.inward.contains(tokens[index].lower) && isEnd
            && lexicon.actions[tokens[index - 1].lower].map(Self.moves) ?? false
    }

    /// “Outside, the snow fell.”
    private func isOutside(_ tokens: [PlannerToken]) -> Bool {
        tokens.first.map { $0.lower == "outside" && $0.mark == .comma && !$0.isQuoted } ?? false
    }

    /// Whether a character leaves the house: “ran outside”, “went out.”, “jumped into the puddle”.
    private func goesOut(at index: Int, in tokens: [PlannerToken]) -> Bool {
        let word = tokens[index].lower
        let verb = tokens[max(0, index - 5)..<index].lastIndex { token in
            lexicon.actions[token.lower].map { Self.moves($0) || $0.pose == .jumping } ?? false
        }
        if word == "way" || word == "road" {
            return index > 1 && tokens[index - 1].lower == "the" && tokens[index - 2].lower == "on"
                && tokens.dropFirst(index + 1).first.map { ["home", "back", "to"].contains($0.lower) } ?? false
        }
        if index == 0, isOutside(tokens) { return true }
        // “Outside stood Tim.”
        if index == 0, word == "outside", tokens[0].mark == .none,
            let next = tokens.dropFirst(1).first, lexicon.grammar.invertedVerbs.contains(next.lower)
        {
            return true
        }
        guard let verb, tokens[verb..<index].allSatisfy({ $0.mark == .none }),
            !reality.isImagined(verb: verb, in: tokens)
        else { return false }
        if words.openAir.contains(word) { return tokens[verb..<index].contains { reader.leadsToPlace($0.lower) } }
        // “Squeezed through the doorway.”
        if words.thresholds.contains(word) {
            return (threshold.map { $0.setting == setting } ?? true)
                && tokens[verb..<index].contains { $0.lower == "through" }
        }
        let isOutdoors = word == "outside" || word == "outdoors"
        // “Carried the nest outside”, not “went to see what was outside”.
        let isCarried = isOutdoors && lexicon.actions[tokens[verb].lower]?.pose.usesHands == true
        guard isOutdoors || word == "out", isCarried || index <= verb + 2 else { return false }
        // “The baker crawled out”: from under the table.
        if word == "out", words.emerging.contains(tokens[verb].lower) { return false }
        let next = tokens.dropFirst(index + 1).first?.lower
        return word != "out" || tokens[index].mark != .none || next == "into" || next == "and"
    }

    private static func moves(_ action: PlannerLexicon.Action) -> Bool {
        action.pose.travels || action.pose == .carrying
    }
}

extension Setting {
    /// Whether those who live there live in a burrow or a hut.
    fileprivate var isWild: Bool {
        [.forest, .meadow, .mountain, .river, .snow, .jungle, .swamp, .desert].contains(self)
    }

    /// Whether there are houses with yards, outdoors.
    fileprivate var isInhabited: Bool { [.farm, .garden, .village, .city].contains(self) }
}
