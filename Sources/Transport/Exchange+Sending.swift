import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// One hop: from a name to an address, from there to a reply.
extension Exchange {
    /// To the first address that takes a connection. Nothing was sent to one that did not.
    func send(to target: String) async throws -> HTTPReply {
        let endpoint = request.endpoint
        var refusals: [TransportError] = []
        for address in try await permittedAddresses() {
            do {
                let reply = try await send(to: target, at: address)
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

    private func send(to target: String, at address: IPAddress) async throws -> HTTPReply {
        let key = ClientPool.Key(
            host: request.endpoint.host, address: address, connectLimit: request.limits.connect)
        guard let client = clients.client(for: key) else { throw failure(.shutDown) }
        let peer = address.with(port: request.endpoint.port)
        progress.enter(.waiting)
        do {
            // Its own deadline does not cover the body; `run()` has one that does.
            let response = try await client.execute(clientRequest(target), deadline: .distantFuture)
            progress.received(at: clock.now)
            let reader = ReplyReader(response, to: request.method, limits: request.limits, peer: peer)
            return try await reader.read { progress.received(at: clock.now) }
        } catch {
            if Task.isCancelled { throw CancellationError() }
            if clients.isShutDown { throw failure(.shutDown) }
            throw failure(ConnectionFailure(peer: peer, limits: request.limits).cause(of: error))
        }
    }

    private func clientRequest(_ target: String) -> HTTPClientRequest {
        var outgoing = HTTPClientRequest(url: request.endpoint.origin + target)
        outgoing.method = NIOHTTP1.HTTPMethod(rawValue: request.method.rawValue)
        outgoing.headers.add(name: "Accept-Encoding", value: "identity")
        for header in request.headers { outgoing.headers.add(name: header.name, value: header.line) }
        if !request.headers.contains(where: { $0.name.lowercased() == "user-agent" }) {
            outgoing.headers.add(name: "User-Agent", value: "nightpress")
        }
        if let body = request.body {
            outgoing.headers.add(name: "Content-Type", value: body.contentType)
            outgoing.body = .bytes(ByteBuffer(bytes: body.bytes))
        }
        return outgoing
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
    /// Whether another address of the host may be tried: nobody was there to read anything.
    fileprivate var isRefusal: Bool {
        switch cause {
        case .cannotConnect, .timedOut(.connecting, _): true
        default: false
        }
    }
}
