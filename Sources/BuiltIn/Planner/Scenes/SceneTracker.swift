import Domain

/// The place, time of day and weather of a page. They stay from page to page until the text names others. ``StoryMap``
/// corrects the places.
struct SceneTracker {
    /// For how many pages snow stays on the ground, and where.
    private static let snowMemory = 6
    /// Where snow on the ground leaves nothing else to see.
    private static let snowfields: Set<Setting> = [.meadow, .mountain]
    /// Where no snow stays.
    private static let snowless: Set<Setting> = [.sea, .shore, .desert, .jungle, .space, .sky]

    /// A place, and the word of the page from which the text is there.
    struct Stay {
        var sentence: Int
        var token: Int
        var setting: Setting
        fileprivate(set) var noun: String?
        /// The evidence for it; 0 if it only stays from the page before.
        var strength = 0
        /// Whether the text only says that it is outdoors.
        var isSomewhereOutdoors = false
        /// Whether the story does not go there: “the magpie flew to the roof”.
        var isAside = false
        /// What the tracker knew of places there.
        fileprivate var outdoors: Setting
        fileprivate var water: Setting
        fileprivate var visited: Set<Setting>
    }

    /// The evidence for a place, besides that of ``PlaceReader/Hold``.
    private enum Strength {
        /// The text is back after a sentence elsewhere.
        static let staying = 1
        /// A train or a bus goes on.
        static let riding = 3
        /// The page before says where this one is: a door was opened, a train boarded.
        static let arrival = 6
        /// What the text does or names there says where it is: swims, goes home, lies in bed.
        static let rule = 7
        static let aboard = 9
        /// The text looks out of a window.
        static let window = 10
    }

    let lexicon: PlannerLexicon
    let words: SceneWords
    let reader: PlaceReader
    let reality: RealityReader
    let home: Setting
    private let places: StoryPlaces
    private var water: Setting
    private(set) var stays: [Stay] = []
    /// The places that the page names without going there.
    private(set) var glimpses: [(sentence: Int, token: Int, setting: Setting, strength: Int)] = []
    private(set) var setting: Setting
    private var noun: String?
    private var outdoors: Setting
    private var hours: HourTracker
    private var weathers: WeatherTracker
    private var pagesSinceSetting = 0
    private var page = 0
    /// The page on which someone is at a door, and whether the door is opened.
    private var doorbell: (page: Int, isAnswered: Bool)?
    private var pagesWithSnow = 0
    /// Whether the characters are in the middle of a river or a lake, or in a boat on it.
    private var isAfloat = false
    /// Whether a car brought the characters here on this page.
    private var isDriving = false
    /// The last page that names a train or a bus, and whether someone boards it there.
    private var vehicle: (page: Int, isBoarded: Bool)?
    private var isSupportedOnPage = false
    /// Whether someone wakes on the page.
    private var wakesOnPage = false
    /// The firmest hold of a place on the page.
    private var support = PlaceReader.Hold.elsewhere
    /// An enclosed place, such as a house, that the text is in front of.
    private(set) var threshold: PlaceReader.Mention?
    /// The places of the story so far.
    private var visited: Set<Setting>

