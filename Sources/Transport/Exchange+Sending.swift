/// One hop: from a name to an address, from there to a reply.
extension Exchange {
    /// To the first address that takes a connection. Nothing was sent to one that did not.
    func send(to target: String) async throws -> HTTPReply {
        let endpoint = request.endpoint
        if let path = endpoint.socketPath { return try await send(to: target, at: .socket(path)) }
        var refusals: [TransportError] = []
        for address in try await permittedAddresses() {
            do {
                let reply = try await send(to: target, at: .address(address, port: endpoint.port))
                await addresses.prefer(address, for: endpoint.host)
                return reply
            } catch let error as TransportError where error.isRefusal {
                refusals.append(error)
            }
        }
        await addresses.forget(endpoint.host)
        throw combined(refusals)
    }

    private func permittedAddresses() async throws -> [IPAddress] {
        let host = request.endpoint.host
        let found = if let address = request.endpoint.address { [address] } else { try await resolve(host) }
        if let other = found.first(where: { !policy.permits($0) }) {
            await addresses.forget(host)
            throw failure(.offLimits(host: host, address: other))
        }
        return found
    }

    private func resolve(_ host: String) async throws -> [IPAddress] {
        progress.enter(.resolving)
        let limit = request.limits.connect
        do {
            return try await withThrowingTaskGroup(of: [IPAddress].self) { group in
                defer { group.cancelAll() }
                group.addTask { try await addresses.addresses(of: host) }
                group.addTask {
                    try await clock.sleep(for: limit)
                    throw failure(.timedOut(.resolving, after: limit))
                }
                return try await group.next() ?? []
            }
        } catch let error as ResolutionError {
            throw failure(.cannotResolve(host: host, reason: error.description))
        } catch let cause as TransportError.Cause {
            throw failure(cause)
        }
    }

    private func send(to target: String, at destination: Destination) async throws -> HTTPReply {
        progress.enter(.waiting)
        let transfer = Transfer(request: request, target: target, destination: destination, policy: policy) {
            [progress, clock] in progress.received(at: clock.now)
        }
        do {
            return try await loop.reply(to: transfer)
        } catch let cause as TransportError.Cause {
            if Task.isCancelled { throw CancellationError() }
            throw failure(cause)
        }
    }

    private func combined(_ refusals: [TransportError]) -> TransportError {
        let addresses = refusals.flatMap { refusal -> [String] in
            if case .cannotConnect(let addresses, _) = refusal.cause { addresses } else { [] }
        }
        guard let last = refusals.last else { return failure(.cannotConnect(to: [], reason: "no address")) }
        guard case .cannotConnect(_, let reason) = last.cause else { return last }
        return failure(.cannotConnect(to: addresses, reason: reason))
    }
}

extension TransportError {
    /// Whether another address of the host may be tried: no server took the connection, so nothing was sent.
    fileprivate var isRefusal: Bool {
        switch cause {
        case .cannotConnect, .timedOut(.connecting, _): true
        default: false
        }
    }
}
