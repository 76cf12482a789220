import Domain
import Generation
import Synchronization
import Transport

/// Polls the server while it draws one picture: how far the picture is, whether the job was stopped, whether the server
/// still answers.
final class ProgressPoller: Sendable {
    private static let usualPause = Duration.seconds(1)
    /// The number of failed polls in a row after which the server counts as ended.
    private static let patience = 3
    /// How long the poll after the reply may delay the picture. An idle server answers it at once.
    private static let lastLimit = Duration.seconds(1)

    private struct Record {
        var progress = 0.0
        /// Uptime in seconds.
        var lastMove: Double?
        /// Replies in which a job was being stopped.
        var stops: [ProgressReply] = []
    }

    private let server: ModelServer
    private let record = Mutex(Record())

    init(_ server: ModelServer) {
        self.server = server
    }

    /// Sends the request for a picture, and polls until the reply has arrived.
    ///
    /// Polling never extends the time limit of the request. It ends the wait early if the server no longer answers
    /// although the connection is open. After a timeout, the polls show how far the picture was.
    func reply(to path: RequestPath, _ body: JSONValue) async throws -> HTTPReply {
        do {
            return try await withThrowingTaskGroup(of: HTTPReply?.self) { group in
                defer { group.cancelAll() }
                group.addTask { [server] in try await server.ask(path, body) }
                group.addTask { [self] in
                    try await lookOn()
                    return nil
                }
                while let reply = try await group.next() {
                    if let reply { return reply }
                }
                throw CancellationError()
            }
        } catch var error as GenerationError where error.kind == .transient {
            error.message += lastSeen
            if record.withLock(\.lastMove) != nil { error.timedOutSilently = false }
            throw error
        }
    }

    /// Whether the job of a reply was stopped before it was done. `timestamp` is its start, if known. Polls once more,
    /// because a job can begin and be stopped between two polls.
    func sawStop(ofJobBegunAt timestamp: String?) async throws -> Bool {
        let last: ProgressReply?
        do {
            last = try await look(within: min(server.probeLimit, Self.lastLimit))
        } catch is GenerationError {
            last = nil
        }
        let seen = record.withLock(\.stops) + (last.map { $0.isStopped && !$0.isRunning ? [$0] : [] } ?? [])
        return seen.contains { $0.isOfJob(begunAt: timestamp) }
    }

    private func lookOn() async throws {
        let pause = min(Self.usualPause, server.timeout / 8)
        var refusals = 0
        for _ in 0..<Int(server.timeout / pause) {
            try await server.time.sleep(pause)
            do {
                if let look = try await look() { add(look) }
                refusals = 0
            } catch let error as GenerationError {
                // Any other error comes from a busy server.
                refusals = error.kind == .unavailable ? refusals + 1 : 0
                guard refusals < Self.patience else {
                    throw GenerationError(.unavailable, "it was gone before the picture was done: \(error.message)")
                }
            }
        }
    }

    private func look(within limit: Duration? = nil) async throws -> ProgressReply? {
        let reply = try await server.probe(
            "/sdapi/v1/progress", query: [QueryItem("skip_current_image", "true")], limit: limit)
        return reply.status == 200 ? reply.decoded(as: ProgressReply.self) : nil
    }

    private func add(_ look: ProgressReply) {
        let now = server.time.uptime()
        record.withLock { record in
            if look.isRunning, look.progress != record.progress {
                record.progress = look.progress
                record.lastMove = now
            }
            if look.isRunning, look.isStopped, !record.stops.contains(look) { record.stops.append(look) }
        }
    }

    /// For an error text.
    private var lastSeen: String {
        let (progress, lastMove) = record.withLock { ($0.progress, $0.lastMove) }
        guard let lastMove else { return "; its progress never moved" }
        let percent = Int((min(max(progress, 0), 1) * 100).rounded())
        return "; its progress last moved \(Int(server.time.uptime() - lastMove)) s before, to \(percent) %"
    }
}
