import Dispatch
import Pipeline

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Turns the first SIGINT or SIGTERM into a request to stop, and the second into the end of the process.
struct SignalWatch: ~Copyable {
    private let sources: [any DispatchSourceSignal]

    init(stop: StopSignal) {
        sources = [StopSignal.Reason.interrupted, .terminated].map { reason in
            signal(reason.rawValue, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: reason.rawValue, queue: .global(qos: .userInteractive))
            source.setEventHandler {
                if stop.reason != nil { _exit(128 + reason.rawValue) }
                stop.raise(reason)
            }
            source.resume()
            return source
        }
    }

    deinit {
        for source in sources { source.cancel() }
    }
}
