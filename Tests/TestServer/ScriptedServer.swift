import Foundation

/// An HTTP server on this machine that follows a script, correct or faulty, and records its requests.
package final class ScriptedServer: Sendable {
    /// Limits for tests with an endless loop.
    private static let requestLimit = 20_000
    static let bodyLimit = 256_000_000

    /// The address that it listens on: `127.0.0.1`, `::1`.
    package let host: String
    package var port: Int { listener.port }

    private let listener: Listener
    private let record = ServerRecord()
    private let connections = ConnectionList()

    /// Plays the steps in order, one for each request. After the last it answers 500.
    package static func start(
        _ script: [ServerStep], host: String = "127.0.0.1", port: Int = 0, lifetime: Duration = .seconds(300)
    ) async throws -> ScriptedServer {
        try await start(host: host, port: port, lifetime: lifetime) { request in
            script.indices.contains(request.number - 1)
                ? script[request.number - 1] : .text("the script has ended\n", status: 500)
        }
    }

    /// `answer` returns the step for each request. The server stops after `lifetime`.
    package static func start(
        host: String = "127.0.0.1", port: Int = 0, lifetime: Duration = .seconds(300),
        answer: @escaping @Sendable (RecordedRequest) -> ServerStep
    ) async throws -> ScriptedServer {
        let server = try ScriptedServer(host: host, listener: Listener(host: host, port: port))
        let end = ContinuousClock.now.advanced(by: lifetime)
        let thread = Thread {
            server.listener.accept(until: end) { socket in
                server.serve(socket) { request in
                    request.number > requestLimit ? .text("too many requests\n", status: 500) : answer(request)
                }
            }
            // Connections stay open after the port is closed.
            while ContinuousClock.now < end, !server.connections.isClosed { Thread.sleep(forTimeInterval: 0.1) }
            server.end()
        }
        thread.start()
        return server
    }

    /// Starts a thread for a connection. It ends with the connection.
    private func serve(_ socket: Int32, answer: @escaping @Sendable (RecordedRequest) -> ServerStep) {
        connections.add(socket)
        let number = record.opened()
        let thread = Thread { [connections, record] in
            var connection = Connection(number: number, socket: socket)
            let end = connection.serve { answer(record.received($0)) }
            connections.close(socket, byReset: end == .reset)
            record.closed(number)
        }
        thread.start()
    }

    /// Runs a server while `body` runs.
    package static func run<Value>(
        _ script: [ServerStep], host: String = "127.0.0.1", _ body: (ScriptedServer) async throws -> Value
    ) async throws -> Value {
        let server = try await start(script, host: host)
        do {
            let value = try await body(server)
            await server.stop()
            return value
        } catch {
            await server.stop()
            throw error
        }
    }

    private init(host: String, listener: Listener) {
        self.host = host
        self.listener = listener
    }

    /// `http://127.0.0.1:40123`, `unix:/tmp/llama.sock`
    package var url: String {
        host.hasPrefix("/") ? "unix:\(host)" : "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }

    package var requests: [RecordedRequest] { record.requests }
    /// The total number of connections.
    package var connectionCount: Int { record.connections }
    package var openConnectionCount: Int { record.openConnections }

    package func isClosed(connection: Int) -> Bool { record.isClosed(connection) }

    /// Whether `condition` becomes true within the time.
    package func waits(
        atMost limit: Duration = .seconds(60), until condition: (ScriptedServer) -> Bool
    ) async throws -> Bool {
        let end = ContinuousClock.now.advanced(by: limit)
        while !condition(self) {
            guard ContinuousClock.now < end else { return false }
            try await Task.sleep(for: .milliseconds(2))
        }
        return true
    }

    /// Accepts no more connections. Open ones stay open.
    package func closePort() async {
        listener.close()
    }

    package func stop() async {
        end()
    }

    private func end() {
        listener.close()
        connections.endAll()
    }
}
