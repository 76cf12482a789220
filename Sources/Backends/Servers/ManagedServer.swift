import Domain
import Generation
import Platform
import Synchronization
import SystemPackage

/// A server that the run starts when its model is first needed, and stops when the model is released.
///
/// A server that already answers at the address is used as it is and is not stopped.
final class ManagedServer: Sendable {
    private enum Phase {
        /// The run has not started the server.
        case idle
        /// Nil until there is a process. It does not accept connections yet.
        case starting(ServerProcess?)
        case running(ServerProcess)

        var process: ServerProcess? {
            switch self {
            case .idle: nil
            case .starting(let process): process
            case .running(let process): process
            }
        }
    }

    /// Lines from the log of a server that ended, for the report.
    private static let lastLines = 5
    private static let pause = Duration.milliseconds(200)

    /// The backend's name.
    private let name: String
    /// Of its log, without the extension.
    private let logName: String
    private let start: ServerStart
    private let host: BackendHost
    private let phase = Mutex(Phase.idle)
    private let restarts = Mutex(RestartSchedule())

    /// `port` distinguishes the servers of a backend that has several.
    init(of backend: String, port: Int? = nil, start: ServerStart, on host: BackendHost) {
        name = backend
        logName = String(backend.map { $0.isLetter || $0.isNumber ? $0 : "-" }) + (port.map { "-\($0)" } ?? "")
        self.start = start
        self.host = host
    }

    /// Probes a model, and starts its server first if there is none. If several tasks probe at the same time, one
    /// starts the server and the others wait for it.
    func probe<Facts>(_ ask: () async -> ModelAvailability<Facts>) async -> ModelAvailability<Facts> {
        while true {
            let found = phase.withLock { phase in
                let found = phase
                if case .idle = phase { phase = .starting(nil) }
                return found
            }
            switch found {
            case .idle: return await started(ask)
            case .running(let server) where server.isRunning:
                let standing = await ask()
                guard case .loading = standing else { return standing }
                return await awaited(server, ask)
            case .running(let server):
                switch beginRestart(of: server) {
                case .begun(let pause): return await restarted(after: pause, ask)
                case .begunByAnother: continue
                case .denied: return .absent(reason: lastWords(of: server), remedy: remedy)
                }
            case .starting(let server?) where server.isRunning: return await awaited(server, ask)
            case .starting:
                do {
                    try await host.time.sleep(Self.pause)
                } catch {
                    return Self.stopped()
                }
            }
        }
    }

    private enum Restart {
        case begun(after: Duration)
        /// Another task found that the server has ended.
        case begunByAnother
        case denied
    }

    private func beginRestart(of server: ServerProcess) -> Restart {
        let now = host.time.uptime()
        return phase.withLock { phase in
            guard case .running(let known) = phase, known === server else { return .begunByAnother }
            guard let pause = restarts.withLock({ $0.pause(at: now) }) else { return .denied }
            phase = .starting(nil)
            return .begun(after: pause)
        }
    }

    private func restarted<Facts>(
        after pause: Duration, _ ask: () async -> ModelAvailability<Facts>
    ) async -> ModelAvailability<Facts> {
        do {
            try await host.time.sleep(pause)
        } catch {
            phase.withLock { $0 = .idle }
            return Self.stopped()
        }
        return await started(ask)
    }

    private func started<Facts>(_ ask: () async -> ModelAvailability<Facts>) async -> ModelAvailability<Facts> {
        let before = await ask()
        guard case .absent = before, !Task.isCancelled else {
            phase.withLock { $0 = .idle }
            return before
        }
        do {
            try host.files.makeDirectory(host.logs)
            let server = try await host.runner.startServer(
                Command(start.command.program, start.command.arguments, environment: host.environment.withoutKeys),
                log: log, redactor: host.redactor)
            phase.withLock { $0 = .starting(server) }
            let standing = try await whenReady(server, ask)
            if standing.refusal == nil {
                phase.withLock { if $0.process === server { $0 = .running(server) } }
            } else {
                await stop()
            }
            return standing
        } catch {
            await stop()
            return error is CancellationError ? Self.stopped() : .unavailable(reason: "\(error)", remedy: remedy)
        }
    }

    private func awaited<Facts>(
        _ server: ServerProcess, _ ask: () async -> ModelAvailability<Facts>
    ) async -> ModelAvailability<Facts> {
        do {
            return try await whenReady(server, ask)
        } catch {
            // Only a stopped run ends the wait.
            return Self.stopped()
        }
    }

    /// Throws `CancellationError` if the run is stopped.
    private func whenReady<Facts>(
        _ server: ServerProcess, _ ask: () async -> ModelAvailability<Facts>
    ) async throws -> ModelAvailability<Facts> {
        let begun = host.time.uptime()
        let patience = start.patience / .seconds(1)
        while server.isRunning {
            let standing = await ask()
            try Task.checkCancellation()
            guard let reason = standing.refusal?.reason else { return standing }
            if server.isRunning, host.time.uptime() - begun > patience {
                return .unavailable(
                    reason: "its server did not answer as it should within \(Int(patience)) s: \(reason)",
                    remedy: "give it more “patience:”, or look at “\(log)”")
            }
            try await host.time.sleep(Self.pause)
        }
        return .unavailable(reason: lastWords(of: server), remedy: remedy)
    }

    /// Carries out a request, and reports if it failed because the server has ended. In that case it calls `forget`,
    /// because the facts about that server may not apply to the next one.
    func watching<Value>(
        _ request: () async throws -> Value, forget: () async -> Void
    ) async throws -> Value {
        do {
            return try await request()
        } catch let error as GenerationError {
            guard let server = phase.withLock(\.process), try await hasDied(server, after: error) else {
                throw error
            }
            await forget()
            let isAllowed = restarts.withLock { [now = host.time.uptime()] in $0.allows(at: now) }
            throw GenerationError(isAllowed ? .transient : .unavailable, lastWords(of: server))
        }
    }

    /// The end of a server is detected a moment after its connection broke.
    private func hasDied(_ server: ServerProcess, after error: GenerationError) async throws -> Bool {
        guard error.kind == .transient || error.kind == .unavailable else { return false }
        for _ in 0..<10 where server.isRunning { try await host.time.sleep(.milliseconds(50)) }
        return !server.isRunning
    }

    func stop() async {
        let last = phase.withLock { phase in
            defer { phase = .idle }
            return phase
        }
        await last.process?.stop()
    }
}

extension ManagedServer {
    private var log: FilePath {
        host.logs.appending("\(logName).log")
    }

    private var remedy: String { "look at “\(log)”, and at “start:” of “\(name)” in the pipeline file" }

    private static func stopped<Facts>() -> ModelAvailability<Facts> {
        .unavailable(reason: "the run was stopped while its server was starting", remedy: "run again")
    }

    private func lastWords(of server: ServerProcess) -> String {
        let lines = server.logTail(lines: Self.lastLines).map(\.excerpt).filter { !$0.isEmpty }
        return "its server “\(start.command.program)” has ended"
            + (lines.isEmpty ? "" : "; it last wrote: \(lines.joined(separator: " / "))")
    }
}
