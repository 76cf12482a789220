import Dispatch
import Pipeline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Turns the first SIGINT, SIGTERM or SIGHUP into a request to stop. The process ends at a later SIGINT or SIGTERM, or
/// when the work has not ended after ``grace``, in any state: a library is whole at every moment, the system releases
/// its lock, and keepers end the programs that were started. If SIGHUP is ignored from the start, as under “nohup”, it
/// stays ignored.
enum SignalWatch {
    /// Seconds. Two seconds after a signal the process has ended.
    private static let grace = 1.5

    /// Watches until the process ends, so that also the output of the result can be ended.
    static func begin(stop: StopSignal) {
        let queue = DispatchQueue(label: "signals", qos: .userInteractive)
        for reason in [StopSignal.Reason.hungUp, .interrupted, .terminated] {
            let before = signal(reason.rawValue, SIG_IGN)
            if reason == .hungUp, unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                continue
            }
            let source = DispatchSource.makeSignalSource(signal: reason.rawValue, queue: queue)
            // The handler keeps its source.
            source.setEventHandler {
                withExtendedLifetime(source) {
                    guard !stop.raise(reason) else {
                        return queue.asyncAfter(deadline: .now() + grace) { end(by: reason, stop) }
                    }
                    // A closed terminal may send SIGHUP several times.
                    if reason != .hungUp { end(by: reason, stop) }
                }
            }
            source.resume()
        }
    }

    private static func end(by reason: StopSignal.Reason, _ stop: StopSignal) -> Never {
        stop.abandon()
        _exit(128 + reason.rawValue)
    }
}
