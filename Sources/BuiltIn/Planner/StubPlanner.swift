import Domain
import Generation

/// Plans a story without a model: pages of even length, the cast by repeated names and nouns, scenes by word lists
/// and by what the whole story says of places.
///
/// Pure and deterministic: the same request gives the same plan on every machine. The time is proportional to the
/// length of the text. A story in another language than English is divided into pages in the same way. Its cast is
/// found by repeated names. Place, time of day and weather are found in the languages that the planner's words contain.
struct StubPlanner: Sendable {
    /// The number of sentences that are searched for characters. The main characters appear before that.
    private static let castSearchLimit = 20_000

    let lexicon: PlannerLexicon

    func plan(_ request: PlanRequest) -> StoryPlan { plan(request, in: ranges(of: request)) }

    /// The plan of a story that is divided into pages already. They follow one another and have all its sentences.
    func plan(_ request: PlanRequest, in pages: [SentenceRange]) -> StoryPlan {
        let division = request.comic.map { comicPages(pages, of: request, $0) }
        let ranges = division.map { Array($0.joined()) } ?? pages
        let isEnglish = request.language.prefix { $0 != "-" && $0 != "_" }.lowercased() == "en"
        let cast = cast(of: request, ranges, isEnglish: isEnglish)
        let characters = cast.map {
            StoryCharacter(id: $0.id, name: $0.name, kind: $0.kind, appearance: $0.appearance, given: $0.given)
        }
        let (specs, theme) = isEnglish ? englishPages(ranges, request, cast) : foreignPages(ranges, request, cast)
        var plan = StoryPlan(theme: request.theme ?? theme, characters: characters, pages: specs)
        if let comic = request.comic, let division {
            plan.pages = request.pages(of: comic, specs.flatMap(\.panels), in: division)
        }
        return plan
    }

    /// The sentences of each panel of a comic, page by page.
    func comicPages(of request: PlanRequest, _ comic: ComicPage) -> [[SentenceRange]] {
        comicPages(ranges(of: request), of: request, comic)
    }

    private func ranges(of request: PlanRequest) -> [SentenceRange] {
        let layout = { (sentences: ArraySlice<Sentence>) in
            PageLayout(
                sentences: Array(sentences), band: request.audience.wordsPerPage,
                leastSentences: request.comic?.panels.lowerBound ?? 1)
        }
        guard let count = request.pages else { return layout(request.sentences[...]).pages() }
        return request.sentences.passagePages(count).flatMap { passage in
            layout(request.sentences[passage.sentences]).pages(count: passage.pages).map {
                $0.moved(by: passage.sentences.lowerBound)
            }
        }
    }

    private func comicPages(
        _ pages: [SentenceRange], of request: PlanRequest, _ comic: ComicPage
    ) -> [[SentenceRange]] {
        zip(pages, request.passages.choices(at: pages, of: request.sentences)).flatMap {
            comicPages($0, $1, of: request, comic)
        }
    }

    /// Divides a page into panels: into fewer if these leave more room for pictures, and into several pages if none do and
    /// their number is not given. The last page has the choices.
    private func comicPages(
        _ page: SentenceRange, _ choices: [PageChoice], of request: PlanRequest, _ comic: ComicPage
    ) -> [[SentenceRange]] {
        let sentences = request.sentences[(page.first - 1)..<page.last]
        let most = comic.panelCount(words: sentences.reduce(0) { $0 + $1.wordCount }, sentences: sentences.count)
        let least = min(most, comic.panels.lowerBound)
        let divisions = (least...most).reversed().map { parts(of: page, in: request, $0) }
        let roomy = divisions.first { panels in
            let words = panels.map { request.sentences[($0.first - 1)..<$0.last].joinedText }
            return comic.hasRoom(for: words, choices: choices)
        }
        if let roomy { return [roomy] }
        guard sentences.count > 1, request.pages == nil else { return [divisions[0]] }
        let halves = parts(of: page, in: request, 2)
        return halves.enumerated().flatMap { index, half in
            comicPages(half, index == halves.count - 1 ? choices : [], of: request, comic)
        }
    }

