import Domain
package import Generators
package import PageSpecs

/// Plans a story without a model: even pages, the cast by names and nouns that come back, scenes by word lists.
///
/// Pure and deterministic: the same request gives the same plan on every machine. Takes time in proportion to the
/// text. In languages other than English the pages are as good, and the pictures keep to what needs no word lists.
package struct StubPlanner: Sendable {
    /// Who matters in a story appears this early; what comes later is not searched for new names.
    private static let castSearchLimit = 20_000

    private let lexicon: PlannerLexicon

    package init(words: PlannerWords) {
        lexicon = PlannerLexicon(words: words)
    }

    package func plan(_ request: PlanRequest) -> StoryPlan {
        let layout = PageLayout(sentences: request.sentences, band: request.audience.wordsPerPage)
        let ranges = request.pages.map(layout.pages(count:)) ?? layout.pages()
        let isEnglish = request.language.prefix { $0 != "-" && $0 != "_" }.lowercased() == "en"
        let cast = cast(of: request, isEnglish: isEnglish)
        let characters = cast.map { StoryCharacter(id: $0.id, name: $0.name, kind: $0.kind, appearance: $0.appearance) }
        let (pages, theme) = isEnglish ? englishPages(ranges, request, cast) : foreignPages(ranges, request, cast)
        return StoryPlan(theme: request.theme ?? theme, characters: characters, pages: pages)
    }

    private func cast(of request: PlanRequest, isEnglish: Bool) -> [PlannedCharacter] {
        let searched = request.sentences.prefix(Self.castSearchLimit)
        var tokenizer = PlannerTokenizer()
        let tokens = searched.map { tokenizer.tokens(of: $0) }
        let numbers = searched.map(\.number)
        var cast: [PlannedCharacter]
        if isEnglish {
            cast = CastFinder(lexicon: lexicon, tally: CastTally(lexicon: lexicon, sentences: tokens, numbers: numbers))
                .characters()
        } else {
            cast = ForeignCastFinder(lexicon: lexicon, language: request.language).characters(
                in: tokens, numbers: numbers)
        }
        let reader = ClothesReader(
            lexicon: lexicon, directory: CastDirectory(cast: cast, kinds: lexicon.kinds),
            sentences: isEnglish ? tokens : [])
        let names = cast.map(\.name)
        let writer = AppearanceWriter(
            lexicon: lexicon, title: request.title,
            clothes: Dictionary(reader.clothes.map { (names[$0.key], $0.value) }) { first, _ in first },
            hair: Dictionary(reader.hair.map { (names[$0.key], $0.value) }) { first, _ in first })
        let appearances = writer.appearances(of: cast)
        for index in cast.indices { cast[index].appearance = appearances[index] }
        giveIdentifiers(to: &cast)
        return cast
    }

    private func places(of request: PlanRequest) -> PlaceTally {
        var tokenizer = PlannerTokenizer()
        var places = PlaceTally()
        for sentence in request.sentences.prefix(Self.castSearchLimit) {
            places.read(tokenizer.tokens(of: sentence), lexicon: lexicon)
        }
        return places
    }

    private func giveIdentifiers(to cast: inout [PlannedCharacter]) {
        var taken: Set<Slug> = []
        for index in cast.indices {
            let plain = Slug(title: cast[index].name)
            var slug = plain
            var number = 2
            while !taken.insert(slug).inserted {
                slug = plain.numbered(number)
                number += 1
            }
            cast[index].id = slug.text
        }
    }

    private func englishPages(
        _ ranges: [SentenceRange], _ request: PlanRequest, _ cast: [PlannedCharacter]
    ) -> ([PageSpec], Theme) {
        var tokenizer = PlannerTokenizer()
        var reader = PageReader(lexicon: lexicon, directory: CastDirectory(cast: cast, kinds: lexicon.kinds))
        var scene = SceneTracker(lexicon: lexicon, places: places(of: request))
        var composer = PanelComposer(lexicon: lexicon, cast: cast)
        var guess = ThemeGuess()
        let moods = MoodReader(lexicon: lexicon)
        let pages = ranges.enumerated().map { index, range in
            let tokens = request.sentences[range.first - 1..<range.last].map { tokenizer.tokens(of: $0) }
            for sentence in tokens { guess.read(sentence, lexicon: lexicon) }
            scene.read(tokens)
            let panel = composer.panel(for: reader.read(tokens), scene: scene, mood: moods.mood(of: tokens))
            return PageSpec(number: index + 1, sentences: range, panels: [panel])
        }
        return (pages, guess.theme)
    }

    private func foreignPages(
        _ ranges: [SentenceRange], _ request: PlanRequest, _ cast: [PlannedCharacter]
    ) -> ([PageSpec], Theme) {
        var tokenizer = PlannerTokenizer()
        let directory = CastDirectory(cast: cast, kinds: [:])
        let pages = ranges.enumerated().map { index, range in
            let sentences = request.sentences[range.first - 1..<range.last]
            var present: [Int] = []
            for sentence in sentences {
                let tokens = tokenizer.tokens(of: sentence)
                for position in tokens.indices {
                    guard let mention = directory.mention(in: tokens, at: position, last: nil) else { continue }
                    if !present.contains(mention.character) { present.append(mention.character) }
                }
            }
            let caption = ForeignCaption(sentences: sentences).text
            let panel = PanelSpec(
                direction: caption, alt: caption, setting: .meadow,
                cast: present.map { CastMember(character: cast[$0].id) })
            return PageSpec(number: index + 1, sentences: range, panels: [panel])
        }
        return (pages, .neutral)
    }
}
