import Domain
import Generation

/// How long a prompt may wait in the queue, and how long it may then be drawn.
struct ComfyUITimeouts {
    private let limit: Double
    /// In seconds of uptime.
    private var since: Double
    private var isRunning = false

    init(limit: Duration, since: Double) {
        self.limit = limit / .seconds(1)
        self.since = since
    }

    /// Throws where it has been too long at one place.
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
