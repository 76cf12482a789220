import CCurl
import Foundation
import Synchronization

/// Carries out all transfers of a transport on one thread, with libcurl. Connections are kept and used again.
final class TransferLoop: Sendable {
    private struct Arrival {
        var id: Int
        var transfer: Transfer
        var answer: Answer<HTTPReply>
    }

    private struct State {
        /// 0 before the thread starts and after it ends.
        var multi: ccurl_multi = 0
        var arrivals: [Arrival] = []
        /// The transfers that have arrived and have not ended.
        var inProgress: Set<Int> = []
        var cancelled: [Int] = []
        /// Cancelled before they arrived. They are not started.
        var cancelledEarly: Set<Int> = []
        var lastID = 0
        var isStarted = false
        var isShutDown = false
        var hasEnded = false
        /// Waiting for the thread to end.
        var ends: [Answer<Void>] = []
    }

    /// The maximum time between two looks at the state, in milliseconds. A wakeup ends the wait earlier.
    private static let longestWait: Int32 = 1000

    private let state = Mutex(State())

    var isShutDown: Bool { state.withLock(\.isShutDown) }

    /// Throws ``TransportError/Cause``. If the task is cancelled, the connection is closed at once.
    func reply(to transfer: Transfer) async throws -> HTTPReply {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        defer { _ = state.withLock { $0.cancelledEarly.remove(id) } }
        return try await withTaskCancellationHandler {
            try await Answer.of { start(Arrival(id: id, transfer: transfer, answer: $0)) }
        } onCancel: {
            state.withLock { state in
                if state.inProgress.contains(id) {
                    state.cancelled.append(id)
                    Self.wake(state)
                } else {
                    state.cancelledEarly.insert(id)
                }
            }
        }
    }

    /// Ends the transfers in progress and closes all connections.
    func shutdown() async {
        try? await Answer<Void>.of { answer in
            let isOver = state.withLock { state in
                state.isShutDown = true
                guard state.isStarted, !state.hasEnded else { return true }
                state.ends.append(answer)
                Self.wake(state)
                return false
            }
            if isOver { answer.give(.success(())) }
        }
    }

    private func start(_ arrival: Arrival) {
        let (isTooLate, isFirst) = state.withLock { state in
            guard !state.isShutDown else { return (true, false) }
            guard !state.cancelledEarly.contains(arrival.id) else { return (false, false) }
            state.arrivals.append(arrival)
            state.inProgress.insert(arrival.id)
            Self.wake(state)
            defer { state.isStarted = true }
            return (false, !state.isStarted)
        }
        if isTooLate { arrival.answer.give(.failure(TransportError.Cause.shutDown)) }
        guard isFirst else { return }
        let thread = Thread { [self] in run() }
        thread.name = "http"
        thread.start()
    }

    /// Call only under the lock, so that the handle is valid.
    private static func wake(_ state: State) {
        if state.multi != 0 { ccurl_multi_wakeup(state.multi) }
    }

    private func run() {
        let multi = ccurl_multi_make()
        state.withLock { $0.multi = multi }
        var running: [Int: RunningTransfer] = [:]
        while true {
            let (arrivals, cancelled, isShutDown) = state.withLock { state in
                defer { (state.arrivals, state.cancelled) = ([], []) }
                return (state.arrivals, state.cancelled, state.isShutDown)
            }
            for arrival in arrivals {
                guard let transfer = RunningTransfer(arrival.transfer, answer: arrival.answer) else {
                    remove(arrival.id, &running, multi)
                    continue
                }
                running[arrival.id] = transfer
                ccurl_multi_add(multi, transfer.handle)
            }
            for id in cancelled { remove(id, &running, multi) }
            guard !isShutDown else { break }
            ccurl_multi_perform(multi)
            finish(&running, multi)
            ccurl_multi_poll(multi, Self.longestWait)
        }
        for transfer in running.values {
            ccurl_multi_remove(multi, transfer.handle)
            transfer.fail(.shutDown)
        }
        let ends = state.withLock { state in
            ccurl_multi_free(multi)
            (state.multi, state.hasEnded) = (0, true)
            return state.ends
        }
        for end in ends { end.give(.success(())) }
    }

    private func finish(_ running: inout [Int: RunningTransfer], _ multi: ccurl_multi) {
        var (handle, code) = (ccurl_transfer(0), CURLE_OK)
        while ccurl_multi_next(multi, &handle, &code) {
            guard let (id, transfer) = running.first(where: { $0.value.handle == handle }) else { continue }
            remove(id, &running, multi)
            transfer.finish(code)
        }
    }

    private func remove(_ id: Int, _ running: inout [Int: RunningTransfer], _ multi: ccurl_multi) {
        _ = state.withLock { $0.inProgress.remove(id) }
        guard let transfer = running.removeValue(forKey: id) else { return }
        ccurl_multi_remove(multi, transfer.handle)
    }
}
