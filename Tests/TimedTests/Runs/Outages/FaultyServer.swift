import FakeImageServers
import Synchronization
import TestServer

/// An image server at one address. It goes away, comes back, or gives way to another product, and fails while it is there.
/// Times are those of a scaled clock.
actor FaultyServer {
    enum Occupant: Sendable {
        case painter
        case languageModel
    }

    struct Change: Sendable {
        enum Moment: Sendable {
            /// Seconds after the last change.
            case later(Double)
            /// After this many picture requests in all.
            case requests(Int)
        }

        var moment: Moment
        /// What is at the address then. Nil: connections are refused.
        var occupant: Occupant?

        init(_ moment: Moment, _ occupant: Occupant?) {
            self.moment = moment
            self.occupant = occupant
        }
    }

    /// How a picture request fails. Nil: the picture is drawn.
    typealias Fault = @Sendable (_ number: Int, RecordedRequest) -> ImageSituation?

    struct Counts: Sendable {
        var pictures = 0
        var probes = 0
    }

    nonisolated let port: Int
    private let clock: ScaledClock
    private let fault: Fault
    private let counted = Counter()
    private var server: ScriptedServer?

    private final class Counter: Sendable {
        let counts = Mutex(Counts())
    }

    init(port: Int, clock: ScaledClock, fault: @escaping Fault) {
        self.port = port
        self.clock = clock
        self.fault = fault
    }

    nonisolated var url: String { "http://127.0.0.1:\(port)" }
    nonisolated var counts: Counts { counted.counts.withLock(\.self) }

    /// Makes the changes until it is cancelled or all are made.
    func play(_ changes: [Change]) async throws {
        for change in changes {
            switch change.moment {
            case .later(let seconds): try await clock.sleep(.seconds(seconds))
            case .requests(let count):
                while counts.pictures < count { try await Task.sleep(for: .milliseconds(2)) }
            }
            try await place(change.occupant)
        }
    }

    func place(_ occupant: Occupant?) async throws {
        await server?.stop()
        server = nil
        guard let occupant else { return }
        let (painter, pause) = (FakeSDServer(), Duration.seconds(1) / clock.speed)
        server = try await ScriptedServer.startPatiently(port: port) { [counted, fault] request in
            guard case .painter = occupant else { return Self.answerOfLanguageModel(to: request) }
            guard painter.isQuestion(request) else {
                if request.path == "/v1/models" { counted.counts.withLock { $0.probes += 1 } }
                return painter.step(for: request, in: .drawing)
            }
            let number = counted.counts.withLock { counts in
                counts.pictures += 1
                return counts.pictures
            }
            return .after(pause, painter.step(for: request, in: fault(number, request) ?? .drawing))
        }
    }

    private static func answerOfLanguageModel(to request: RecordedRequest) -> ServerStep {
        request.path == "/v1/models"
            ? .json(#"{"data":[{"id":"fox-7b","object":"model","owned_by":"llama"}]}"#)
            : .json(#"{"error":{"message":"not found"}}"#, status: 404)
    }
}
