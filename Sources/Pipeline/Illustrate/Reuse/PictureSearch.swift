import Domain
import Generation
import LibraryStore
import Platform

/// What is searched for before a model is asked.
struct PictureSearch: Sendable {
    let builder: PictureRequestBuilder
    /// Recipe of the request that would be sent.
    let recipe: SHA256Digest
    /// What its picture would be drawn for; nil if it is not for a model.
    let scene: PictureScene?
    /// Whether a picture with another recipe may be used. True at the start of the ladder, if no user requested another
    /// picture.
    let isOpen: Bool

    init(
        _ builder: PictureRequestBuilder, by generator: any ImageGenerator, _ request: ImageRequest, at rung: Rung,
        variation: Int
    ) {
        self.builder = builder
        recipe = SHA256Digest(of: generator.recipe(for: request))
        scene =
            generator.traits.provenance == .model ? PictureScene(of: builder, by: generator, for: request) : nil
        isOpen =
            rung == .full && variation == 0 && builder.panel.redraws == 0 && builder.panel.pageRequest == PageRequest()
    }
}

extension PictureScene {
    /// The manner leaves out everything that differs between the requests of pages: words, seed, reference.
    fileprivate init(of builder: PictureRequestBuilder, by generator: any ImageGenerator, for request: ImageRequest) {
        var plain = request
        plain.concept = ""
        plain.seed = 0
        plain.reference = nil
        let shown = Set(builder.panel.spec.cast.map(\.character))
        let figures = builder.story.characters.filter { shown.contains($0.id) }
            .map { "figure=\($0.name): \($0.appearance)" }.sorted()
        let facts =
            [generator.recipe(for: plain), "size=\(builder.pictureSize)", "style=\(builder.story.collection.style)"]
            + figures
        let words = builder.panel.spec.direction
        self.init(
            manner: SHA256Digest(of: facts.joined(separator: "\n")).hex, words: words,
            shingleCount: ShingleSet(of: words).count)
    }
}