    private func parts(of page: SentenceRange, in request: PlanRequest, _ count: Int) -> [SentenceRange] {
        let sentences = Array(request.sentences[(page.first - 1)..<page.last])
        return PageLayout(sentences: sentences, band: 0...Int.max).pages(count: count).map {
            $0.moved(by: page.first - 1)
        }
    }

    /// The pages of a story with the cast of another planner.
    func pages(_ ranges: [SentenceRange], of request: PlanRequest, characters: [StoryCharacter]) -> [PageSpec] {
        let cast = characters.planned(lexicon)
        let isEnglish = request.language.prefix { $0 != "-" && $0 != "_" }.lowercased() == "en"
        return isEnglish ? englishPages(ranges, request, cast).0 : foreignPages(ranges, request, cast).0
    }

    private func cast(of request: PlanRequest, _ ranges: [SentenceRange], isEnglish: Bool) -> [PlannedCharacter] {
        let searched = request.sentences.prefix(Self.castSearchLimit)
        var tokenizer = PlannerTokenizer()
        let tokens = searched.map { sentence in
            isEnglish ? lexicon.joiningAdjectives(tokenizer.tokens(of: sentence)) : tokenizer.tokens(of: sentence)
        }
        let numbers = searched.map(\.number)
        let given = GivenCast(request.cast, lexicon: lexicon, sentences: tokens, numbers: numbers)
        var cast: [PlannedCharacter]
        if isEnglish {
            let tally = CastTally(lexicon: lexicon, sentences: tokens, numbers: numbers)
            let pages = ranges.filter { $0.last <= tokens.count }.map { Array(tokens[$0.first - 1..<$0.last]) }
            cast = CastSelection(lexicon: lexicon)
                .chosen(from: CastFinder(lexicon: lexicon, tally: tally, given: given).characters(), pages: pages)
        } else {
            let found = ForeignCastFinder(lexicon: lexicon, language: request.language).characters(
                in: tokens, numbers: numbers)
            cast = Array(
                given.bind(found).sorted { ($1.rank, $0.firstMention) < ($0.rank, $1.firstMention) }.prefix(
                    CastFinder.limit)
            )
            .sorted { ($0.firstMention, $0.name) < ($1.firstMention, $1.name) }
        }
        let reader = LooksReader(
            lexicon: lexicon, directory: CastDirectory(cast: cast, lexicon: lexicon),
            sentences: isEnglish ? tokens : [])
        let writer = AppearanceWriter(lexicon: lexicon, title: request.title, described: reader.described)
        let appearances = writer.appearances(of: cast)
        for index in cast.indices {
            cast[index].appearance = appearances[index]
            cast[index].kindNoun = cast[index].given?.kind ?? writer.noun(of: cast[index])
        }
        giveIdentifiers(to: &cast)
        return cast
    }

