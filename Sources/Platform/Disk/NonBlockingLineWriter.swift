import Synchronization
package import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Appends lines to a file, a named pipe or a terminal that another program reads.
///
/// A slow or missing reader never stops or delays the writer. A line is written completely or not at all. For a slow
/// reader, up to a megabyte of lines is kept in memory. If more lines wait, or if there is no reader, the waiting lines
/// are dropped. Before the next line that is written, another line says how many are missing.
package final class NonBlockingLineWriter: Sendable {
    /// Maximum bytes of a line with its line end. A pipe accepts this many bytes completely or not at all, on every
    /// system with pipes of that size.
    static let longestLine = 4096

    private struct State {
        var file: NonBlockingFile?
        var triedToOpen = -Double.infinity
        /// Lines that wait for a slow reader.
        var waiting: [[UInt8]] = []
        var waitingBytes = 0
        var lost = 0
        var hasReported = false
        var isClosed = false
    }

    /// Maximum bytes of waiting lines.
    private static let patience = 1 << 20
    /// Seconds between two attempts to open the file.
    private static let retry = 1.0

    /// Nil for standard output.
    private let path: FilePath?
    private let uptime: @Sendable () -> Double
    private let state = Mutex(State())

    /// The file is opened with the first line.
    package init(_ path: FilePath?, uptime: @escaping @Sendable () -> Double) {
        self.path = path
        self.uptime = uptime
    }

    /// Adds a line, including its line end. A line longer than ``longestLine`` is replaced by a line that says it is
    /// lost. `lostLine` makes the line that reports how many lines are missing before it. Returns the reason for the
    /// first failure only, else nil.
    package func put(_ line: [UInt8], lostLine: (Int) -> [UInt8]) -> String? {
        state.withLock { state in
            guard !state.isClosed else { return nil }
            let fits = line.count <= Self.longestLine
            let line = fits ? line : lostLine(1)
            state.waiting.append(line)
            state.waitingBytes += line.count
            let problem = flush(&state, lostLine) ?? (fits ? nil : "a line is longer than \(Self.longestLine) bytes")
            return problem.flatMap { report($0, &state) }
        }
    }

    /// Waits for a slow reader, at most `moments` times 10 milliseconds.
    package func close(moments: Int = 100, lostLine: (Int) -> [UInt8]) {
        for _ in 0..<moments {
            let isEmpty = state.withLock { state in
                _ = flush(&state, lostLine)
                return state.waiting.isEmpty
            }
            if isEmpty { break }
            usleep(10_000)
        }
        state.withLock { state in
            state.file?.close()
            state.file = nil
            state.isClosed = true
        }
    }

    private func report(_ reason: String, _ state: inout State) -> String? {
        guard !state.hasReported else { return nil }
        state.hasReported = true
        return "cannot write to \(path.map { "“\($0)”" } ?? "standard output"): \(reason)"
    }

    /// Returns why waiting lines were dropped; nil if they were written or still wait.
    private func flush(_ state: inout State, _ lostLine: (Int) -> [UInt8]) -> String? {
        do {
            let file = try open(&state)
            while let line = state.waiting.first {
                if state.lost > 0 {
                    guard try file.write(lostLine(state.lost)) else { return overflow(&state) }
                    state.lost = 0
                }
                guard try file.write(line) else { return overflow(&state) }
                state.waiting.removeFirst()
                state.waitingBytes -= line.count
            }
            return nil
        } catch {
            drop(&state)
            return Self.reason(error)
        }
    }

    private static func reason(_ errno: Errno) -> String {
        switch errno {
        case .brokenPipe, .noSuchAddressOrDevice: "no process reads it"
        default: FileSystemError(.write, "", .system(errno)).reason
        }
    }

    /// Drops the waiting lines if they are too many.
    private func overflow(_ state: inout State) -> String? {
        guard state.waitingBytes > Self.patience else { return nil }
        drop(&state)
        return "its reader is too slow"
    }

    private func drop(_ state: inout State) {
        state.lost += state.waiting.count
        state.waiting = []
        state.waitingBytes = 0
    }

    private func open(_ state: inout State) throws(Errno) -> NonBlockingFile {
        if let file = state.file { return file }
        let now = uptime()
        guard now - state.triedToOpen >= Self.retry else { throw .wouldBlock }
        state.triedToOpen = now
        let file = try NonBlockingFile(path)
        state.file = file
        return file
    }
}
