import Domain
import Generation

/// Reads a direction written by a person in the same way as the planner reads a page, for an illustrator that draws
/// from page specs alone.
///
/// Takes place, time of day, weather, mood, characters and their actions from the words that are in the planner's
/// lists. Everything else stays as the page has it. Pure and deterministic.
struct DirectionReader: Sendable {
    let lexicon: PlannerLexicon

    /// The same with the nouns of a user's drawings.
    func with(_ art: ArtFolder) -> DirectionReader { DirectionReader(lexicon: lexicon.with(art)) }

    /// What to draw for the request's direction; nil if the direction is the planned one.
    func reading(of request: ImageRequest) -> DirectionReading? {
        guard let planned = request.plannedDirection else { return nil }
        let sentences = sentences(of: request.panel.direction)
        let cast = DirectionCast(lexicon: lexicon, request: request, sentences: sentences)
        var reader = PageReader(lexicon: lexicon, directory: CastDirectory(cast: cast.members, lexicon: lexicon))
        for member in request.panel.cast { cast.index(of: member.character).map { reader.tracker.see($0) } }
        var reading = reader.read(sentences)
        let scene = scene(of: sentences, as: reading, on: request.panel)
        let mood = MoodReader(lexicon: lexicon).toldMood(of: sentences, isWhole: false)
        let things = reading.props.filter { !$0.isQuoted }.map(\.noun)
        guard scene.isTold || mood != nil || !reading.present.isEmpty || !things.isEmpty else {
            return DirectionReading(nothingIn: request, planned: planned)
        }
        if reading.present.isEmpty, !things.contains(where: { lexicon.creatures[$0] != nil }) {
            keep(request.panel, in: &reading, cast, isBare: !scene.tellsPlace && things.isEmpty)
        }
        var composer = PanelComposer(lexicon: lexicon, cast: cast.members)
        let panel = composer.panel(for: reading, scene: scene.tracker, mood: mood ?? request.panel.mood)
        let shown = Set(panel.cast.map(\.character))
        let newcomers = cast.newcomers.filter { shown.contains($0.id) }
        return DirectionReading(panel: panel, characters: request.story.characters + newcomers, isUnderstood: true)
    }

    private func sentences(of direction: String) -> [[PlannerToken]] {
        var tokenizer = PlannerTokenizer()
        return SentenceSplitter(language: "en").sentences(of: direction).map { tokenizer.tokens(of: $0) }
    }

    private func scene(
        of sentences: [[PlannerToken]], as reading: PageReading, on panel: PanelSpec
    ) -> (tracker: SceneTracker, tellsPlace: Bool, isTold: Bool) {
        let reader = PlaceReader(lexicon: lexicon)
        var places = StoryPlaces()
        for (number, tokens) in sentences.enumerated() {
            let deeds = reading.events.filter { $0.sentence == number }.map(\.token)
            places.read(tokens, with: reader, deeds: Set(deeds))
        }
        let page = Surroundings(
            setting: places.home ?? panel.setting, noun: nil, timeOfDay: panel.timeOfDay, weather: panel.weather)
        var tracker = SceneTracker(lexicon: lexicon, places: places, opening: page)
        tracker.read(sentences)
        let tellsPlace = places.home != nil
        return (tracker, tellsPlace, tellsPlace || tracker.isToldOnPage)
    }

    /// Keeps the page's characters, with what they hold, for a direction that names no character and no animal. A bare
    /// direction, which also names no place and no thing, keeps the page's other things, too.
    private func keep(
        _ panel: PanelSpec, in reading: inout PageReading, _ cast: DirectionCast, isBare: Bool
    ) {
        for member in panel.cast {
            guard let index = cast.index(of: member.character) else { continue }
            reading.add(index)
            reading.events.append(
                SceneEvent(
                    characters: [index], verb: "", pose: member.pose, vividness: 0, isBare: true, complement: "",
                    position: reading.events.count))
            guard let held = member.holding else { continue }
            reading.owned.append((index, held))
            reading.add(
                PageReading.NamedProp(noun: held, word: held, isPlural: false, isQuoted: false, places: [(0, 0)]))
        }
        guard isBare else { return }
        for noun in panel.props {
            reading.add(
                PageReading.NamedProp(noun: noun, word: noun, isPlural: false, isQuoted: false, places: [(0, 0)]))
        }
    }
}
