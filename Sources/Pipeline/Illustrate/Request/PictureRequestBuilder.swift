import Domain
import Generation
import LibraryStore
import Platform

/// A panel with everything that its requests are made from. Built while the previous panel is drawn.
struct PictureRequestBuilder: Sendable {
    /// Other words for a direction that was refused.
    enum Rewriting: Hashable, Sendable {
        /// No language model has any.
        case none
        /// A language model can be asked for them. The digest is that of ``Rewrite/basis``.
        case possible(basis: String)
        case words(String)
    }

    let panel: PanelJob
    let story: StoryContext
    let settings: PictureSettings
    /// Of the page.
    let size: PixelSize
    /// The queue of the panel after it is drawn.
    let nextQueue: PanelQueue?
    /// The run's name. It distinguishes the same request in different runs.
    private let run: String
    private let writer: ConceptWriter
    let rewriting: Rewriting

    init(
        panel: PanelJob, story: StoryContext, settings: PictureSettings, softening: SofteningTable, run: String
    ) {
        self.panel = panel
        self.story = story
        self.settings = settings
        (size, nextQueue) = settings.step(for: panel)
        self.run = run
        rewriting = Rewriting(of: panel, settings)
        writer = ConceptWriter(style: story.collection.style, softening: softening)
    }

    private func concept(for rung: Rung) -> String {
        var spec = panel.spec
        if rung == .rewritten, case .words(let words) = rewriting { spec.direction = words }
        return writer.concept(for: spec, characters: story.characters, theme: story.theme, rung: rung)
    }

    /// The concepts of all rungs in the direction's own words, in the order of the ladder.
    var wordings: [String] { Rung.allCases.filter { $0 != .rewritten }.map(concept) }

    /// The rungs of the panel's ladders.
    var rungs: [Rung] { Rung.allCases.filter { $0 != .rewritten || rewriting != .none } }

    /// Of the requested picture.
    var pictureSize: PixelSize { panel.spec.place.map(size.part) ?? size }

    /// `the-lantern-fox/3`, and `the-lantern-fox/3/2` for a panel of a comic.
    var place: String { panel.spec.place(inStory: story.slug, page: panel.pageNumber, number: panel.number) }

    var name: PanelName {
        PanelName(
            story: StoryName(collection: story.collection.slug, story: story.slug, title: story.title),
            page: panel.pageNumber, number: panel.number)
    }

    /// `attempt` is the number of the request for this panel.
    func request(rung: Rung, variation: Int, attempt: Int, reference: ReferencePicture?) -> ImageRequest {
        let (collection, slug) = (story.collection.slug.text, story.slug.text)
        var request = ImageRequest(
            concept: concept(for: rung), seed: seed(variation: variation), size: pictureSize,
            panel: panel.spec.pictured,
            pageNumber: panel.pageNumber,
            story: IllustratedStory(
                theme: story.theme, characters: story.characters, pageCount: story.pageCount,
                seed: StableHash(of: collection, slug).value, language: story.collection.language,
                style: story.collection.style))
        request.story.art = settings.art
        request.negativePrompt = settings.negativePrompt
        request.reference = reference
        request.identifier =
            NameBasedUUID(
                request: run, collection, slug, "\(panel.pageNumber)", "\(panel.number)", "\(attempt)"
            ).description
        request.plannedDirection = panel.plannedDirection
        return request
    }

    /// The characters in the panel that a `cast:` describes.
    var describedCharacters: [StoryCharacter] {
        panel.spec.cast.compactMap { member in
            story.characters.first { $0.id == member.character && $0.given != nil }
        }
    }

    /// A square portrait of a character. `attempt` is the number of the request for this panel.
    func portraitRequest(of character: StoryCharacter, attempt: Int) -> ImageRequest {
        let page = settings.sizes.last ?? size
        let side = min(page.width, page.height)
        var request = ImageRequest.portrait(
            of: character, in: story.collection, size: PixelSize(width: side, height: side) ?? page,
            concept: writer.concept(
                for: .portrait(of: character), characters: [character], theme: .neutral, rung: .full))
        request.negativePrompt = settings.negativePrompt
        request.identifier =
            NameBasedUUID(
                request: run, story.collection.slug.text, story.slug.text, "\(panel.pageNumber)", "\(panel.number)",
                "\(attempt)"
            ).description
        return request
    }

    /// The seed is the same in every collection, so that a story in two collections is drawn once. A requested seed is
    /// used for the first request; each later request adds 1.
    func seed(variation: Int) -> UInt64 {
        if let requested = panel.pageRequest.seed, variation >= 0 { return requested &+ UInt64(variation) }
        let redraws = panel.redraws == 0 ? "" : "take \(panel.redraws)"
        return StableHash(
            of: story.slug.text, "\(panel.pageNumber)", "\(panel.number)", "\(variation)", redraws
        ).value
    }
}

extension PictureRequestBuilder.Rewriting {
    init(of panel: PanelJob, _ settings: PictureSettings) {
        guard let basis = settings.rewriting?.basis(for: panel.spec.direction) else {
            self = .none
            return
        }
        guard let rewrite = panel.rewrite, rewrite.basis == basis || rewrite.isUnanswered else {
            self = .possible(basis: basis)
            return
        }
        self = rewrite.words.isEmpty ? .none : .words(rewrite.words)
    }
}
