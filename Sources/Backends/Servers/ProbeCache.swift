import Domain
import Generation
import Synchronization

/// The facts about a server. They are requested when they are first needed, and kept until the model is released.
///
/// After a failed request the server may be another one, or gone. The next probe asks again. Requests and recipes use
/// the last known facts until then.
final class ProbeCache<Facts: Sendable>: Sendable {
    private struct State {
        var facts: Facts?
        var isDoubtful = false
    }

    private let server: ModelServer
    private let ask: @Sendable (ModelServer) async throws -> Facts
    private let state = Mutex(State())

    /// `ask` throws ``SetupError``, ``GenerationError`` or `CancellationError`. The server that it gets limits the time
    /// of all its requests together.
    init(of server: ModelServer, asking ask: @escaping @Sendable (ModelServer) async throws -> Facts) {
        self.server = server
        self.ask = ask
    }

    var known: Facts? { state.withLock { $0.facts } }

    func amend(_ change: (inout Facts) -> Void) {
        state.withLock { state in
            guard var amended = state.facts else { return }
            change(&amended)
            state.facts = amended
        }
    }

    func forget() { state.withLock { $0 = State() } }

    /// Carries out a request with the facts. Throws ``GenerationError``. Cancellation passes as `CancellationError`.
    func using<Value>(_ request: (Facts) async throws -> Value) async throws -> Value {
        let facts = try await facts()
        do {
            return try await request(facts)
        } catch let error as GenerationError {
            if ![.refused, .tooLong].contains(error.kind) { state.withLock { $0.isDoubtful = true } }
            throw error
        }
    }

    private func facts() async throws -> Facts {
        do {
            if let known { return known }
            return try await found()
        } catch let failure as SetupError {
            throw failure.error
        }
    }

    /// `describe` converts the facts into the form that other modules use.
    func probe<Reported>(_ describe: (Facts) -> Reported) async -> ModelAvailability<Reported> {
        let remedy = "“nightpress doctor” asks again"
        do {
            let certain = state.withLock { $0.isDoubtful ? nil : $0.facts }
            if let certain { return .ready(describe(certain)) }
            return .ready(describe(try await found()))
        } catch let failure as SetupError {
            return failure.availability()
        } catch let error as GenerationError where error.kind == .unavailable {
            return .absent(reason: error.message, remedy: remedy)
        } catch let error as GenerationError {
            return SetupError(error.kind, error.message, remedy: remedy).availability()
        } catch is CancellationError {
            return .unavailable(reason: "it was not waited for, the run is being stopped", remedy: "run again")
        } catch {
            return .unavailable(reason: "\(error)", remedy: remedy)
        }
    }

    private func found() async throws -> Facts {
        let facts = try await ask(server.beginningProbe())
        state.withLock { $0 = State(facts: facts) }
        return facts
    }
}
