import Domain

/// Decides where each part of a story is, by what the whole story says.
///
/// Words give evidence for places: the text goes to a place or names it, and things belong to some places more than to
/// others. A change of place has a cost. The places of all parts are those with the largest sum of evidence minus costs,
/// found with Viterbi's algorithm. A place that one word names in passing does not become the place of later pages, and
/// things that other pages show in one place are evidence for it. A passage that does not continue the page before it may
/// begin anywhere.
///
/// The weights were chosen by the share of right places on annotated pages.
struct StoryMap {
    /// A page, or a panel of a comic.
    struct Page {
        var sentences: [[PlannerToken]]
        var reading: PageReading
        var scene: SceneTracker
        /// Whether it does not continue the page before it.
        var opensPassage = false
    }

    /// A part of a page in one place.
    private struct Part {
        var page: Int
        /// In ``SceneTracker/stays``.
        var stay: Int
        /// By the index of the place in ``Setting/allCases``.
        var evidence = Evidence()
        var landmarks: Set<Landmark> = []
        var opensPassage = false
        /// Whether the story does not go there.
        var isAside = false
        /// Whether a later part begins where it does.
        var isEmpty = false
    }

    private enum Landmark: Hashable {
        case thing(String)
        /// A person who is on few pages.
        case character(Int)
    }

    private struct Evidence {
        var values = Array(repeating: 0, count: Setting.allCases.count)

        subscript(setting: Setting) -> Int {
            get { values[setting.index] }
            set { values[setting.index] = newValue }
        }

        mutating func add(_ other: Evidence, atMost limit: Int) {
            for index in values.indices { values[index] += min(other.values[index], limit) }
        }
    }

    /// The cost of a change of place.
    private static let change = 3
    /// The additional cost of a change to a place where the text never goes.
    private static let unnamed = 5
    /// The evidence for the place of the page before.
    private static let staying = 1
    /// The evidence for each place outdoors if the text only says that it is outdoors, and more for the last one.
    private static let outdoors = (any: 5, last: 2)
    /// The largest evidence that the words of a part give with ``SceneWords/placeCues``.
    private static let mostCues = 7
    /// The evidence of a landmark for the place where the rest of the story shows it, and of all of them.
    private static let landmark = (one: 3, most: 6)
    /// The evidence of a main character that lives in the water for `underwater`, besides that for the sea.
    private static let swimmer = 3
    /// The evidence of weather that is heard or seen from indoors for each place there.
    private static let heard = 4

    private let pages: [Page]
    private let lexicon: PlannerLexicon
    private let words: SceneWords
    private let reality: RealityReader
    private let home: Setting
    private let cast: [PlannedCharacter]
    private let main: Set<Int>
    /// The names of characters, and the nouns of those that go everywhere.
    private let castWords: Set<String>

    init(of pages: [Page], lexicon: PlannerLexicon, home: Setting, cast: [PlannedCharacter]) {
        self.pages = pages
        self.lexicon = lexicon
        self.home = home
        self.cast = cast
        words = lexicon.words.scenes
        reality = RealityReader(lexicon: lexicon)
        let main = Self.mainCharacters(of: pages)
        self.main = main
        castWords = Set(
            cast.enumerated().flatMap { index, character in
                Array(character.names.joined()) + (main.contains(index) || !character.isPerson ? character.nouns : [])
            })
    }

    /// The pages in the right places.
    func settled() -> [Page] {
        var parts = pages.enumerated().flatMap { self.parts(of: $1, number: $0) }
        guard !parts.isEmpty else { return [] }
        let entry = entryCosts()
        addLandmarks(to: &parts, by: path(through: parts, entry))
        var settings = pages.map { $0.scene.stays.map(\.setting) }
        for (part, place) in zip(parts, path(through: parts, entry)) where !part.isAside {
            settings[part.page][part.stay] = place
        }
        return zip(pages, settings).map { page, settings in
            var page = page
            page.scene.settle(settings)
            return page
        }
    }

    /// The characters of more than a third of the pages.
    private static func mainCharacters(of pages: [Page]) -> Set<Int> {
        let counts = Dictionary(pages.flatMap(\.reading.present).map { ($0, 1) }, uniquingKeysWith: +)
        return Set(counts.filter { $0.value * 3 > pages.count }.keys)
    }

