import Dispatch
package import SystemPackage

extension ChildRunner {
    /// Starts a server, and stops it when the body has ended in whatever way; the grace is from being asked to end to
    /// being killed. What the server writes goes to the end of the log, which takes no more than `logBytes` in all.
    func withServer<Value>(
        _ command: Command, log: FilePath, logBytes: Int = 10_000_000, grace: Duration = .seconds(2),
        _ body: (ServerProcess) async throws -> Value
    ) async throws -> Value {
        let server = try await startServer(command, log: log, logBytes: logBytes, grace: grace)
        do {
            let value = try await body(server)
            await server.stop(grace: grace)
            return value
        } catch {
            await server.stop(grace: grace)
            throw error
        }
    }

    /// Starts a server that runs until it is stopped or let go. Returns when the program is executed; when it serves is
    /// for the caller to find out. The grace is for when this program is gone or the server let go.
    package func startServer(
        _ command: Command, log path: FilePath, logBytes: Int = 10_000_000, grace: Duration = .seconds(2)
    ) async throws -> ServerProcess {
        try Task.checkCancellation()
        let log = try ServerLog(path, limit: logBytes)
        let kept = try start(command, grace: grace, mergesErrors: true)
        let life = ServerLifecycle()
        DispatchQueue(label: command.program).async {
            var exchange = Exchange(
                kept, input: [], sink: ServerOutput(life: life, log: log), time: nil, grace: grace)
            let ending = exchange.run()
            log.close()
            life.end(Result { () throws(ChildProcessError) in try ending.termination(of: command) })
        }
        let process = try await life.started()
        let server = ServerProcess(life: life, log: log, control: kept.control, processIdentifier: process)
        if Task.isCancelled {
            await server.stop(grace: .zero)
            throw CancellationError()
        }
        return server
    }
}
