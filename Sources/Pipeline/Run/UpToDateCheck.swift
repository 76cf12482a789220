import Domain
import SystemPackage

/// What a library contains if a run has nothing to do.
struct UpToDateCheck: Sendable {
    var panels: [PanelStatus: Int] = [:]
    var stories = 0
    var textStandIns = 0
    var books: [FilePath] = []
    var stale: [Slug] = []
    /// Other differences from the pipeline, as text.
    var notices: [String] = []

    var hasWorkToRetry: Bool { panels[.failed, default: 0] + panels[.placeholder, default: 0] + textStandIns > 0 }
}
