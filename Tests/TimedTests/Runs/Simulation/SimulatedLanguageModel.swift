import PipelineFixtures
import Synchronization

@testable import Domain
@testable import Generation

/// A language model that takes simulated time for each answer, and is away at set times.
final class SimulatedLanguageModel: LanguageModel {
    private let inner: ScriptedLanguageModel
    private let clock: SimulatedClock
    private let seconds: Double
    private let away: Range<Double>
    private let times = Mutex<[Range<Double>]>([])

    /// `away` is in seconds of simulated time.
    init(_ name: String, seconds: Double, away: Range<Double> = 0..<0, clock: SimulatedClock) {
        inner = ScriptedLanguageModel(name) { number, request in
            request.schemaName == "story" ? .say(Self.story(number)) : .oblige
        }
        self.seconds = seconds
        self.away = away
        self.clock = clock
    }

    private static func story(_ number: Int) -> String {
        let paragraph = String(repeating: "Mira \(number) walked along the river and sang all day. ", count: 3)
        return "{\"title\":\"Mira \(number)\",\"paragraphs\":["
            + Array(repeating: "\"\(paragraph)\"", count: 4).joined(separator: ",") + "]}"
    }

    var name: String { inner.name }
    var width: Int { 1 }
    var languages: [String]? { nil }
    /// When its answers were made.
    var answers: [Range<Double>] { times.withLock(\.self) }

    func probe() async -> ModelAvailability<ModelFacts> {
        if away.contains(clock.now) { return .absent(reason: "connection refused", remedy: "start it") }
        return await inner.probe()
    }

    func reply(to request: LanguageRequest) async throws -> LanguageReply {
        guard !away.contains(clock.now) else { throw GenerationError(.unavailable, "connection refused") }
        let begin = clock.now
        try await clock.sleep(.seconds(seconds))
        times.withLock { $0.append(begin..<clock.now) }
        return try await inner.reply(to: request)
    }
}