    /// `opening` is the scene before the text, for a text that does not start the story.
    init(lexicon: PlannerLexicon, places: StoryPlaces, opening: Surroundings? = nil) {
        self.lexicon = lexicon
        words = lexicon.words.scenes
        self.places = places
        reader = PlaceReader(lexicon: lexicon, characters: places.characters)
        reality = RealityReader(lexicon: lexicon)
        let entered = places.isDesert && places.home == .shore ? .desert : places.home
        // A story that goes into a bathroom is at home in a house.
        let first = entered == .bathroom || entered == .attic ? .room : entered
        home = opening?.setting ?? first ?? places.usual
        setting = home
        visited = [home]
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
                // “It was raining one evening.”
                let isOneOfMany = index > 0 && tokens[index - 1].lower == "one" && weathers.isToldOnPage
                if isMorning || !isOneOfMany && hours.opensNewDay(at: index, in: tokens) { weathers.clear() }
                weathers.read(at: index, in: tokens)
                readSnow(at: index, in: tokens)
            }
            // “Outside, the snow fell.”: only this sentence is there.
            if isOutside(tokens), words.sheltered.contains(place.setting.rawValue) {
                for index in stays.indices where stays[index].sentence == sentence && stays[index].token >= 0 {
                    stays[index].isAside = true
                }
                move(to: place.setting, noun: place.noun, sentence: sentence + 1, token: -1, strength: Strength.staying)
            }
        }
    }

    /// Leaves out the last places of the page to which only things move: “the chest sank to the bottom of the sea”. The
    /// story stays where it is if only an animal without a name leaves: “the magpie flew to the roof”. `isFollowed`
    /// says whether the story goes where a character goes.
    mutating func follow(_ reading: PageReading, in sentences: [[PlannerToken]], isFollowed: (Int) -> Bool) {
        let hasFollowed = reading.present.contains(where: isFollowed)
        let lastDeed = reading.clauses.last { $0.subjects.contains(where: isFollowed) }
        var (kept, last) = ([stays[0]], stays[0])
        var number = 0
        for var stay in stays.dropFirst() {
            while number < reading.clauses.count, reading.clauses[number].starts(before: stay.sentence, stay.token) {
                number += 1
            }
            let clause = number > 0 ? reading.clauses[number - 1] : nil
            let goesOn = lastDeed.map { !$0.starts(before: stay.sentence, stay.token) } ?? false
            if let clause, clause.sentence == stay.sentence, clause.token <= stay.token, !goesOn {
                if clause.subjects.isEmpty, movesThing(sentences[clause.sentence], clause.token, stay.token) {
                    continue
                }
                let isOther = hasFollowed && !clause.subjects.isEmpty && !clause.subjects.contains(where: isFollowed)
                stay.isAside = stay.isAside || isOther
            }
            if !stay.isAside { last = stay }
            kept.append(stay)
        }
        let isLast = stays.last.map { ($0.sentence, $0.token) == (last.sentence, last.token) } ?? true
        stays = kept
        if isLast { return }
        (setting, noun, outdoors, water) = (last.setting, last.noun, last.outdoors, last.water)
        visited = last.visited
    }

    /// Puts the page in other places, one for each stay.
    mutating func settle(_ settings: [Setting]) {
        for (index, setting) in settings.enumerated() where stays[index].setting != setting {
            (stays[index].setting, stays[index].noun) = (setting, nil)
        }
    }

    /// The scene at a word of a sentence of the page. Without a place, the first scene that the page names.
    func scene(at place: (sentence: Int, token: Int)?) -> Surroundings {
        let reached = place.map { place in stays.last { ($0.sentence, $0.token) <= (place.sentence, place.token) } }
        let stay = (reached ?? stays.dropFirst().first) ?? stays[0]
        let isSnowy = pagesWithSnow > 0 && !Self.snowless.contains(stay.setting)
        let setting = isAfloat && stay.setting == .river ? .sea : stay.setting
        let isSnowfield = isSnowy && Self.snowfields.contains(stay.setting)
        // Pictures show snow on the ground, or outside the windows, where snow falls.
        let isSnowing = isSnowy && !isSnowfield && weathers.weather != .rain
        return Surroundings(
            setting: isSnowfield ? .snow : setting, noun: isSnowfield || isAfloat ? nil : stay.noun,
            timeOfDay: hours.shownHour, weather: isSnowing ? .snow : weathers.weather)
    }

    /// Snow that lies on the ground stays for some pages.
    private mutating func readSnow(at index: Int, in tokens: [PlannerToken]) {
        let word = tokens[index].lower
        if words.thaw.contains(word) { pagesWithSnow = 0 }
        // “Every winter morning.”
        let isWinter =
            word == "winter" && tokens[index].mark == .none
            && tokens.dropFirst(index + 1).first.map { words.partsOfDay.contains($0.lower) } ?? false
        if isWinter { pagesWithSnow = Self.snowMemory }
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
        let before = setting
        var arrival = isAboard ? Strength.riding : 0
        if opensPage {
            page += 1
            if isDriving {
                (setting, noun) = (outdoors, nil)
                visited.insert(setting)
            }
            isDriving = false
            // After the door opens, the story goes on inside.
            if let doorbell, doorbell.isAnswered, doorbell.page == page - 1 {
                (setting, noun) = (.room, nil)
                visited.insert(.room)
            }
            if vehicle?.isBoarded == true {
                (setting, noun, vehicle) = (.carriage, nil, nil)
                visited.insert(.carriage)
            }
            if noun.map(words.passingSpots.contains) ?? false { noun = nil }
            if setting == .bathroom, pagesSinceSetting > 0, words.sheltered.contains(home.rawValue) {
                (setting, noun) = (home, nil)
            }
            weathers.turnPage()
            pagesSinceSetting += 1
            pagesWithSnow = max(0, pagesWithSnow - 1)
        }
        if setting != before { arrival = Strength.arrival }
        (isSupportedOnPage, wakesOnPage) = (false, false)
        support = .elsewhere
        stays = [stay(sentence: 0, token: -1, strength: arrival)]
        glimpses = []
    }

    private mutating func readPlace(at index: Int, in tokens: [PlannerToken], sentence: Int) {
        let isAtHome = isAtHome(index, in: tokens) && (home != setting || home.isWild)
        if goesHome(at: index, in: tokens) || isAtHome {
            // At home in the forest is inside.
            move(to: isAtHome && home.isWild ? .room : home, noun: nil, sentence: sentence, token: index)
            // What the page names there says where.
            isSupportedOnPage = false
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
        if readVehicle(at: index, in: tokens, sentence: sentence) { return }
        if let threshold, goesIn(at: index, in: tokens) {
            return move(to: threshold.setting, noun: threshold.noun, sentence: sentence, token: index)
        }
        if !words.sheltered.contains(setting.rawValue), vehicle?.isBoarded != true,
            goesInside(at: index, in: tokens)
        {
            let indoors = threshold?.setting ?? (words.sheltered.contains(home.rawValue) ? home : .room)
            return move(to: indoors, noun: nil, sentence: sentence, token: index)
        }
        if knocks(at: index, in: tokens) {
            if words.sheltered.contains(setting.rawValue) {
                move(to: outdoors, noun: nil, sentence: sentence, token: index, isSomewhere: true)
            }
            threshold = reader.mention(at: index, in: tokens, water: water)
            doorbell = (page, false)
            return
        }
        let isAtDoor = isAtDoor(index, in: tokens)
        if doorbell?.page == page, opensDoor(at: index, in: tokens) { doorbell = (page, true) }
        let isOutdoors =
            opensUmbrella(at: index, in: tokens) || isAtDoor || reader.isInFront(index, in: tokens)
            || isOnGround(index, in: tokens)
        if isOutdoors, words.sheltered.contains(setting.rawValue) {
            move(to: outdoors, noun: nil, sentence: sentence, token: index, isSomewhere: true)
            if isAtDoor { doorbell = (page, false) }
            return
        }
        if isAtDoor { doorbell = (page, false) }
        // “At breakfast Mira stirred her porridge”: not in the stable of the page before.
        if !isSupportedOnPage, index == 1, words.meals.contains(tokens[1].lower), tokens[0].lower == "at",
            home.isInhabited || words.sheltered.contains(setting.rawValue), setting.wider != .kitchen,
            ![.hall, .school, .carriage, .space, .cave, .ship, .sea, .castle, .underwater].contains(setting)
        {
            return move(to: .kitchen, noun: nil, sentence: 0, token: -1)
        }
        // “Jumped off the bus.”
        if setting != .carriage, words.sheltered.contains(setting.rawValue), index > 1,
            words.vehicles.contains(tokens[index].lower), tokens[index - 2].lower == "off"
        {
            return move(to: outdoors, noun: nil, sentence: 0, token: -1, isSomewhere: true)
        }
        // “Jumped out of bed.”
        let isBedOf = tokens[index].mark == .none && tokens.dropFirst(index + 1).first?.lower == "of"
        if !isSupportedOnPage, index > 0, tokens[index].lower == "bed",
            ["of", "in", "into", "the"].contains(tokens[index - 1].lower), !tokens[index].isQuoted, !isBedOf,
            tokens[index - 1].lower == "the" || reality.standing(at: index, in: tokens) != .imagined,
            setting.wider == .room || setting.wider == .kitchen
        {
            return move(to: .bedroom, noun: nil, sentence: 0, token: -1)
        }
        // “Looked under her bed”, “lay in bed”, “woke. A bag stood beside the bed”.
        if words.waking.contains(tokens[index].lower) { wakesOnPage = true }
        if !isSupportedOnPage, index > 0, tokens[index].lower == "bed", !tokens[index - 1].isQuoted, !isBedOf,
            wakesOnPage || isInBed(index, in: tokens)
                || tokens[max(0, index - 2)..<index].contains(where: {
                    lexicon.grammar.possessives.contains($0.lower) || $0.isPossessive
                }),
            !words.sheltered.contains(setting.rawValue), ![.ship, .sea, .space, .underwater].contains(setting),
            reality.standing(at: index, in: tokens) != .imagined
        {
            support = .entered
            return move(to: .bedroom, noun: nil, sentence: 0, token: -1, strength: support.strength)
        }
        if !isSupportedOnPage || support == .named, index > 0,
            lexicon.grammar.determiners.contains(tokens[index - 1].lower),
            reality.standing(at: index, in: tokens) != .imagined, let place = furnished(by: tokens[index].lower),
            // “Watched the snowman from the window.”
            words.sheltered.contains(place.rawValue)
                || !tokens[..<index].contains(where: { words.watching.contains($0.lower) || $0.lower == "about" })
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
        // “Came up the path”, when the page before was on the roof.
        if setting == .roof, !isSupportedOnPage, words.openAir.contains(tokens[index].lower),
            tokens[max(0, index - 3)..<index].contains(where: { reader.leadsToPlace($0.lower) })
        {
            return move(to: home.isInhabited || home.isWild ? home : .village, noun: nil, sentence: 0, token: -1)
        }
        // “Outside the window the snow fell.”
        if !isSupportedOnPage, index > 1, tokens[index].lower == "window", tokens[index - 2].lower == "outside",
            !words.sheltered.contains(setting.rawValue)
        {
            return move(
                to: words.sheltered.contains(home.rawValue) ? home : .room, noun: nil, sentence: 0, token: -1,
                strength: Strength.window)
        }
        let isRoom = [.room, .kitchen].contains(setting.wider) && !isAboard
        // “Outside, the cows stood in a field”: seen from the train.
        let hasArrived = vehicle?.page != page && !isOutside(tokens)
        if isRoom || isAboard && hasArrived, goesOut(at: index, in: tokens) {
            move(to: outdoors, noun: nil, sentence: sentence, token: index, isSomewhere: true)
            // They come in.
            if index == 0, !isOutside(tokens) { doorbell = (page, true) }
            return
        }
        if isAfloat, lands(at: index, in: tokens) { isAfloat = false }
        guard var mention = reader.mention(at: index, in: tokens, water: water) else { return }
        // A pool between the rocks of the shore.
        if setting == .shore, mention.noun == "pool" { return }
        // On a page that names no bus, “in the middle of the classroom” is not on the way.
        let isElsewhere = mention.hold == .entered && hasArrived
        if isAboard, mention.setting != .carriage {
            if isElsewhere, !isSupportedOnPage {
                return move(to: mention.setting, noun: mention.noun, sentence: 0, token: -1)
            }
            if !isElsewhere, !alights(at: index, in: tokens) { return }
        }
        // “In the first hall” of a museum.
        let isInHouse = words.sheltered.contains(setting.rawValue) && setting.wider != .cave && setting != .carriage
        if isInHouse, setting != .room, words.interiors.contains(mention.noun), mention.setting == .room { return }
        // “Past the lighthouse”, in a boat.
        if setting == .sea, mention.setting == .shore, mention.hold == .near, mention.noun == "lighthouse" { return }
        // A castle of sand, and sand beside the waves.
        let isOnSand = setting == .shore || setting == .sea
        if isOnSand, mention.setting == .castle, !visited.contains(.castle) { return }
        let leavesWaves = setting == .sea && words.sandy.contains(mention.noun) && mention.hold == .named
        if leavesWaves, !tokens.contains(where: { lexicon.props[$0.lower]?.noun == "boat" }) { mention.hold = .near }
        // “In a boat in the middle of the lake.”
        let lead = tokens[max(0, index - 3)..<index].map(\.lower)
        if mention.setting == .river, mention.hold > .elsewhere, lead == ["middle", "of", "the"],
            tokens.contains(where: { lexicon.drawable($0.lower)?.noun == "boat" })
        {
            isAfloat = true
        }
        // In a boat, until the text is on land.
        let isBoat = words.afloat.contains(mention.noun) || mention.noun == "boat"
        if isBoat, mention.hold > .touched, mention.setting == .river { isAfloat = true }
        // A train goes through the tunnel. “We drove over the mountains.”
        let isOnTheWay = isDriving && stays.last.map { $0.sentence == sentence } ?? false
        if isOnTheWay, lead.contains("to"), !words.sheltered.contains(mention.setting.rawValue) {
            outdoors = mention.setting
        }
        let isOfVehicle = mention.noun == "tunnel" || words.lookouts.contains(mention.noun)
        if setting == .carriage, isOfVehicle || isOnTheWay { return }
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
        let isDesert = setting == .desert || places.isDesert || places.namesDesert && mention.noun.hasPrefix("dune")
        if isDesert, words.sandy.contains(mention.noun) { mention.setting = .desert }
        if setting == .village, mention.setting == .city, words.vagueHeads.contains(mention.noun) {
            mention.setting = .village
        }
        if setting == .city, mention.noun == "square" { mention.setting = .city }
        if mention.setting == .shore, places.water == .river, ["shore", "bank"].contains(mention.noun) {
            mention.setting = .river
        }
        // “Outside the bakery”, from a room.
        let isOutside = lead.suffix(2).contains("outside") && words.sheltered.contains(mention.setting.rawValue)
        if isOutside, mention.hold > .elsewhere, [.room, .kitchen].contains(setting.wider) {
            let place = home.isInhabited ? home : .village
            return move(to: place, noun: nil, sentence: sentence, token: index)
        }
        // The jetty of a lake.
        if ["jetty", "pier"].contains(mention.noun), places.water == .river || setting == .river {
            (mention.setting, mention.noun) = (.river, "lake")
        }
        // Palms are no forest.
        if mention.setting == .forest, index > 0, tokens[index - 1].lower == "palm" { return }
        // The roof of a barn or a castle.
        if mention.setting == .roof {
            let building = tokens[max(0, index - 2)..<index].last { $0.mark == .none }?.lower ?? ""
            if words.farmHouses.contains(building) { (mention.setting, mention.noun) = (.farm, "farm") }
            if setting == .castle || words.castles.contains(building) {
                (mention.setting, mention.noun) = (.castle, "castle")
            }
        }
        if mention.noun == "hall", places.hasCastle { mention.setting = .hall }
        if mention.noun == "courtyard", visited.contains(.castle) { mention.setting = .castle }
        if [.river, .sea].contains(mention.setting), mention.hold > .elsewhere { water = mention.setting }
        // “Waded into the waves”, from the beach.
        if setting == .shore, mention.setting == .sea, mention.hold > .touched, !isBoat,
            !goesIntoWater(index, in: tokens)
        {
            mention.setting = .shore
        }
        if mention.setting == setting, reader.isLeft(at: index, in: tokens) {
            return move(to: outdoors, noun: nil, sentence: sentence, token: index, isSomewhere: true)
        }
        if mention.hold > .elsewhere, words.enclosed.contains(mention.noun) { threshold = mention }
        switch mention.hold {
        case .elsewhere: return
        case .named where mention.setting != setting, .touched where mention.setting != setting && support > .touched:
            // “Came to a hut”: still in front of it.
            let isInFront =
                words.sheltered.contains(mention.setting.rawValue) && !words.sheltered.contains(setting.rawValue)
            if !isInFront { glimpses.append((sentence, index, mention.setting, mention.hold.strength)) }
            return
        default: break
        }
        if mention.isByFixture, !isSupportedOnPage {
            return move(
                to: mention.setting, noun: mention.noun, sentence: 0, token: -1, strength: mention.hold.strength)
        }
        let isNamed = lexicon.settings[mention.noun] == mention.setting || !words.vagueHeads.contains(mention.noun)
        let isNearer =
            (mention.hold > .named || noun == nil) && isNamed && !words.lookouts.contains(mention.noun)
        support = max(support, mention.hold)
        move(
            to: mention.setting, noun: isNearer ? mention.noun : mention.setting == setting ? noun : nil,
            sentence: sentence, token: index, strength: mention.hold.strength)
    }

    /// Whether the characters are on a train or a bus, which goes on.
    private var isAboard: Bool { setting == .carriage && !isDriving }

    /// Returns whether a train or a bus carries the characters: “the train carried them home”.
    private mutating func readVehicle(at index: Int, in tokens: [PlannerToken], sentence: Int) -> Bool {
        if words.vehicles.contains(tokens[index].lower), reality.standing(at: index, in: tokens) == .real {
            if vehicle?.page != page { vehicle = (page, false) }
            if carries(index, in: tokens) {
                move(to: .carriage, noun: nil, sentence: sentence, token: index, strength: Strength.aboard)
                return true
            }
        }
        // “They sat in the very front seat” of the bus that came.
        let lead = tokens[max(0, index - 4)..<index].map(\.lower)
        let isSeat =
            tokens[index].lower == "seat" && ["front", "back", "window"].contains(lead.last)
            || tokens[index].lower == "seats" && lead.contains { ["found", "took"].contains($0) }
        if isSeat, let vehicle, vehicle.page >= page - 1, !isAboard,
            reality.standing(at: index, in: tokens) == .real
        {
            move(to: .carriage, noun: nil, sentence: 0, token: -1, strength: Strength.aboard)
            return true
        }
        if let vehicle, vehicle.page >= page - 1, !isAboard, boards(at: index, in: tokens) {
            // The page after the one that names the train is in it.
            guard vehicle.page < page else {
                self.vehicle = (page, true)
                return false
            }
            move(to: .carriage, noun: nil, sentence: sentence, token: index, strength: Strength.aboard)
            return true
        }
        return false
    }

    /// The place near this one of which the word tells: the kitchen for a pot.
    private func furnished(by word: String) -> Setting? {
        words.furnishings.first { place in
            place.setting != setting && place.near.contains(setting) && place.words.contains(word)
                && (!place.known
                    || visited.contains { $0 == place.setting || $0.wider == .room && place.setting == .kitchen })
        }?.setting
    }

    private mutating func move(
        to setting: Setting, noun: String?, sentence: Int, token: Int, strength: Int = Strength.rule,
        isSomewhere: Bool = false
    ) {
        if let threshold, setting != threshold.setting { self.threshold = nil }
        (doorbell, isDriving) = (nil, false)
        visited.insert(setting)
        self.setting = setting
        self.noun = noun
        isSupportedOnPage = true
        pagesSinceSetting = 0
        if !words.sheltered.contains(setting.rawValue), setting != .roof { outdoors = setting }
        if setting != .carriage { vehicle?.isBoarded = false }
        if setting != .river { isAfloat = false }
        stays.append(stay(sentence: sentence, token: token, strength: strength))
        stays[stays.count - 1].isSomewhereOutdoors = isSomewhere
    }

    private func stay(sentence: Int, token: Int, strength: Int) -> Stay {
        Stay(
            sentence: sentence, token: token, setting: setting, noun: noun, strength: strength, outdoors: outdoors,
            water: water, visited: visited)
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
