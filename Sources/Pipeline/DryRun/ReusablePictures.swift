import Domain
import Generation
import LibraryStore
import Platform

/// Which pictures are there by their recipe, as far as that can be told without asking the backend.
struct ReusablePictures {
    private let library: Library
    private let orders: [CollectionID: PictureSettings]
    private let softening: SofteningTable
    private var contexts: StoryContexts
    private var made: Set<SHA256Digest> = []

    init(library: Library, orders: [CollectionID: PictureSettings], softening: SofteningTable) {
        self.library = library
        self.orders = orders
        self.softening = softening
        contexts = StoryContexts(library: library)
    }

    /// The picture of a panel where the library has it, or gets it before from another panel; nil where the backend must
    /// be asked. What one draws that takes an earlier picture as reference is not known before that is drawn.
    mutating func include(_ panel: PanelJob, by generator: any ImageGenerator) async throws -> KnownPicture? {
        guard !generator.traits.takesReference, let order = orders[panel.collection] else { return nil }
        var ladder = Ladder(backendCount: 1, seed: 0)
        guard case .attempt(_, let rung, let variation, _) = ladder.start(isDisabled: { _ in false }) else {
            return nil
        }
        let builder = PictureRequestBuilder(
            panel: panel, story: try await contexts.context(of: panel.story), settings: order, softening: softening,
            run: "", rungs: [rung])
        let request = builder.request(rung: rung, variation: variation, attempt: 1, reference: nil)
        let recipe = SHA256Digest(of: generator.recipe(for: request))
        if let picture = try await library.pictures.picture(madeBy: recipe) { return .stored(digest: picture.digest) }
        return made.insert(recipe).inserted ? nil : .ofAnotherPanel
    }
}

/// A picture that nobody need be asked for.
enum KnownPicture: Hashable {
    case stored(digest: String)
    case ofAnotherPanel
}
