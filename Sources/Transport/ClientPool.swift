import AsyncHTTPClient
import NIOCore
import NIOPosix
import Synchronization

/// The clients that hold the connections, one for each address of a host: a client connects to the address it was made
/// for and looks nothing up.
final class ClientPool: Sendable {
    struct Key: Hashable {
        var host: String
        var address: IPAddress
        /// Clients have it once for all their requests.
        var connectLimit: Duration
    }

    private struct State {
        var clients: [Key: HTTPClient] = [:]
        var isShutDown = false
    }

    /// Far above what backends take at a time; beyond it requests would wait for each other.
    private static let connectionsPerAddress = 64

    /// Shorter than the five seconds after which many servers close a connection that is not used, so that hardly a
    /// request meets one that is being closed.
    private static let keepAlive = TimeAmount.seconds(4)

    private static let shutdownLimit = Duration.milliseconds(500)

    private let policy: NetworkPolicy
    private let state = Mutex(State())

    init(policy: NetworkPolicy) {
        self.policy = policy
    }

    var isShutDown: Bool { state.withLock { $0.isShutDown } }

    /// Nil after the end.
    func client(for key: Key) -> HTTPClient? {
        state.withLock { state in
            guard !state.isShutDown else { return nil }
            if let client = state.clients[key] { return client }
            let client = HTTPClient(
                eventLoopGroup: MultiThreadedEventLoopGroup.singleton, configuration: configuration(for: key))
            state.clients[key] = client
            return client
        }
    }

    /// Waits until the connections are closed, but not for those that are only being made: they end by themselves when
    /// their time to connect is over.
    func shutdown() async {
        let clients = state.withLock { state in
            defer { state = State(isShutDown: true) }
            return Array(state.clients.values)
        }
        await withTaskGroup(of: Void.self) { group in
            for client in clients { group.addTask { await Self.shutDown(client) } }
        }
    }

    /// Neither a client that reports an error nor one that takes long keeps a transport from its end.
    private static func shutDown(_ client: HTTPClient) async {
        try? await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await Answer.of { answer in client.shutdown { _ in answer.give(.success(())) } } }
            group.addTask { try await Task.sleep(for: shutdownLimit) }
            try await group.next()
        }
    }

    /// HTTP/1.1, no redirects, no proxy, no decompression, and no second attempt to connect.
    private func configuration(for key: Key) -> HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration()
        configuration.redirectConfiguration = .disallow
        configuration.httpVersion = .http1Only
        configuration.timeout.connect = .nanoseconds(Int64(key.connectLimit / .nanoseconds(1)))
        configuration.connectionPool.idleTimeout = Self.keepAlive
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = Self.connectionsPerAddress
        if key.host != key.address.description { configuration.dnsOverride = [key.host: key.address.description] }
        configuration.http1_1ConnectionDebugInitializer = { [policy] channel in
            Self.check(channel, expecting: key, policy: policy)
        }
        return configuration
    }

    /// Runs when a connection is made and before anything is sent: whoever is at the other end is who was meant.
    private static func check(
        _ channel: any Channel, expecting key: Key, policy: NetworkPolicy
    ) -> EventLoopFuture<Void> {
        let peer = channel.remoteAddress?.ipAddress.flatMap { IPAddress($0) }
        if let peer, policy.permits(peer) { return channel.eventLoop.makeSucceededVoidFuture() }
        // The pool does not close a connection that fails here, and must hear of the failure first.
        channel.eventLoop.execute { channel.close(promise: nil) }
        return channel.eventLoop.makeFailedFuture(
            TransportError.Cause.offLimits(host: key.host, address: peer ?? key.address))
    }
}
