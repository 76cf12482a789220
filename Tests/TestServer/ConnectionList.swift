import NIOCore
import Synchronization

final class ConnectionList: Sendable {
    private struct State {
        var channels: [ObjectIdentifier: any Channel] = [:]
        var isClosed = false
    }

    private let state = Mutex(State())

    /// A connection that arrives after the server has stopped is closed at once.
    func add(_ channel: any Channel) {
        let isTooLate = state.withLock {
            $0.channels[ObjectIdentifier(channel)] = channel
            return $0.isClosed
        }
        if isTooLate { channel.close(promise: nil) }
    }

    func remove(_ channel: any Channel) {
        state.withLock { $0.channels[ObjectIdentifier(channel)] = nil }
    }

    func closeAll() {
        let channels = state.withLock {
            $0.isClosed = true
            return Array($0.channels.values)
        }
        for channel in channels { channel.close(promise: nil) }
    }
}
