import Domain
import LibraryStore
import Pipeline
import Reports

/// The output of `pause` and `resume` as JSON.
struct PauseDocument: Encodable {
    var paused: Bool
    /// Whether the command changed the state.
    var changed: Bool
    var since: String?
    var by: String?
    /// The name of the run in progress.
    var run: String?

    init(pause: LibraryControl.Pause?, isChanged: Bool, running: RunInProgress?) {
        paused = pause != nil
        changed = isChanged
        since = pause.map { Milliseconds(seconds: $0.since).iso8601 }
        by = pause?.by
        run = running?.run.name
    }
}
