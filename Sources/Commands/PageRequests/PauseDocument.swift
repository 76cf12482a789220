import Domain
import LibraryStore
import Pipeline

/// What `pause` and `resume` say, as JSON.
struct PauseDocument: Encodable {
    var isPaused: Bool
    /// Whether the command made it so.
    var isChanged: Bool
    var since: String?
    var by: String?
    /// The name of the run in progress.
    var run: String?

    init(pause: LibraryControl.Pause?, isChanged: Bool, running: RunInProgress?) {
        isPaused = pause != nil
        self.isChanged = isChanged
        since = pause.map { UTCTime(secondsSince1970: Int($0.since)).iso8601 }
        by = pause?.by
        run = running?.run.name
    }
}
