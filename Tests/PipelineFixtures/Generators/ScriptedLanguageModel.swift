import FakeModelServers
import Foundation
import Synchronization

@testable package import Domain
@testable package import Generation

/// A language model that follows a script, one request after another, and counts its requests.
package final class ScriptedLanguageModel: LanguageModel {
    package enum Act: Sendable {
        /// Replies in the requested shape.
        case oblige
        /// Replies when the gate is open.
        case obligeWhen(Gate)
        case say(String)
        case fail(ErrorKind)
        /// An error that a language model must not throw.
        case crash
        /// The same when the gate is open.
        case crashWhen(Gate)
        /// Waits until it is cancelled.
        case hang
    }

    package struct Crash: Error {}

    package struct Record: Sendable {
        package var requests: [LanguageRequest] = []
        package var standings = 0
        package var partings = 0
        package var running = 0
        package var mostRunning = 0
    }

    package let name: String
    package let width: Int
    package let languages: [String]?
    private let script: @Sendable (Int, LanguageRequest) -> Act
    /// Runs when the model's availability is checked.
    private let whenMet: (@Sendable () async -> Void)?
    /// The first `crowd` requests are answered only when all of them have arrived.
    private let crowd: Int
    private let state = Mutex(Record())

    package init(
        _ name: String, width: Int = 1, languages: [String]? = nil, crowd: Int = 0,
        script: @escaping @Sendable (Int, LanguageRequest) -> Act = { _, _ in .oblige },
        whenMet: (@Sendable () async -> Void)? = nil
    ) {
        self.name = name
        self.width = width
        self.languages = languages
        self.crowd = crowd
        self.whenMet = whenMet
        self.script = script
    }

    package var record: Record { state.withLock(\.self) }

    package func probe() async -> ModelAvailability<ModelFacts> {
        state.withLock { $0.standings += 1 }
        await whenMet?()
        if Task.isCancelled { return .unavailable(reason: "it was not waited for", remedy: "run again") }
        return .ready(ModelFacts(product: "script", enforcement: .schema))
    }

    package func reply(to request: LanguageRequest) async throws -> LanguageReply {
        let number = state.withLock { state in
            state.requests.append(request)
            state.running += 1
            state.mostRunning = max(state.mostRunning, state.running)
            return state.requests.count
        }
        defer { state.withLock { $0.running -= 1 } }
        if number <= crowd { try await waitForTheOthers() }
        switch script(number, request) {
        case .oblige: return LanguageReply(text: try request.schema.example?.compactText ?? "")
        case .obligeWhen(let gate):
            await gate.passed()
            return LanguageReply(text: try request.schema.example?.compactText ?? "")
        case .say(let text): return LanguageReply(text: text)
        case .fail(let kind): throw GenerationError(kind, "no")
        case .crash: throw Crash()
        case .crashWhen(let gate):
            await gate.passed()
            throw Crash()
        case .hang:
            try await Task.sleep(for: .seconds(600))
            throw GenerationError(.transient, "nobody cancelled it")
        }
    }

    package func release() async { state.withLock { $0.partings += 1 } }

    /// Waits at most 5 s. A test sees from the number of requests if fewer arrive.
    private func waitForTheOthers() async throws {
        for _ in 0..<1000 where record.requests.count < crowd { try await Task.sleep(for: .milliseconds(5)) }
    }
}