    private func places(
        of request: PlanRequest, narration: Narration, _ cast: [PlannedCharacter]
    ) -> StoryPlaces {
        var tokenizer = PlannerTokenizer()
        var places = StoryPlaces()
        places.usual = StoryPlaces.usuals[Int(StableHash(of: request.title).value % UInt64(StoryPlaces.usuals.count))]
        let names = cast.filter { !$0.isUnnamed }.flatMap(\.names).filter { $0.count == 1 }.joined()
        places.characters = Set(cast.filter(lexicon.isThing).flatMap(\.nouns) + names)
        let reader = PlaceReader(lexicon: lexicon, characters: places.characters)
        for (index, sentence) in request.sentences.prefix(Self.castSearchLimit).enumerated() {
            let tokens = lexicon.joiningAdjectives(tokenizer.tokens(of: sentence))
            if narration.tells(index) { places.read(tokens, with: reader) }
        }
        if places.home == nil { places.usual = places.isDesert ? .desert : places.isFurnished ? .room : places.usual }
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
        let narration = Narration(request.sentences)
        let places = places(of: request, narration: narration, cast)
        var continued = ContinuedState(
            EnglishState(
                reader: PageReader(lexicon: lexicon, directory: CastDirectory(cast: cast, lexicon: lexicon)),
                scene: SceneTracker(lexicon: lexicon, places: places)),
            passages: request.passages)
        var guess = ThemeGuess()
        let panelsPerPage = request.comic?.panels.upperBound ?? 1
        let moodReader = MoodReader(lexicon: lexicon, names: Set(cast.flatMap { $0.names.joined() }))
        var moods: [Mood?] = []
        var pages = ranges.enumerated().map { index, range in
            let tokens = request.sentences[range.first - 1..<range.last].map {
                lexicon.joiningAdjectives(tokenizer.tokens(of: $0))
            }
            for sentence in tokens { guess.read(sentence, lexicon: lexicon) }
            let numbered = zip(range.first - 1..<range.last, tokens)
            let spoken = numbered.map { narration.tells($0) ? $1 : [] }
            moods.append(
                moodReader.toldMood(of: numbered.map { narration.isHeading($0) ? [] : $1 }))
            let opensPassage = request.sentences[range.first - 1].opensPassage
            if opensPassage { continued.openPassage() }
            continued.state.scene.read(spoken, opensPage: index.isMultiple(of: panelsPerPage))
            let reading = continued.state.reader.read(spoken)
            continued.state.scene.follow(reading, in: spoken) { !cast[$0].isUnnamed || cast[$0].isPerson }
            return StoryMap.Page(
                sentences: spoken, reading: reading, scene: continued.state.scene, opensPassage: opensPassage)
        }
        pages = StoryMap(of: pages, lexicon: lexicon, home: continued.state.scene.home, cast: cast).settled()
        var composer = ContinuedState(PanelComposer(lexicon: lexicon, cast: cast), passages: request.passages)
        let specs = pages.indices.map { index in
            if pages[index].opensPassage { composer.openPassage() }
            let panel = composer.state.panel(
                for: pages[index].reading, scene: pages[index].scene, mood: moods[index])
            return PageSpec(number: index + 1, sentences: ranges[index], panels: [panel])
        }
        return (specs, guess.theme)
    }

    /// What the planner knows between two pages.
    private struct EnglishState {
        var reader: PageReader
        var scene: SceneTracker
    }

    private func foreignPages(
        _ ranges: [SentenceRange], _ request: PlanRequest, _ cast: [PlannedCharacter]
    ) -> ([PageSpec], Theme) {
        var tokenizer = PlannerTokenizer()
        let directory = CastDirectory(cast: cast, lexicon: nil)
        let language = request.language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        var continued = ContinuedState(
            lexicon.words.scenes.languages[language].map(ForeignSceneTracker.init), passages: request.passages)
        let narration = Narration(request.sentences)
        let pages = ranges.enumerated().map { index, range in
            let sentences = request.sentences[range.first - 1..<range.last]
            if sentences[sentences.startIndex].opensPassage { continued.openPassage() }
            continued.state?.turnPage()
            var present: [Int] = []
            for sentence in sentences {
                let tokens = tokenizer.tokens(of: sentence)
                if narration.tells(sentence.number - 1) { continued.state?.read(tokens) }
                for position in tokens.indices {
                    guard let mention = directory.mention(in: tokens, at: position, last: nil) else { continue }
                    if !present.contains(mention.character) { present.append(mention.character) }
                }
            }
            let caption = ForeignCaption(sentences: sentences).text
            let scene = continued.state?.scene
            let panel = PanelSpec(
                direction: caption, alt: caption, setting: scene?.setting ?? .meadow,
                timeOfDay: scene?.timeOfDay ?? .day, weather: scene?.weather ?? .clear,
                cast: present.map { CastMember(character: cast[$0].id) })
            return PageSpec(number: index + 1, sentences: range, panels: [panel])
        }
        return (pages, .neutral)
    }
}
