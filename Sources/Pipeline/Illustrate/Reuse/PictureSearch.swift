import Domain
import Generation
import LibraryStore
import Platform

/// What is looked for before a model is asked.
struct PictureSearch: Sendable {
    let brief: PanelBrief
    /// Of the request that would be made.
    let recipe: SHA256Digest
    /// What its picture would be drawn for; nil for one that is no model's.
    let scene: PictureScene?
    /// Whether a picture will do that was not made by the very recipe: at the head of the ladder, where nobody has asked
    /// for another picture than there was.
    let isOpen: Bool

    init(_ brief: PanelBrief, by generator: any ImageGenerator, _ request: ImageRequest, at rung: Rung, variation: Int)
    {
        self.brief = brief
        recipe = SHA256Digest(of: generator.recipe(for: request))
        scene =
            generator.traits.provenance == .model ? PictureScene(of: brief, by: generator, for: request) : nil
        isOpen = rung == .full && variation == 0 && brief.panel.take == 0 && brief.panel.wish == PageWish()
    }
}

extension PictureScene {
    /// All that makes one page's request another than the next is left out of the manner: words, seed, reference.
    fileprivate init(of brief: PanelBrief, by generator: any ImageGenerator, for request: ImageRequest) {
        var plain = request
        plain.concept = ""
        plain.seed = 0
        plain.reference = nil
        let shown = Set(brief.panel.spec.cast.map(\.character))
        let figures = brief.story.characters.filter { shown.contains($0.id) }
            .map { "figure=\($0.name): \($0.appearance)" }.sorted()
        let facts =
            [generator.recipe(for: plain), "size=\(brief.size)", "style=\(brief.story.collection.style)"] + figures
        let words = brief.panel.spec.direction
        self.init(
            manner: SHA256Digest(of: facts.joined(separator: "\n")).hex, words: words,
            shingleCount: ShingleSet(of: words).count)
    }
}
