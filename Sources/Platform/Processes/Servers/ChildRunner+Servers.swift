import Dispatch
package import SystemPackage

extension ChildRunner {
    /// Starts a server, and stops it when the body returns or throws. `grace` is the time between SIGTERM and SIGKILL.
    /// The server's output is appended to the log, up to `logBytes` in total.
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

    /// Starts a server that runs until it is stopped or released. Returns when the program is executed; the caller must
    /// check when it serves. Keys are masked in the log. The grace is used when this program ends or the server is released.
    package func startServer(
        _ command: Command, log path: FilePath, logBytes: Int = 10_000_000, grace: Duration = .seconds(2),
        redactor: Redactor = Redactor()
    ) async throws -> ServerProcess {
        try Task.checkCancellation()
        let log = try ServerLog(path, limit: logBytes, redactor: redactor)
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
