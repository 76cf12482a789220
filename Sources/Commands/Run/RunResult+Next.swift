import Domain
import Pipeline

extension RunResult {
    static let pausedText = "The library is paused; let runs begin again with “nightpress resume”."

    /// What to do before the next run; empty if another message already says it.
    var whatComesNext: [String] {
        switch (outcome, isPaused) {
        case (.interrupted, true):
            ["Interrupted while the library is paused; let runs begin with “nightpress resume” and run it again."]
        case (.interrupted, false): ["Interrupted; run it again to go on."]
        case (.stopped, true): [Self.pausedText]
        default: []
        }
    }
}
