package import Domain

/// Plans and writes parts of a story without a model, in place of answers that a model does not give.
package protocol StandInPlanner: Sendable {
    /// The theme and the cast of the request's sentences.
    func cast(of request: PlanRequest) -> (theme: Theme, characters: [StoryCharacter])

    /// `language` is one of ``StoryParameters/builtInLanguages``.
    func story(from parameters: StoryParameters, in language: String) throws -> StoryText

    /// The sentences of each panel of a comic, page by page.
    func comicPages(of request: PlanRequest, _ comic: ComicPage) -> [[SentenceRange]]

    /// The page after `earlier` pages: its last sentence, which is one of `ends`, and its panel. Only `characters` are
    /// in it.
    func page(
        after earlier: [SentenceRange], ends: ClosedRange<Int>, of request: PlanRequest, characters: [StoryCharacter]
    ) -> (last: Int, panel: PanelSpec)
}
