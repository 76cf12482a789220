import Synchronization

/// The requests and connections of a server so far.
final class ServerRecord: Sendable {
    private struct State {
        var requests: [RecordedRequest] = []
        var connections = 0
        var closed: Set<Int> = []
    }

    private let state = Mutex(State())

    var requests: [RecordedRequest] { state.withLock { $0.requests } }
    var connections: Int { state.withLock { $0.connections } }
    var openConnections: Int { state.withLock { $0.connections - $0.closed.count } }

    func isClosed(_ connection: Int) -> Bool { state.withLock { $0.closed.contains(connection) } }

    func opened() -> Int {
        state.withLock {
            $0.connections += 1
            return $0.connections
        }
    }

    func closed(_ connection: Int) {
        _ = state.withLock { $0.closed.insert(connection) }
    }

    /// Returns the request with its number.
    func received(_ request: RecordedRequest) -> RecordedRequest {
        state.withLock {
            var request = request
            request.number = $0.requests.count + 1
            $0.requests.append(request)
            return request
        }
    }
}
