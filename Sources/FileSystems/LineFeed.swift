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
package final class LineFeed: Sendable {
    /// Of a line with its end: what a pipe takes whole or not at all, on every system that has pipes of that size.
    package static let longestLine = 4096

    private struct State {
        var file: FileDescriptor?
        /// Whether it can be cut where a line was not written to its end.
        var isRegular = false
        var triedToOpen = -Double.infinity
        /// Those that wait for a slow reader.
        var waiting: [[UInt8]] = []
        var waitingBytes = 0
        var lost = 0
        var hasTold = false
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

    /// Adds a line, which has its end. `lostLine` says that so many lines are missing before it. Returns why it cannot be
    /// written, the first time that it is so.
    package func put(_ line: [UInt8], lostLine: (Int) -> [UInt8]) -> String? {
        state.withLock { state in
            guard !state.isClosed else { return nil }
            state.waiting.append(line)
            state.waitingBytes += line.count
            return flush(&state, lostLine).flatMap { tell($0, &state) }
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
            if path != nil { try? state.file?.close() }
            state.file = nil
            state.isClosed = true
        }
    }

    private func tell(_ reason: String, _ state: inout State) -> String? {
        guard !state.hasTold else { return nil }
        state.hasTold = true
        return "cannot write to \(path.map { "“\($0)”" } ?? "standard output"): \(reason)"
    }

    /// Returns why what waits was given up; nil where it is written, or waits on.
    private func flush(_ state: inout State, _ lostLine: (Int) -> [UInt8]) -> String? {
        do {
            let file = try open(&state)
            while let line = state.waiting.first {
                if state.lost > 0 {
                    guard try write(lostLine(state.lost), to: file, state) else { return overflow(&state) }
                    state.lost = 0
                }
                guard try write(line, to: file, state) else { return overflow(&state) }
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
        case .brokenPipe, .noSuchAddressOrDevice: "nobody reads it"
        default: FileSystemError(.write, "", .system(errno)).reason
        }
    }

    /// Gives up what waits where that is too much.
    private func overflow(_ state: inout State) -> String? {
        guard state.waitingBytes > Self.patience else { return nil }
        drop(&state)
        return "whoever reads it is too slow"
    }

    private func drop(_ state: inout State) {
        state.lost += state.waiting.count
        state.waiting = []
        state.waitingBytes = 0
    }

    private func open(_ state: inout State) throws(Errno) -> FileDescriptor {
        if let file = state.file { return file }
        guard let path else {
            state.file = .standardOutput
            state.isRegular = Self.isRegular(.standardOutput)
            return .standardOutput
        }
        let now = uptime()
        guard now - state.triedToOpen >= Self.retry else { throw .wouldBlock }
        state.triedToOpen = now
        let file: FileDescriptor
        do {
            // A pipe without a reader is not waited for.
            file = try FileDescriptor.open(
                path, .writeOnly, options: [.append, .create, .nonBlocking, .closeOnExec, .init(rawValue: O_NOCTTY)],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
        } catch let error as Errno {
            throw error
        } catch {
            throw .ioError
        }
        state.file = file
        state.isRegular = Self.isRegular(file)
        return file
    }

    private static func isRegular(_ file: FileDescriptor) -> Bool {
        var facts = stat()
        return fstat(file.rawValue, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    }

    /// Returns false where there is no room for it now.
    private func write(_ line: [UInt8], to file: FileDescriptor, _ state: State) throws(Errno) -> Bool {
        if !state.isRegular {
            var room = pollfd(fd: file.rawValue, events: Int16(POLLOUT), revents: 0)
            guard poll(&room, 1, 0) == 1 else { return false }
        }
        let length = state.isRegular ? lseek(file.rawValue, 0, SEEK_END) : 0
        do {
            var written = 0
            while written < line.count {
                written += try line[written...].withUnsafeBytes { try file.write($0) }
            }
            return true
        } catch Errno.wouldBlock {
            return false
        } catch let error as Errno {
            if state.isRegular { _ = ftruncate(file.rawValue, length) }
            throw error
        } catch {
            throw .ioError
        }
    }
}
