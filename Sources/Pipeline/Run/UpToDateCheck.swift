import Domain
import SystemPackage

/// What a library holds when a run has nothing to do.
struct UpToDateCheck: Sendable {
    var panels: [PanelStatus: Int] = [:]
    var stories = 0
    var books: [FilePath] = []
    var stale: [Slug] = []
    /// What else is not as the pipeline asks, in words.
    var notices: [String] = []

    var hasWorkToRetry: Bool { panels[.failed, default: 0] + panels[.placeholder, default: 0] > 0 }
}
