import Dispatch
import Pipeline
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Ends the process at SIGINT, SIGTERM or SIGHUP, in any state: a library is whole at every moment, the system releases
/// its lock, and keepers end the programs that were started. If SIGHUP is ignored from the start, as under “nohup”, it
/// stays ignored.
final class SignalWatch: Sendable {
    /// Seconds that work has to end.
    private static let grace = 1.5
    /// Seconds until the process ends even if its last line cannot be written.
    private static let limit = 1.75

    /// Raised by the first signal.
    let stop = StopSignal()
    private let isHandedOver = Mutex(false)
    private let announce: @Sendable (_ signal: String) -> Void

    /// Watches until the process ends, so that also the output of the result can be ended. `announce` prints why the
    /// process ends.
    init(announce: @escaping @Sendable (_ signal: String) -> Void) {
        self.announce = announce
        let queue = DispatchQueue(label: "signals", qos: .userInteractive)
        for reason in [StopSignal.Reason.hungUp, .interrupted, .terminated] {
            let before = signal(reason.rawValue, SIG_IGN)
            if reason == .hungUp, unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                continue
            }
            let source = DispatchSource.makeSignalSource(signal: reason.rawValue, queue: queue)
            // The handler keeps its source.
            source.setEventHandler { withExtendedLifetime(source) { self.answer(reason, queue) } }
            source.resume()
        }
    }

    /// From now on the caller ends its work when ``stop`` is raised. The process ends at a later SIGINT or SIGTERM, or
    /// when the work has not ended after ``grace``.
    func handOver() {
        isHandedOver.withLock { $0 = true }
    }

    private func answer(_ reason: StopSignal.Reason, _ queue: DispatchQueue) {
        guard stop.raise(reason) else {
            // A closed terminal may send SIGHUP several times.
            if reason != .hungUp { end(by: reason) }
            return
        }
        let wait = isHandedOver.withLock(\.self) ? Self.grace : 0
        DispatchQueue.global(qos: .userInteractive).asyncAfter(deadline: .now() + wait) {
            self.announce(reason.name)
            self.end(by: reason)
        }
        queue.asyncAfter(deadline: .now() + Self.limit) { self.end(by: reason) }
    }

    private func end(by reason: StopSignal.Reason) -> Never {
        stop.abandon()
        _exit(128 + reason.rawValue)
    }
}

extension StopSignal.Reason {
    fileprivate var name: String {
        switch self {
        case .hungUp: "SIGHUP"
        case .interrupted, .superseded: "SIGINT"
        case .terminated: "SIGTERM"
        }
    }
}
