/// One request in progress, with its redirects, addresses and time limits.
struct Exchange<Time: Clock<Duration>>: Sendable {
    /// The maximum number of redirects.
    private let redirectLimit = 3

    let request: HTTPRequest
    let policy: NetworkPolicy
    let loop: TransferLoop
    let addresses: AddressBook
    let clock: Time
    let progress: ExchangeProgress<Time.Instant>

    init(
        request: HTTPRequest, policy: NetworkPolicy, loop: TransferLoop, addresses: AddressBook, clock: Time
    ) {
        self.request = request
        self.policy = policy
        self.loop = loop
        self.addresses = addresses
        self.clock = clock
        progress = ExchangeProgress()
    }

    /// Ends with the first of: the reply, the total limit, the idle limit.
    func run() async throws -> HTTPReply {
        try await withThrowingTaskGroup(of: HTTPReply.self) { group in
            defer { group.cancelAll() }
            group.addTask { try await follow() }
            group.addTask { throw try await timeout() }
            group.addTask { throw try await silence() }
            do {
                guard let reply = try await group.next() else { throw CancellationError() }
                return reply
            } catch {
                // A cancelled task may get another error from the operation that was cancelled.
                if Task.isCancelled { throw CancellationError() }
                throw error
            }
        }
    }

    private func timeout() async throws -> TransportError {
        try await clock.sleep(for: request.limits.total)
        return failure(.timedOut(progress.phase, after: request.limits.total))
    }

    private func silence() async throws -> TransportError {
        let limit = request.limits.idle
        while true {
            guard let last = progress.lastByte else {
                try await clock.sleep(for: limit)
                continue
            }
            let end = last.advanced(by: limit)
            if clock.now >= end { return failure(.timedOut(.silence, after: limit)) }
            try await clock.sleep(until: end, tolerance: nil)
        }
    }

    private func follow() async throws -> HTTPReply {
        var target = try checkedTarget()
        var redirects = 0
        while true {
            let reply = try await send(to: target)
            guard let redirect = Redirect(reply, of: request, to: target) else { return reply }
            redirects += 1
            if let fault = redirect.fault ?? (redirects > redirectLimit ? .tooMany(limit: redirectLimit) : nil) {
                throw failure(.redirectRefused(to: redirect.shown, fault))
            }
            target = redirect.target
        }
    }

    private func checkedTarget() throws -> String {
        for header in request.headers {
            if let fault = header.fault { throw failure(.unsendable(reason: fault)) }
        }
        if let type = request.body?.contentType, !type.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            throw failure(.unsendable(reason: "the type of its body has a character that headers do not take"))
        }
        do {
            return try request.endpoint.target(request.path, query: request.query)
        } catch {
            throw failure(.unsendable(reason: "“\(error.segment)” cannot be a part of a path"))
        }
    }

    func failure(_ cause: TransportError.Cause) -> TransportError {
        let path = (try? request.endpoint.target(request.path, query: [])) ?? ""
        return TransportError(request.endpoint.shown(path), cause)
    }
}
