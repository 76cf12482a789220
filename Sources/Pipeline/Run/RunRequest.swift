package import Domain
import LibraryStore
package import PipelineFiles
package import SystemPackage

/// What a user requests of a run.
package struct RunRequest: Sendable {
    package var pipelines: [PipelineFile]
    /// Problems of requested pipelines that cannot be used.
    package var unusable: [Diagnostic] = []
    package var library: FilePath
    /// The part of the stories to make. The pipelines are limited to it.
    package var shard: Shard?
    /// Use the built-in generators in place of those that the pipelines name.
    package var stubOnly = false
    /// Redo what is stale: what would come out differently now, because of its text, the pipeline or the prompts.
    package var refresh = false
    /// Draw again what failed or shows a placeholder.
    package var retry = false
    /// Draw only page requests. Nothing is read or planned, except what ``redoesStandIns`` says.
    package var isPageRequestOnly = false
    /// Also in a run for page requests only: have language models asked again for requested text stand-ins, and draw
    /// the pages that change.
    package var redoesStandIns = false
    /// Panels to draw again, independent of what they show.
    package var forced: [PanelID] = []
    /// How long to wait for another holder of the library's lock.
    package var lockPatience: Duration = .zero
    /// A directory in which pictures are shared with other libraries.
    package var cache: FilePath?
    /// Whether placeholders count as failures in the parts of the report that programs read.
    package var isStrict = false

    /// In how many passes a page is drawn at most.
    var passCount: Int { max(1, pipelines.map(\.sizes.count).max() ?? 1) }

    /// How long to wait for backends: the shortest times of the pipelines.
    var outageLimits: OutageLimits {
        pipelines.dropFirst().reduce(pipelines.first?.outageLimits ?? OutageLimits()) { $0.strictest($1.outageLimits) }
    }

    /// The last queue to draw from.
    var lastQueue: PanelQueue {
        isPageRequestOnly ? .asked : .last(ofPasses: passCount)
    }
}

extension RunRequest {
    package init(pipelines: [PipelineFile], library: FilePath) {
        self.init(pipelines: pipelines, unusable: [], library: library)
    }

    /// The request for one shard: its stories, and no books.
    package func limited(to shard: Shard) -> RunRequest {
        var request = self
        request.shard = shard
        request.pipelines = pipelines.map { $0.limited(to: shard) }
        return request
    }
}
