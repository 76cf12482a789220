package import Domain
import LibraryStore
package import PipelineFiles
package import SystemPackage

/// What someone asks a run to do.
package struct RunRequest: Sendable {
    package var pipelines: [PipelineFile]
    /// What is wrong with pipelines that were to be among them.
    var unusable: [Diagnostic]
    package var library: FilePath
    /// Use the built-in generators whatever the pipelines name.
    var stubOnly: Bool
    /// Plan and draw anew what is stale: what would come out otherwise now, by its text, the pipeline or the prompts.
    var refresh: Bool
    /// Draw again what failed or shows a placeholder.
    var retry: Bool
    /// Draw only what a person asked for; nothing is read or planned.
    var isPageRequestOnly: Bool
    /// Panels to draw again whatever they show.
    var forced: [PanelID]
    /// How long to wait for another run on the library.
    var lockPatience: Duration
    /// A directory in which pictures are shared with other libraries.
    var cache: FilePath?
    /// Whether placeholders count as failures where its report is read by programs.
    package var isStrict: Bool

    package init(
        pipelines: [PipelineFile], unusable: [Diagnostic] = [], library: FilePath, stubOnly: Bool = false,
        refresh: Bool = false,
        retry: Bool = false, isPageRequestOnly: Bool = false, forced: [PanelID] = [], lockPatience: Duration = .zero,
        cache: FilePath? = nil, isStrict: Bool = false
    ) {
        self.pipelines = pipelines
        self.unusable = unusable
        self.library = library
        self.stubOnly = stubOnly
        self.refresh = refresh
        self.retry = retry
        self.isPageRequestOnly = isPageRequestOnly
        self.forced = forced
        self.lockPatience = lockPatience
        self.cache = cache
        self.isStrict = isStrict
    }

    /// How often a page is drawn, at most.
    var passCount: Int { max(1, pipelines.map(\.sizes.count).max() ?? 1) }

    /// The last queue that is drawn from.
    var lastQueue: PanelQueue {
        isPageRequestOnly ? .asked : .last(ofPasses: passCount)
    }
}
