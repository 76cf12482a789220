import Domain
import Generation
import Synchronization

/// The facts about a server. They are requested when they are first needed and kept until the model is released.
final class ProbeCache<Facts: Sendable>: Sendable {
    private let ask: @Sendable () async throws -> Facts
    private let found = Mutex<Facts?>(nil)

    /// `ask` throws ``SetupError``, ``GenerationError`` or `CancellationError`.
    init(asking ask: @escaping @Sendable () async throws -> Facts) {
        self.ask = ask
    }

    var known: Facts? { found.withLock { $0 } }

    func amend(_ change: (inout Facts) -> Void) {
        found.withLock { facts in
            guard var amended = facts else { return }
            change(&amended)
            facts = amended
        }
    }

    func forget() { found.withLock { $0 = nil } }

    /// The facts for a request. Throws ``GenerationError``. Cancellation passes as `CancellationError`.
    func facts() async throws -> Facts {
        do {
            return try await remembered()
        } catch let failure as SetupError {
            throw failure.error
        }
    }

    /// `describe` converts the facts into the form that other modules use.
    func probe<Reported>(_ describe: (Facts) -> Reported) async -> ModelAvailability<Reported> {
        do {
            return .ready(describe(try await remembered()))
        } catch let failure as SetupError {
            return failure.availability()
        } catch let error as GenerationError {
            let remedy = "“nightpress doctor” asks again"
            return error.kind == .unavailable
                ? .absent(reason: error.message, remedy: remedy) : .unavailable(reason: error.message, remedy: remedy)
        } catch is CancellationError {
            return .unavailable(reason: "it was not waited for, the run is being stopped", remedy: "run again")
        } catch {
            return .unavailable(reason: "\(error)", remedy: "“nightpress doctor” asks again")
        }
    }

    private func remembered() async throws -> Facts {
        if let known { return known }
        let facts = try await ask()
        found.withLock { $0 = facts }
        return facts
    }
}
