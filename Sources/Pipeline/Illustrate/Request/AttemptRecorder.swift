import Domain
import Generation
import LibraryStore

/// Times the requests for one panel, and keeps what became of each.
struct AttemptRecorder {
    private let environment: RunEnvironment
    /// Is given each as it ends.
    private let listener: @Sendable (AttemptRecord) -> Void
    private(set) var attempts: [AttemptRecord] = []

    init(environment: RunEnvironment, listener: @escaping @Sendable (AttemptRecord) -> Void) {
        self.environment = environment
        self.listener = listener
    }

    private mutating func add(_ attempt: AttemptRecord) {
        attempts.append(attempt)
        listener(attempt)
    }

    /// Records that a request was saved: the picture was there.
    mutating func record(_ found: ReusedPicture, for request: ImageRequest, to backend: String, rung: Rung) {
        add(
            AttemptRecord(
                number: attempts.count + 1, backend: backend, rung: rung, concept: request.concept, seed: request.seed,
                started: environment.now(), seconds: 0, error: nil, note: found.note,
                origin: found.picture.provenance == .model ? found.origin : nil))
    }

    /// Makes a request and records it, unless it is cancelled or a limit forbids it. The work says what the picture cost
    /// that came.
    mutating func recording(
        _ request: ImageRequest, to backend: String, rung: Rung,
        _ work: (inout Amount?) async throws -> (stored: StoredPicture, notes: [String])
    ) async throws -> StoredPicture {
        let started = (wall: environment.now(), uptime: environment.uptime())
        var record = AttemptRecord(
            number: attempts.count + 1, backend: backend, rung: rung, concept: request.concept, seed: request.seed,
            started: started.wall, seconds: 0, error: nil)
        var price: Amount?
        do {
            let picture = try await work(&price)
            record.seconds = environment.uptime() - started.uptime
            record.price = price
            record.note = picture.notes.isEmpty ? nil : picture.notes.joined(separator: "; ")
            add(record)
            return picture.stored
        } catch let error as GenerationError {
            record.seconds = environment.uptime() - started.uptime
            record.price = price
            record.error = error
            add(record)
            throw error
        }
    }
}
