#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Times of this thread only, so that other programs have little effect.
enum Stopwatch {
    /// Milliseconds of processor time. The least of several repeats has the fewest disturbances.
    static func least(of repeats: Int, _ body: () throws -> Void) rethrows -> Double {
        var least = Double.infinity
        for _ in 0..<repeats {
            let start = now()
            try body()
            least = min(least, now() - start)
        }
        return least
    }

    /// Processor time of the child processes that have ended.
    static var processorSecondsOfChildren: Double {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #else
            getrusage(RUSAGE_CHILDREN, &usage)
        #endif
        return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }

    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }
}

/// The times of one step over all scenes, in milliseconds.
struct Spread: CustomStringConvertible {
    private let sorted: [Double]

    init(_ times: [Double]) {
        sorted = times.sorted()
    }

    var median: Double { sorted[sorted.count / 2] }

    var description: String {
        "\(median.tenths) ms (\(sorted[0].tenths) to \(sorted[sorted.count - 1].tenths))"
    }
}

extension Double {
    var tenths: String {
        let tenths = Int((self * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    var hundredths: String {
        let hundredths = Int((self * 100).rounded())
        return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
    }
}
