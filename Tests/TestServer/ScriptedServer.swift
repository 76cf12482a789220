import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// An HTTP server on this machine that does as it is told, well or badly, and remembers what it was asked.
package final class ScriptedServer: Sendable {
    /// Bounds for tests that go wrong.
    private static let requestLimit = 20_000
    static let bodyLimit = 256_000_000

    /// Where it listens: `127.0.0.1`, `::1`.
    package let host: String
    package let port: Int

    private let record: ServerRecord
    private let listener: any Channel
    private let connections: ConnectionList

    /// Plays the steps in order, one a request, and answers 500 when there are no more.
    package static func start(
        _ script: [ServerStep], host: String = "127.0.0.1", port: Int = 0, lifetime: Duration = .seconds(300)
    ) async throws -> ScriptedServer {
        try await start(host: host, port: port, lifetime: lifetime) { request in
            script.indices.contains(request.number - 1)
                ? script[request.number - 1] : .text("the script has ended\n", status: 500)
        }
    }

    /// Asks `answer` what to do with each request. Everything ends by itself after `lifetime`.
    package static func start(
        host: String = "127.0.0.1", port: Int = 0, lifetime: Duration = .seconds(300),
        answer: @escaping @Sendable (RecordedRequest) -> ServerStep
    ) async throws -> ScriptedServer {
        let record = ServerRecord()
        let connections = ConnectionList()
        let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
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
            .bind(host: host, port: port).get()
        let server = try ScriptedServer(host: host, record: record, listener: listener, connections: connections)
        listener.eventLoop.scheduleTask(in: .nanoseconds(Int64(lifetime / .nanoseconds(1)))) {
            connections.closeAll()
            listener.close(promise: nil)
        }
        return server
    }

    /// A server for the time of `body`.
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
        guard let port = listener.localAddress?.port else { throw ChannelError.unknownLocalAddress }
        self.host = host
        self.port = port
        self.record = record
        self.listener = listener
        self.connections = connections
    }

    /// `http://127.0.0.1:40123`
    package var url: String { "http://\(host.contains(":") ? "[\(host)]" : host):\(port)" }

    package var requests: [RecordedRequest] { record.requests }
    /// How many there were in all.
    package var connectionCount: Int { record.connections }
    package var openConnectionCount: Int { record.openConnections }

    package func isClosed(connection: Int) -> Bool { record.isClosed(connection) }

    /// Whether `condition` came to hold within the time.
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

    /// Takes no more connections; those that are open stay so.
    package func closePort() async {
        // Closed already where its lifetime is over.
        try? await listener.close()
    }

    /// Closes the port and all connections.
    package func stop() async {
        connections.closeAll()
        // Closed already where its lifetime is over.
        try? await listener.close()
    }
}
