import Domain
import SystemPackage

/// What a library contains if a run has nothing to do.
struct UpToDateCheck: Sendable {
    var panels: [PanelStatus: Int] = [:]
    var stories = 0
    var textStandIns = 0
    var books: [FilePath] = []
    var stale: [Slug] = []
    /// The number of refused pages that a run does not request again.
    var refused = 0
    /// Other differences from the pipeline, as text.
    var notices: [String] = []

    var hasWorkToRetry: Bool {
        panels[.failed, default: 0] + panels[.placeholder, default: 0] > refused || textStandIns > 0
    }
}
