import Generators
import LibraryStore

/// What became of each request for one panel.
struct AttemptLog {
    private let environment: RunEnvironment
    private(set) var attempts: [AttemptRecord] = []

    init(environment: RunEnvironment) {
        self.environment = environment
    }

    /// Carries out a request and takes it down, unless it is cancelled.
    mutating func recording(
        _ request: ImageRequest, to backend: String, rung: Rung,
        _ work: () async throws -> (stored: StoredPicture, notes: [String])
    ) async throws -> StoredPicture {
        let started = (wall: environment.now(), uptime: environment.uptime())
        var record = AttemptRecord(
            number: attempts.count + 1, backend: backend, rung: rung, concept: request.concept, seed: request.seed,
            started: started.wall, seconds: 0, error: nil)
        do {
            let picture = try await work()
            record.seconds = environment.uptime() - started.uptime
            record.note = picture.notes.isEmpty ? nil : picture.notes.joined(separator: "; ")
            attempts.append(record)
            return picture.stored
        } catch let error as GenerationError {
            record.seconds = environment.uptime() - started.uptime
            record.error = error
            attempts.append(record)
            throw error
        }
    }
}