    private func parts(of page: Page, number: Int) -> [Part] {
        let stays = page.scene.stays
        var parts = stays.enumerated().map { index, stay in
            var part = Part(page: number, stay: index, evidence: evidence(of: stay))
            part.isEmpty = stays.dropFirst(index + 1).contains {
                ($0.sentence, $0.token) <= (stay.sentence, stay.token)
            }
            part.opensPassage = page.opensPassage && index == 0
            part.isAside = stay.isAside
            return part
        }
        func part(at sentence: Int, _ token: Int) -> Int {
            stays.lastIndex { !$0.isAside && ($0.sentence, $0.token) <= (sentence, token) } ?? 0
        }
        for glimpse in page.scene.glimpses {
            let index = part(at: glimpse.sentence, glimpse.token)
            add(glimpse.strength, for: glimpse.setting, to: &parts[index].evidence)
        }
        var cues = parts.map { _ in (evidence: Evidence(), words: Set<String>()) }
        for (sentence, tokens) in page.sentences.enumerated() where !isSeenFromIndoors(sentence, of: page) {
            if let index = heardFromIndoors(in: tokens) ?? seenThroughWindow(in: tokens) {
                let place = part(at: sentence, index)
                for setting in words.sheltered.compactMap(Setting.init) {
                    cues[place].evidence[setting] += Self.heard
                }
            }
            for index in tokens.indices where isThere(index, in: tokens) {
                let place = part(at: sentence, index)
                if let (key, found) = lexicon.placeCues(at: index, in: tokens), cues[place].words.insert(key).inserted {
                    for cue in found { cues[place].evidence[cue.setting] += cue.weight }
                }
                if let thing = lexicon.drawable(tokens[index].lower)?.noun, !lexicon.handheld.contains(thing) {
                    parts[place].landmarks.insert(.thing(thing))
                }
            }
        }
        for event in page.reading.events {
            let minor = event.characters.filter {
                !main.contains($0) && cast[$0].isPerson && !cast[$0].isUnnamed
            }
            parts[part(at: event.sentence, event.token)].landmarks.formUnion(minor.map(Landmark.character))
        }
        let isOfWater = page.reading.present.contains { main.contains($0) && livesInWater($0) }
        for index in parts.indices {
            parts[index].evidence.add(cues[index].evidence, atMost: Self.mostCues)
            guard isOfWater else { continue }
            // A crab on the beach by the sea is not under water.
            let stay = stays[index]
            parts[index].evidence[.underwater] +=
                Self.swimmer + ([.sea, .harbour].contains(stay.setting) ? stay.strength : 0)
        }
        return parts
    }

    private func livesInWater(_ character: Int) -> Bool {
        words.swimmers.contains(cast[character].kind) || words.bottomDwellers.contains(cast[character].kind)
    }

    private func evidence(of stay: SceneTracker.Stay) -> Evidence {
        var evidence = Evidence()
        if stay.strength == 0 {
            evidence[stay.setting] = Self.staying
        } else if stay.isSomewhereOutdoors {
            for setting in Setting.allCases where !words.sheltered.contains(setting.rawValue) {
                evidence[setting] = Self.outdoors.any
            }
            evidence[stay.setting] += Self.outdoors.last
        } else if stay.noun.map(words.afloat.contains) ?? false {
            // “Rowed”: not on the shore.
            evidence[stay.setting] = stay.strength
        } else {
            add(stay.strength, for: stay.setting, to: &evidence)
        }
        return evidence
    }

    /// Adds evidence for a place that is named, and less for those that it may be part of.
    private func add(_ strength: Int, for setting: Setting, to evidence: inout Evidence) {
        evidence[setting] += strength
        for (name, share) in words.neighbors[setting.rawValue] ?? [:] {
            if let other = Setting(rawValue: name) { evidence[other] += strength * share / 100 }
        }
    }

    /// The word for the roof or the window in “rain tapped on the tin roof”.
    private func heardFromIndoors(in tokens: [PlannerToken]) -> Int? {
        let weathers = ["rain", "hail", "raindrops", "hailstones"]
        guard let weather = tokens.firstIndex(where: { weathers.contains($0.lower) }) else { return nil }
        let roofs = ["roof", "window", "windows", "windowpane", "windowpanes", "skylight"]
        let roof = tokens.indices.dropFirst(weather + 1).prefix(7).first { roofs.contains(tokens[$0].lower) }
        guard let roof else { return nil }
        let clause = tokens[weather..<roof]
        // Not “ran through the rain and knocked at the window”.
        let isOneClause = clause.allSatisfy { $0.mark == .none && !$0.isQuoted && $0.lower != "and" }
        return isOneClause && clause.contains { ["on", "against"].contains($0.lower) } ? roof : nil
    }

