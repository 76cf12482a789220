import Domain
import Generation
import LibraryStore

/// Measures the time of the requests for one panel, and keeps the attempts.
struct AttemptRecorder {
    let panel: PanelID
    /// How many requests for the panel the run made before.
    let earlier: Int
    let run: RunID
    let environment: HostEnvironment
    /// Called with each attempt when it ends.
    let listener: @Sendable (Attempt) -> Void
    private(set) var attempts: [Attempt] = []

    /// The number of the next request for the panel in this run.
    var nextNumber: Int { earlier + attempts.count + 1 }

    private mutating func add(_ attempt: Attempt) {
        attempts.append(attempt)
        listener(attempt)
    }

    private func attempt(
        _ request: ImageRequest, to backend: String, at server: String? = nil, rung: Rung, started: Double
    ) -> Attempt {
        Attempt(
            panel: panel, run: run, number: nextNumber, backend: backend, server: server, rung: rung,
            concept: request.concept,
            seed: Seed(request.seed), started: started, seconds: 0, outcome: .ready)
    }

    /// Records a saved request: the picture existed already.
    mutating func record(_ found: ReusedPicture, for request: ImageRequest, to backend: String, rung: Rung) {
        var attempt = attempt(request, to: backend, rung: rung, started: environment.now())
        attempt.message = found.note
        attempt.origin = found.picture.provenance == .model ? found.origin : nil
        add(attempt)
    }

    /// Makes a request and records it, unless it is cancelled or a limit forbids it. `work` sets the price of the
    /// received picture.
    mutating func recording(
        _ request: ImageRequest, to backend: String, at server: String?, rung: Rung,
        _ work: (inout Amount?) async throws -> (stored: StoredPicture, notes: [String])
    ) async throws -> StoredPicture {
        var attempt = attempt(request, to: backend, at: server, rung: rung, started: environment.now())
        let uptime = environment.uptime()
        do {
            let picture = try await work(&attempt.price)
            attempt.seconds = environment.uptime() - uptime
            attempt.message = picture.notes.isEmpty ? nil : picture.notes.joined(separator: "; ")
            add(attempt)
            return picture.stored
        } catch let error as GenerationError {
            attempt.seconds = environment.uptime() - uptime
            attempt.outcome = .failed(error.kind)
            attempt.message = error.message
            add(attempt)
            throw error
        }
    }
}
