import Domain
import Generation
import LibraryStore
import Platform

/// Which pictures exist already by their recipe, as far as that is known without a request to the backend.
struct ReusablePictures {
    private let library: Library
    private let orders: [CollectionID: PictureSettings]
    private let softening: SofteningTable
    private var contexts: StoryContexts
    private var made: Set<SHA256Digest> = []
    private var portraits: [CollectionID: Set<SHA256Digest>] = [:]

    init(library: Library, orders: [CollectionID: PictureSettings], softening: SofteningTable) {
        self.library = library
        self.orders = orders
        self.softening = softening
        contexts = StoryContexts(library: library)
    }

    /// The picture of a panel, if the library has it or another panel gets it first. Nil if the backend must be asked.
    /// If the backend takes an earlier picture as reference, the recipe is unknown until that picture is drawn.
    mutating func include(_ panel: PanelJob, by generator: any ImageGenerator) async throws -> KnownPicture? {
        guard !generator.traits.takesReference, let builder = try await builder(of: panel) else { return nil }
        guard case .attempt(let rung, let variation, _) = Ladder(seed: 0).step else { return nil }
        let request = builder.request(rung: rung, variation: variation, attempt: 1, reference: nil)
        let recipe = SHA256Digest(of: generator.recipe(for: request))
        if let picture = try await library.pictures.picture(madeBy: recipe) { return .stored(digest: picture.digest) }
        return made.insert(recipe).inserted ? nil : .ofAnotherPanel
    }

    /// How many portraits the backend must be asked for before it draws a panel. Each is counted once.
    mutating func missingPortraits(of panel: PanelJob, by generator: any ImageGenerator) async throws -> Int {
        guard generator.traits.takesReference, generator.traits.takesPortraits,
            let builder = try await builder(of: panel)
        else { return 0 }
        var count = 0
        for given in builder.describedCharacters.prefix(Portraits.most).compactMap(\.given)
        where given.portrait == nil {
            let recipe = try given.portraitRecipe(in: builder.story.collection)
            guard portraits[panel.collection, default: []].insert(recipe).inserted else { continue }
            let stored = try await library.pictures.portrait(
                madeBy: recipe, of: given.portraitName, in: panel.collection)
            if stored == nil { count += 1 }
        }
        return count
    }

    private mutating func builder(of panel: PanelJob) async throws -> PictureRequestBuilder? {
        guard let order = orders[panel.collection] else { return nil }
        return PictureRequestBuilder(
            panel: panel, story: try await contexts.context(of: panel.story), settings: order, softening: softening,
            run: "")
    }
}

/// A picture that needs no request to a backend.
enum KnownPicture: Hashable {
    case stored(digest: String)
    case ofAnotherPanel
}