    /// The first word of “Outside, the snow was falling” and the snow of “snow fell on the leaves outside”, both seen from
    /// indoors.
    private func seenThroughWindow(in tokens: [PlannerToken]) -> Int? {
        guard let weather = tokens.firstIndex(where: { lexicon.weathers[$0.lower] != nil && !$0.isQuoted }) else {
            return nil
        }
        if tokens[0].lower == "outside" { return weather <= 4 ? 0 : nil }
        let behind = tokens.dropFirst(weather + 1).prefix(6)
        return behind.contains { $0.lower == "outside" && $0.mark != .none } ? weather : nil
    }

    /// “Outside, cows stood in a field”, from a train.
    private func isSeenFromIndoors(_ sentence: Int, of page: Page) -> Bool {
        page.sentences[sentence].first?.lower == "outside"
            && words.sheltered.contains(page.scene.setting(at: (sentence, 0)).rawValue)
    }

    /// Whether the word names something that is there, and not in speech, a hope or a comparison.
    private func isThere(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        !tokens[index].isQuoted && !castWords.contains(tokens[index].lower)
            && !castWords.contains(tokens[index].lower.singular)
            && (!tokens[index].isCapitalised || tokens[index].startsSentence)
            && !tokens[max(0, index - 3)..<index].contains { ["like", "as", "than"].contains($0.lower) }
            && [.real, .background].contains(reality.standing(at: index, in: tokens))
    }

    /// What it costs to go to each place, besides ``change``.
    private func entryCosts() -> Evidence {
        let stays = pages.flatMap(\.scene.stays).filter { $0.strength > 0 && !$0.isAside }
        let named = Set(stays.map(\.setting))
        var costs = Evidence()
        for setting in Setting.allCases where setting != home && !named.contains(setting) {
            costs[setting] = Self.unnamed
        }
        return costs
    }

    /// Adds evidence for the place where other pages show the landmarks of a part: things in at least half of them,
    /// characters in all of at least two.
    private func addLandmarks(to parts: inout [Part], by path: [Setting]) {
        var places: [Landmark: Evidence] = [:]
        for (part, setting) in zip(parts, path) where !part.isAside {
            for landmark in part.landmarks { places[landmark, default: Evidence()][setting] += 1 }
        }
        let pages = Dictionary(grouping: zip(parts, path), by: \.0.page)
        for index in parts.indices where !parts[index].isAside {
            var known = Evidence()
            for landmark in parts[index].landmarks {
                var others = places[landmark, default: Evidence()]
                for (part, setting) in pages[parts[index].page, default: []]
                where !part.isAside && part.landmarks.contains(landmark) { others[setting] -= 1 }
                let sum = others.values.reduce(0, +)
                guard let most = Setting.allCases.max(by: { others[$0] < others[$1] }), others[most] > 0 else {
                    continue
                }
                let isKnown =
                    switch landmark {
                    case .thing: others[most] * 2 >= sum
                    case .character: others[most] == sum && sum > 1
                    }
                if isKnown { known[most] += Self.landmark.one }
            }
            parts[index].evidence.add(known, atMost: Self.landmark.most)
        }
    }

    /// The places with the largest sum, one for each part. Of equal ones, those that change first.
    private func path(through parts: [Part], _ entry: Evidence) -> [Setting] {
        let settings = Setting.allCases
        var sums = parts[0].isEmpty ? Evidence().values : parts[0].evidence.values
        for setting in settings where setting != home { sums[setting.index] -= Self.change + entry[setting] }
        var sources: [[Int]] = []
        for part in parts.dropFirst() {
            let best = settings.indices.max { sums[$0] < sums[$1] } ?? 0
            var source = Array(settings.indices)
            var next = sums
            for place in settings.indices where !part.isEmpty && !part.isAside || part.opensPassage {
                let sum = sums[best] - (part.opensPassage ? 0 : Self.change) - entry.values[place]
                if sum > sums[place] { (next[place], source[place]) = (sum, best) }
            }
            if !part.isAside, !part.isEmpty {
                for place in settings.indices { next[place] += part.evidence.values[place] }
            }
            sums = next
            sources.append(source)
        }
        var path = [settings.indices.max { sums[$0] < sums[$1] } ?? 0]
        for source in sources.reversed() { path.append(source[path[path.count - 1]]) }
        return path.reversed().map { settings[$0] }
    }
}

extension Setting {
    private static let indexes = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })

    /// In ``allCases``.
    fileprivate var index: Int { Self.indexes[self] ?? 0 }
}
