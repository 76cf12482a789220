import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// An HTTP server on this machine that follows a script, correct or faulty, and records its requests.
package final class ScriptedServer: Sendable {
    /// Limits for tests with an endless loop.
    private static let requestLimit = 20_000
    static let bodyLimit = 256_000_000

    /// The address that it listens on: `127.0.0.1`, `::1`.
    package let host: String
    package let port: Int

    private let record: ServerRecord
    private let listener: any Channel
    private let connections: ConnectionList

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
        let record = ServerRecord()
        let connections = ConnectionList()
        let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(ByteToMessageHandler(HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes)))
                    try pipeline.addHandler(
                        ConnectionHandler(record: record, connections: connections) { request in
                            request.number > requestLimit ? .text("too many requests\n", status: 500) : answer(request)
                        })
                }
            }
        let listener =
            if host.hasPrefix("/") {
                try await bootstrap.bind(unixDomainSocketPath: host).get()
            } else {
                try await bootstrap.childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
                    .bind(host: host, port: port).get()
            }
        let server = try ScriptedServer(host: host, record: record, listener: listener, connections: connections)
        listener.eventLoop.scheduleTask(in: .nanoseconds(Int64(lifetime / .nanoseconds(1)))) {
            connections.closeAll()
            listener.close(promise: nil)
        }
        return server
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

    private init(host: String, record: ServerRecord, listener: any Channel, connections: ConnectionList) throws {
        self.host = host
        port = listener.localAddress?.port ?? 0
        self.record = record
        self.listener = listener
        self.connections = connections
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
        // Fails if it is already closed after its lifetime.
        try? await listener.close()
    }

    package func stop() async {
        connections.closeAll()
        // Fails if it is already closed after its lifetime.
        try? await listener.close()
    }
}
