import Domain

/// Decides where each part of a story is, by what the whole story says.
///
/// Words give evidence for places: the text goes to a place or names it, and things belong to some places more than to
/// others. A change of place has a cost. The places of all parts are those with the largest sum of evidence minus costs,
/// found with Viterbi's algorithm. So a place that one word names in passing does not hold the pages after it, and things
/// that the rest of the story shows in one place bring the story back to it.
///
/// The weights were chosen by the share of right places on pages that people annotated.
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
        /// Things and minor characters.
        var landmarks: Set<String> = []
        var opensPassage = false
        /// Whether the story does not go there.
        var isAside = false
        /// Whether a later part begins where it does.
        var isEmpty = false
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
    /// The evidence for a place from another one that is named, for each tenth in ``SceneWords/neighbors``, in percent.
    private static let neighbor = 14
    /// The largest evidence that the words of a part give with ``SceneWords/placeCues``.
    private static let mostCues = 7
    /// The evidence of a landmark for the place where the rest of the story shows it, and of all of them.
    private static let landmark = (one: 3, most: 6)
    /// The evidence of a main character that lives in the water.
    private static let swimmer = 3

    private let lexicon: PlannerLexicon
    private let words: SceneWords
    private let reality: RealityReader
    private let home: Setting
    private let cast: [PlannedCharacter]
    private let animals: Set<String>

    init(lexicon: PlannerLexicon, home: Setting, cast: [PlannedCharacter]) {
        self.lexicon = lexicon
        self.home = home
        self.cast = cast
        words = lexicon.words.scenes
        reality = RealityReader(lexicon: lexicon)
        animals = Set(cast.filter { !$0.isPerson }.flatMap(\.nouns))
    }

    /// Corrects the places of all pages.
    func settle(_ pages: inout [Page]) {
        let main = mainCharacters(of: pages)
        var parts = pages.enumerated().flatMap { self.parts(of: $1, number: $0, main: main) }
        guard !parts.isEmpty else { return }
        let entry = entryCosts(of: pages)
        addLandmarks(to: &parts, by: path(through: parts, entry))
        var settings = pages.map { $0.scene.stays.map(\.setting) }
        for (part, place) in zip(parts, path(through: parts, entry)) where !part.isAside {
            settings[part.page][part.stay] = place
        }
        for page in pages.indices { pages[page].scene.settle(settings[page]) }
    }

    /// The characters of more than a third of the pages.
    private func mainCharacters(of pages: [Page]) -> Set<Int> {
        let counts = Dictionary(pages.flatMap(\.reading.present).map { ($0, 1) }, uniquingKeysWith: +)
        return Set(counts.filter { $0.value * 3 > pages.count }.keys)
    }

    private func parts(of page: Page, number: Int, main: Set<Int>) -> [Part] {
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
            stays.lastIndex { ($0.sentence, $0.token) <= (sentence, token) } ?? 0
        }
        for glimpse in page.scene.glimpses {
            let index = part(at: glimpse.sentence, glimpse.token)
            add(glimpse.strength, for: glimpse.setting, to: &parts[index].evidence)
        }
        var cues = parts.map { _ in (evidence: Evidence(), words: Set<String>()) }
        for (sentence, tokens) in page.sentences.enumerated() where !isSeenFromIndoors(sentence, of: page) {
            for index in tokens.indices where isThere(index, in: tokens) {
                let place = part(at: sentence, index)
                guard cues[place].words.insert(tokens[index].lower).inserted else { continue }
                for cue in lexicon.cues(at: index, in: tokens) { cues[place].evidence[cue.setting] += cue.weight }
                if let thing = lexicon.drawable(tokens[index].lower)?.noun, !lexicon.handheld.contains(thing) {
                    parts[place].landmarks.insert(thing)
                }
            }
        }
        for event in page.reading.events {
            let minor = event.characters.filter {
                !main.contains($0) && cast[$0].isPerson && !cast[$0].isUnnamed
            }
            parts[part(at: event.sentence, event.token)].landmarks.formUnion(minor.map { cast[$0].id })
        }
        let isOfWater = page.reading.present.contains { main.contains($0) && words.swimmers.contains(cast[$0].kind) }
        for index in parts.indices {
            parts[index].evidence.add(cues[index].evidence, atMost: Self.mostCues)
            if isOfWater { parts[index].evidence[.underwater] += Self.swimmer }
        }
        return parts
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
            evidence[stay.setting] = stay.strength
        } else {
            add(stay.strength, for: stay.setting, to: &evidence)
        }
        return evidence
    }

    /// Adds evidence for a place that is named, and less for those that it may be part of.
    private func add(_ strength: Int, for setting: Setting, to evidence: inout Evidence) {
        evidence[setting] += strength
        for (name, tenths) in words.neighbors[setting.rawValue] ?? [:] {
            if let other = Setting(rawValue: name) { evidence[other] += strength * tenths * Self.neighbor / 100 }
        }
    }

    /// “Outside, the snow fell.”
    private func isSeenFromIndoors(_ sentence: Int, of page: Page) -> Bool {
        page.sentences[sentence].first?.lower == "outside"
            && words.sheltered.contains(page.scene.setting(at: (sentence, 0)).rawValue)
    }

    /// Whether the word names something that is there, and not in speech, a hope or a comparison. Animals of the cast
    /// go everywhere.
    private func isThere(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        !tokens[index].isQuoted && !animals.contains(tokens[index].lower)
            && (!tokens[index].isCapitalised || tokens[index].startsSentence)
            && !tokens[max(0, index - 3)..<index].contains { ["like", "as", "than"].contains($0.lower) }
            && [.real, .background].contains(reality.standing(at: index, in: tokens))
    }

    /// What it costs to go to each place, besides ``change``.
    private func entryCosts(of pages: [Page]) -> Evidence {
        let named = Set(pages.flatMap(\.scene.stays).filter { $0.strength > 0 }.map(\.setting)).union([home])
        var costs = Evidence()
        for setting in Setting.allCases where !named.contains(setting) { costs[setting] = Self.unnamed }
        return costs
    }

    /// Adds evidence for the place where other pages show the landmarks of a part: things in most of them, characters in
    /// all of at least two.
    private func addLandmarks(to parts: inout [Part], by path: [Setting]) {
        var places: [String: [(page: Int, setting: Setting)]] = [:]
        for (part, setting) in zip(parts, path) {
            for landmark in part.landmarks { places[landmark, default: []].append((part.page, setting)) }
        }
        let characters = Set(cast.map(\.id))
        for index in parts.indices {
            var known = Evidence()
            for landmark in parts[index].landmarks {
                let others = places[landmark, default: []].filter { $0.page != parts[index].page }.map(\.setting)
                guard let most = Setting.allCases.max(by: { others.count(of: $0) < others.count(of: $1) }) else {
                    continue
                }
                let count = others.count(of: most)
                let isKnown =
                    characters.contains(landmark) ? count == others.count && count > 1 : count * 2 >= others.count
                if isKnown, count > 0 { known[most] += Self.landmark.one }
            }
            parts[index].evidence.add(known, atMost: Self.landmark.most)
        }
    }

    /// The places with the largest sum, one for each part. Of equal ones, those that change first.
    private func path(through parts: [Part], _ entry: Evidence) -> [Setting] {
        let settings = Setting.allCases
        var sums = parts[0].evidence.values
        for setting in settings where setting != home { sums[setting.index] -= Self.change + entry[setting] }
        var sources: [[Int]] = []
        for part in parts.dropFirst() {
            let best = settings.indices.max { sums[$0] < sums[$1] } ?? 0
            var source = Array(settings.indices)
            var next = sums
            for place in settings.indices where !part.isEmpty && !part.isAside || part.opensPassage {
                let sum = sums[best] - (part.opensPassage ? 0 : Self.change + entry.values[place])
                if sum > sums[place] { (next[place], source[place]) = (sum, best) }
            }
            if !part.isAside { for place in settings.indices { next[place] += part.evidence.values[place] } }
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

extension [Setting] {
    fileprivate func count(of setting: Setting) -> Int { count { $0 == setting } }
}
