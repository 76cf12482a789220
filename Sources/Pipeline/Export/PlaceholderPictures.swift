import Domain
import Generation
import LibraryStore
import Platform

/// Draws placeholders for the pages of a book that have no picture. The pages themselves do not change: a later run
/// draws them.
struct PlaceholderPictures {
    struct Placeholder: Sendable {
        let picture: StoredPicture
        /// Describes the placeholder; nil if the page's own text alternative fits.
        let alt: String?
    }

    private let library: Library
    /// Makes the generator.
    private let generator: @Sendable () throws -> any ImageGenerator
    private let collection: CollectionID
    private var drawn: [PanelID: Placeholder] = [:]

    init(
        for collection: CollectionID, in library: Library,
        by generator: @escaping @Sendable () throws -> any ImageGenerator
    ) {
        self.library = library
        self.generator = generator
        self.collection = collection
    }

    subscript(panel: PanelID) -> Placeholder? { drawn[panel] }

    /// Draws those that were not drawn before for another book.
    mutating func draw(for pages: [StoredPage], of story: StoryID) async throws {
        let lacking = pages.flatMap { page in
            page.panels.filter { $0.lacksPicture && drawn[$0.id] == nil }.map { (page.number, $0) }
        }
        guard !lacking.isEmpty, let context = try await library.panels.context(of: story) else { return }
        let size = try await library.pictures.usualSize(in: collection) ?? .page
        let generator = try generator()
        let settings = PictureSettings(sizes: [size], negativePrompt: "")
        for (page, panel) in lacking {
            try Task.checkCancellation()
            let builder = PictureRequestBuilder(
                panel: PanelJob(panel, page: page, story: story, collection: collection), story: context,
                settings: settings, softening: SofteningTable(), run: "")
            let request = builder.request(rung: .full, variation: 0, attempt: 1, reference: nil)
                .redacted(by: library.redactor)
            let picture = try await library.pictures.keep(
                try await generator.picture(for: request), recipe: SHA256Digest(of: generator.recipe(for: request)),
                provenance: generator.traits.provenance, backend: generator.name)
            drawn[panel.id] = Placeholder(picture: picture, alt: generator.depiction(for: request)?.alt)
        }
    }
}

extension StoredPanel {
    /// Whether it waits for its first picture, was cancelled before it had one, or failed.
    var lacksPicture: Bool { picture == nil && status != .ready && status != .placeholder }
}
