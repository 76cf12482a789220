import Domain
import Generation
import Synchronization
import Transport

/// Looks on while one picture is drawn: how far it is, whether somebody stops it, whether the server is still there.
final class ProgressPoller: Sendable {
    private static let usualPause = Duration.seconds(1)
    /// So many looks in a row find nobody where a server has ended.
    private static let patience = 3

    private struct Record {
        var progress = 0.0
        /// Uptime.
        var lastMove: Double?
        /// A job was seen being stopped.
        var stops: [ProgressReply] = []
    }

    private let server: ModelServer
    private let record = Mutex(Record())

    init(_ server: ModelServer) {
        self.server = server
    }

    /// Asks for a picture, and looks on until the reply is there.
    ///
    /// The looks never prolong the time that an answer may take. They cut it short where nobody is there any more though
    /// the connection still is; where it runs out, they tell how far the picture was.
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

    /// Whether the job of which a reply came was stopped before it was done; `timestamp` says when it began, where that
    /// is known. Looks once more, since a job can begin and be stopped between two looks.
    func sawStop(ofJobBegunAt timestamp: String?) async throws -> Bool {
        let last: ProgressReply?
        do {
            last = try await look()
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
                // Any other error is that of a server with much to do.
                refusals = error.kind == .unavailable ? refusals + 1 : 0
                guard refusals < Self.patience else {
                    throw GenerationError(.unavailable, "it was gone before the picture was done: \(error.message)")
                }
            }
        }
    }

    private func look() async throws -> ProgressReply? {
        let reply = try await server.probe("/sdapi/v1/progress", query: [QueryItem("skip_current_image", "true")])
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
