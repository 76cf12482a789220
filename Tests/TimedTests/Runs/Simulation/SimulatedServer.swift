import Domain
import PipelineFixtures
import Synchronization

@testable import Generation

/// An image server with faults at set times, as a run meets it. Records its requests.
final class SimulatedServer: ImageGenerator {
    struct Request: Hashable, Sendable {
        /// Nil for a health request.
        var page: String?
        var begin: Double
        var end: Double?
        /// Whether it answered with a picture.
        var isPicture = false
    }

    /// For an answer, in seconds.
    static let timeLimit = 120.0
    private static let healthLimit = 5.0
    private static let slowness = 8.0

    let name: String
    let traits: ImageGeneratorTraits
    let periods: [FaultPeriod]
    /// What its health says of it.
    private let facts: [String: String]
    /// How long a picture takes, in seconds.
    private let drawing: ClosedRange<Double>
    /// The share of requests that fail at random.
    private let randomFaults: Double
    private let clock: SimulatedClock
    private let state: Mutex<(random: SeededGenerator, requests: [Request])>

    init(
        _ name: String, width: Int, periods: [FaultPeriod], randomFaults: Double = 0, seed: UInt64 = 0,
        drawing: ClosedRange<Double> = 1...3, facts: [String: String] = [:], clock: SimulatedClock
    ) {
        self.facts = facts
        self.drawing = drawing
        self.name = name
        traits = ImageGeneratorTraits(width: width, drawsPagesIndependently: false, isFree: false, provenance: .model)
        self.periods = periods
        self.randomFaults = randomFaults
        self.clock = clock
        state = Mutex((SeededGenerator(seed: seed), []))
    }

    /// Whether pages may end without a picture by it.
    var failsPages: Bool { randomFaults > 0 || periods.contains(where: \.fault.failsPages) }
    var requests: [Request] { state.withLock(\.requests) }

    func fault(at time: Double) -> ServerFault? { periods.first { $0.time.contains(time) }?.fault }

    func availability() async -> Availability {
        let number = begin(nil)
        defer { end(number) }
        switch fault(at: clock.now) {
        case .away: return .away(reason: "connection refused", remedy: "start it")
        case .loading: return .loading(reason: "it loads its model", remedy: "wait")
        case .broken: return .loading(reason: "HTTP 500", remedy: "look at its log")
        case .hanging:
            try? await clock.sleep(.seconds(Self.healthLimit))
            return .loading(reason: "no answer", remedy: "look at its log")
        default: return .available(detail: "simulated", facts: facts)
        }
    }

    func picture(for request: ImageRequest) async throws -> GeneratedPicture {
        let number = begin("\(request.story.seed)/\(request.pageNumber)")
        var isPicture = false
        defer { end(number, isPicture: isPicture) }
        try await play(fault(at: clock.now))
        isPicture = true
        return try ScriptedImageGenerator.picture(of: request)
    }

    /// Returns if there is a picture.
    private func play(_ fault: ServerFault?) async throws {
        switch fault {
        case .away: throw GenerationError(.unavailable, "connection refused")
        case .loading: throw GenerationError(.busy, "HTTP 503: it loads its model")
        case .busy(let seconds):
            throw GenerationError(.busy, "HTTP 429", retryAfter: seconds.map { .seconds($0) })
        case .broken, .hollow:
            try await clock.sleep(.milliseconds(300))
            throw GenerationError(.transient, "HTTP 500")
        case .hanging:
            try await clock.sleep(.seconds(Self.timeLimit))
            throw GenerationError(.transient, "no answer", timedOutSilently: true)
        case .garbled:
            try await draw(1)
            throw GenerationError(.badPicture, "no picture")
        case .refusing: throw GenerationError(.refused, "content policy")
        case .slow: try await draw(Self.slowness)
        case nil:
            try await failAtRandom()
            try await draw(1)
        }
    }

    /// A server that goes away while it draws resets the connection.
    private func draw(_ factor: Double) async throws {
        let end = clock.now + factor * state.withLock { $0.random.next(in: drawing) }
        let breaks = periods.filter { $0.fault == .away && (clock.now..<end).contains($0.time.lowerBound) }
            .map(\.time.lowerBound).min()
        try await clock.sleep(.seconds((breaks ?? end) - clock.now))
        if breaks != nil { throw GenerationError(.transient, "connection reset") }
    }

    private func failAtRandom() async throws {
        let kinds: [ErrorKind] = [.refused, .badPicture, .transient, .transient, .busy]
        let (share, kind) = state.withLock { ($0.random.nextUnit(), $0.random.pick(kinds)) }
        guard share < randomFaults else { return }
        try await clock.sleep(.milliseconds(200))
        throw GenerationError(kind, "at random")
    }

    private func begin(_ page: String?) -> Int {
        state.withLock { state in
            state.requests.append(Request(page: page, begin: clock.now))
            return state.requests.count - 1
        }
    }

    private func end(_ number: Int, isPicture: Bool = false) {
        state.withLock { state in
            state.requests[number].end = clock.now
            state.requests[number].isPicture = isPicture
        }
    }

    func recipe(for request: ImageRequest) -> String { "\(name) \(request.concept) \(request.seed)" }
}
