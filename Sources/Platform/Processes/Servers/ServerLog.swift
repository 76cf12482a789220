import Synchronization
import SystemPackage

/// The output of a server: in a file up to a size limit, and its end in memory.
final class ServerLog: Sendable {
    private struct State {
        /// Nil if the file is full or cannot be written.
        var file: FileDescriptor?
        /// How many more bytes the file can hold.
        var room: Int
        var tail = TailBuffer(limit: 1 << 16)
        /// The beginning of a line that is not complete yet. Keys are masked in complete lines.
        var line: [UInt8] = []
    }

    /// Longer lines are written in pieces.
    private static let longestLine = 1 << 16

    private let limit: Int
    private let redactor: Redactor
    private let state: Mutex<State>

    /// Appends to an existing file, so that a restarted server has one log.
    init(_ path: FilePath, limit: Int, redactor: Redactor) throws(ChildProcessError) {
        do {
            let file = try FileDescriptor.open(
                path, .writeOnly, options: [.create, .append, .closeOnExec, .noFollow],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
            let size = try file.seek(offset: 0, from: .end)
            self.limit = limit
            self.redactor = redactor
            state = Mutex(State(file: file, room: max(0, limit - Int(size))))
        } catch {
            throw .cannotWriteLog(path, error as? Errno ?? .ioError)
        }
    }

    deinit { close() }

    /// If the log cannot be written, the file ends early, but the server continues.
    func append(_ bytes: [UInt8]) {
        state.withLock { state in
            guard redactor.hasKeys else { return write(bytes, &state) }
            state.line += bytes
            let end = state.line.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
            let count = state.line.count > Self.longestLine ? state.line.count : end ?? 0
            let complete = Array(state.line.prefix(count))
            state.line.removeFirst(count)
            write(redactor.redacted(complete), &state)
        }
    }

    private func write(_ bytes: [UInt8], _ state: inout State) {
        state.tail.append(bytes)
        guard let file = state.file else { return }
        let part = bytes.prefix(state.room)
        state.room -= part.count
        let isWritten = (try? file.writeAll(part)) != nil
        if isWritten, part.count == bytes.count { return }
        if isWritten { _ = try? file.writeAll("\n[the log is cut here: it has \(limit) bytes]\n".utf8) }
        try? file.close()
        state.file = nil
    }

    func tail(lines count: Int) -> [String] { state.withLock { $0.tail.lines(count) } }

    func close() {
        state.withLock { state in
            write(redactor.redacted(state.line), &state)
            state.line = []
            try? state.file?.close()
            state.file = nil
        }
    }
}
