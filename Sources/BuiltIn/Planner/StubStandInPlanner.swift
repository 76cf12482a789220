import Domain
import Generation
import Platform

/// The built-in planner in place of single answers of a language model.
struct StubStandInPlanner: StandInPlanner {
    private let lexicon: PlannerLexicon
    private let plots: Deferred<StoryPlots>

    /// `plots` are read when the first story is written.
    init(lexicon: PlannerLexicon, plots: Deferred<StoryPlots>) {
        self.lexicon = lexicon
        self.plots = plots
    }

    func cast(of request: PlanRequest) -> (theme: Theme, characters: [StoryCharacter]) {
        let plan = planner(of: request).plan(request)
        return (plan.theme, plan.characters)
    }

    private func planner(of request: PlanRequest) -> StubPlanner { StubPlanner(lexicon: lexicon.with(request.art)) }

    func story(from parameters: StoryParameters, in language: String) throws -> StoryText {
        try StubWriter(plots: plots()).story(from: parameters, in: language)
    }

    func comicPages(of request: PlanRequest, _ comic: ComicPage) -> [[SentenceRange]] {
        planner(of: request).comicPages(of: request, comic)
    }

    /// Reads the pages before, because the scene continues from them.
    func page(
        after earlier: [SentenceRange], ends: ClosedRange<Int>, of request: PlanRequest, characters: [StoryCharacter]
    ) -> (last: Int, panel: PanelSpec) {
        let first = (earlier.last?.last ?? 0) + 1
        let rest = Array(request.sentences[(first - 1)...])
        let layout = PageLayout(sentences: rest, band: request.audience.wordsPerPage)
        let pages = request.pages.map { layout.pages(count: $0 - earlier.count) } ?? layout.pages()
        let length = pages.first?.last ?? 1
        let last = min(max(first + length - 1, ends.lowerBound), ends.upperBound)
        let range = SentenceRange(first: first, last: last)
        let specs = planner(of: request).pages(earlier + [range], of: request, characters: characters)
        return (last, specs[specs.count - 1].panels[0])
    }
}
