import Domain
import Generation

/// The time limits of a prompt: one for the wait in the queue and one for the drawing.
struct ComfyUITimeouts {
    private let limit: Double
    /// In seconds of uptime.
    private var since: Double
    private var isRunning = false

    init(limit: Duration, since: Double) {
        self.limit = limit / .seconds(1)
        self.since = since
    }

    /// Throws if the prompt has been too long in the same state.
    mutating func see(_ place: ComfyUIQueueList.Place, at now: Double) throws(GenerationError) {
        if place == .running, !isRunning {
            isRunning = true
            since = now
        }
        guard now - since >= limit else { return }
        throw GenerationError(
            .transient,
            isRunning
                ? "ComfyUI did not finish the picture within \(Int(limit)) s; allow it more time, or ask for less"
                : "ComfyUI did not begin the picture within \(Int(limit)) s; look at what is before it in its queue")
    }
}
