package import Platform

/// Sends requests over HTTP, for all backends. It resolves names itself, connects only to addresses that its policy
/// allows, keeps every exchange within its limits, and sends no request twice.
package final class HTTPTransport: Sendable {
    private let loop = TransferLoop()
    private let addresses: AddressBook
    private let policy: NetworkPolicy
    private let clock: any Clock<Duration>
    private let log: ExchangeLog?
    private let redactor: Redactor

    /// ``shutdown()`` must be called before the transport is released. Without a resolver it uses one that asks no
    /// machine that the policy rules out. `redactor` gets the keys of all requests.
    init(
        policy: NetworkPolicy = .loopbackOnly, resolver: (any HostResolver)? = nil,
        clock: any Clock<Duration> = ContinuousClock(), log: ExchangeLog? = nil, redactor: Redactor = Redactor()
    ) {
        self.policy = policy
        self.clock = clock
        self.log = log
        self.redactor = redactor
        addresses = AddressBook(resolver: resolver ?? policy.resolver)
    }

    /// Closes all connections. Exchanges in progress fail.
    func shutdown() async {
        await loop.shutdown()
    }

    /// Opens a transport while `body` runs.
    package static func open<Value>(
        policy: NetworkPolicy = .loopbackOnly, resolver: (any HostResolver)? = nil,
        clock: any Clock<Duration> = ContinuousClock(), log: ExchangeLog? = nil, redactor: Redactor = Redactor(),
        _ body: (HTTPTransport) async throws -> Value
    ) async throws -> Value {
        let transport = HTTPTransport(
            policy: policy, resolver: resolver, clock: clock, log: log, redactor: redactor)
        do {
            let value = try await body(transport)
            await transport.shutdown()
            return value
        } catch {
            await transport.shutdown()
            throw error
        }
    }

    /// Sends a request and reads the whole reply, whatever its status.
    ///
    /// Throws ``TransportError``, or `CancellationError` where the task was cancelled: then the connection is closed at
    /// once, and a task cancelled before the call sends nothing. Keys are masked in the reply's headers and in errors.
    /// The body is the server's, byte for byte; ``HTTPReply/text`` and ``HTTPReply/json(keepsPictures:)`` mask keys.
    package func exchange(_ request: HTTPRequest) async throws -> HTTPReply {
        try Task.checkCancellation()
        return try await exchange(request, by: clock)
    }

    private func exchange(_ request: HTTPRequest, by clock: some Clock<Duration>) async throws -> HTTPReply {
        let start = clock.now
        for header in request.headers { header.addSecret(to: redactor) }
        let outcome: Result<HTTPReply, any Error>
        do {
            let exchange = Exchange(
                request: request, policy: policy, loop: loop, addresses: addresses, clock: clock)
            var reply = try await exchange.run()
            reply.headers = reply.headers.redacted(by: redactor)
            reply.redactor = redactor
            reply.milliseconds = Int(start.duration(to: clock.now) / .milliseconds(1))
            outcome = .success(reply)
        } catch let error as TransportError {
            outcome = .failure(error.redacted(by: redactor))
        } catch {
            outcome = .failure(error)
        }
        if let log {
            let milliseconds = Int(start.duration(to: clock.now) / .milliseconds(1))
            await log.record(ExchangeRecord(request, redactor, outcome, milliseconds: milliseconds))
        }
        return try outcome.get()
    }
}
