import Dispatch
import Pipeline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Turns the first SIGINT, SIGTERM or SIGHUP into a request to stop. A later SIGINT or SIGTERM ends the process. If
/// SIGHUP is ignored from the start, as under “nohup”, it stays ignored.
struct SignalWatch: ~Copyable {
    private let sources: [any DispatchSourceSignal]

    init(stop: StopSignal) {
        sources = [StopSignal.Reason.hungUp, .interrupted, .terminated].compactMap { reason in
            let before = signal(reason.rawValue, SIG_IGN)
            if reason == .hungUp, unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                return nil
            }
            let source = DispatchSource.makeSignalSource(signal: reason.rawValue, queue: .global(qos: .userInteractive))
            source.setEventHandler {
                // A closed terminal may send SIGHUP several times.
                guard !stop.raise(reason), reason != .hungUp else { return }
                stop.abandon()
                _exit(128 + reason.rawValue)
            }
            source.resume()
            return source
        }
    }

    deinit {
        for source in sources { source.cancel() }
    }
}
