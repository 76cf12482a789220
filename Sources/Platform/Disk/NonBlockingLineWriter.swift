import Synchronization
package import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Lines at the end of a file, for those who read along: a file, a named pipe, a terminal.
///
/// Nothing that becomes of the other end stops whoever writes, or holds it up. A line is written whole, or not at all:
/// lines for which there is no room, or no reader, are counted and left out, and the next that can be written is preceded
/// by one that says how many. A reader that is slow has some of them kept for it.
package final class NonBlockingLineWriter: Sendable {
    /// Of a line with its end: what a pipe takes whole or not at all, on every system that has pipes of that size.
    static let longestLine = 4096

    private struct State {
        var file: NonBlockingFile?
        var triedToOpen = -Double.infinity
        /// Those that wait for a slow reader.
        var waiting: [[UInt8]] = []
        var waitingBytes = 0
        var lost = 0
        var hasReported = false
        var isClosed = false
    }

    /// Bytes of lines that wait at most.
    private static let patience = 1 << 20
    /// Seconds between two attempts to open it.
    private static let retry = 1.0

    /// Nil for standard output.
    private let path: FilePath?
    private let uptime: @Sendable () -> Double
    private let state = Mutex(State())

    /// Nothing is opened before the first line.
    package init(_ path: FilePath?, uptime: @escaping @Sendable () -> Double) {
        self.path = path
        self.uptime = uptime
    }

    /// Adds a line, which has its end; in the place of one that is longer than ``longestLine`` stands that it is lost.
    /// `lostLine` says that so many lines are missing before it. Returns why it cannot be written, the first time that it
    /// is so.
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

    /// Waits a moment for a slow reader. `moments` are the naps that are taken at most, 10 milliseconds each.
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

    /// Returns why what waits was given up; nil where it is written, or waits on.
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

    /// Gives up what waits where that is too much.
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
