package import Domain
import Generation
package import LibraryStore
package import PipelineFiles
package import Prompts

/// Which refused pages are not requested again without a person: nothing that decides their requests has changed since
/// all backends refused them.
package struct RefusedPages {
    private let library: Library
    private let prompts: Prompts
    private let isStubOnly: Bool

    package init(in library: Library, prompts: Prompts, isStubOnly: Bool) {
        self.library = library
        self.prompts = prompts
        self.isStubOnly = isStubOnly
    }

    /// `pipeline` is the pipeline of the collection.
    package func unchanged(in collection: CollectionID, of pipeline: PipelineFile) async throws -> Set<PanelID> {
        let refused = try await library.panels.refusedPanels(in: collection)
        guard !refused.isEmpty, !isStubOnly else { return [] }
        let (softening, settings) = (try SofteningTable(prompts), PictureSettings(of: pipeline, prompts))
        let backends = pipeline.images.filter { $0.kind != .stub }.map { RefusedRequests.facts(of: $0) }
        var contexts = StoryContexts(library: library)
        var unchanged: Set<PanelID> = []
        for panel in try await library.panels.jobs(refused.keys.sorted { $0.value < $1.value }) {
            // A story that is to be planned gets new panels.
            guard let story = try await contexts.contextIfPlanned(of: panel.story) else { continue }
            let builder = PictureRequestBuilder(
                panel: panel, story: story, settings: settings, softening: softening, run: "")
            if RefusedRequests(builder, backends: backends).digest == refused[panel.id] { unchanged.insert(panel.id) }
        }
        return unchanged
    }

    /// Nil if there are none.
    package static func notice(_ count: Int) -> String? {
        guard count > 0 else { return nil }
        let (are, them) = count == 1 ? ("is", "it") : ("are", "them")
        return "\(Counted.pages(count)) \(are) not requested again: all backends that were asked refused \(them), and "
            + "nothing that decides the requests has changed; “nightpress retry NAME” requests a page anyway, and "
            + "“nightpress regenerate NAME --direction TEXT” in other words"
    }
}
