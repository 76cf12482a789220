package import Domain
import LibraryStore
package import PipelineFiles
package import SystemPackage

/// What someone asks a run to do.
package struct RunRequest: Sendable {
    package var pipelines: [PipelineFile]
    /// What is wrong with pipelines that were to be among them.
    package var unusable: [Diagnostic] = []
    package var library: FilePath
    /// Use the built-in generators whatever the pipelines name.
    package var stubOnly = false
    /// Redo what is stale: what would come out otherwise now, by its text, the pipeline or the prompts.
    package var refresh = false
    /// Draw again what failed or shows a placeholder.
    package var retry = false
    /// Draw only what a person asked for; nothing is read or planned.
    package var isPageRequestOnly = false
    /// Panels to draw again whatever they show.
    package var forced: [PanelID] = []
    /// How long to wait for another run on the library.
    package var lockPatience: Duration = .zero
    /// A directory in which pictures are shared with other libraries.
    package var cache: FilePath?
    /// Whether placeholders count as failures where its report is read by programs.
    package var isStrict = false

    /// How often a page is drawn, at most.
    var passCount: Int { max(1, pipelines.map(\.sizes.count).max() ?? 1) }

    /// The last queue that is drawn from.
    var lastQueue: PanelQueue {
        isPageRequestOnly ? .asked : .last(ofPasses: passCount)
    }
}

extension RunRequest {
    package init(pipelines: [PipelineFile], library: FilePath) {
        self.init(pipelines: pipelines, unusable: [], library: library)
    }
}
