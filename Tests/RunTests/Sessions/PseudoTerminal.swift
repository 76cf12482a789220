import Foundation
import ProgramFixtures
import Subprocess
import Synchronization
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A terminal that a program runs on, seen from the side of the screen and the keyboard.
final class PseudoTerminal: Sendable {
    struct Unavailable: Error {}

    /// Nil once closed: the number may then belong to another file.
    private let screen: Mutex<FileDescriptor?>
    /// The side of the program: `/dev/pts/7`.
    let name: String

    init(columns: Int, rows: Int = 24) throws {
        #if os(Linux)
            // `unlockpt` and `ptsname` of the C library, which Swift does not import: unlock the program's side and get
            // its number.
            let descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            var (lock, number): (Int32, UInt32) = (0, 0)
            guard descriptor >= 0, ioctl(descriptor, 0x4004_5431, &lock) == 0,
                ioctl(descriptor, 0x8004_5430, &number) == 0
            else { throw Unavailable() }
            name = "/dev/pts/\(number)"
        #else
            let descriptor = posix_openpt(O_RDWR | O_NOCTTY)
            guard descriptor >= 0, grantpt(descriptor) == 0, unlockpt(descriptor) == 0, let path = ptsname(descriptor)
            else { throw Unavailable() }
            name = String(cString: path)
        #endif
        screen = Mutex(FileDescriptor(rawValue: descriptor))
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        resize(columns: columns, rows: rows)
    }

    deinit { try? close() }

    func resize(columns: Int, rows: Int) {
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(rows)
        screen.withLock { _ = ioctl($0?.rawValue ?? -1, UInt(TIOCSWINSZ), &size) }
    }

    /// The program's output since the last call; nil if the program has closed the terminal.
    func read() -> [UInt8]? {
        screen.withLock { screen in
            guard let screen else { return nil }
            var bytes: [UInt8] = []
            var piece = [UInt8](repeating: 0, count: 65_536)
            while true {
                do {
                    let count = try piece.withUnsafeMutableBytes { try screen.read(into: $0) }
                    guard count > 0 else { return bytes.isEmpty ? nil : bytes }
                    bytes += piece[..<count]
                } catch Errno.wouldBlock {
                    return bytes
                } catch {
                    return bytes.isEmpty ? nil : bytes
                }
            }
        }
    }

    func type(_ text: String) throws {
        _ = try screen.withLock { try ($0 ?? FileDescriptor(rawValue: -1)).writeAll(Array(text.utf8)) }
    }

    /// As when a person closes the window.
    func close() throws {
        try screen.withLock { screen in
            try screen?.close()
            screen = nil
        }
    }

    /// Runs the program on it in a new session, as a terminal does. Passes its output to `body` piece by piece until it
    /// ends. Returns its exit code.
    func run(
        _ arguments: [String], in folder: FilePath, environment: [String: String] = [:],
        _ body: @escaping @Sendable ([UInt8]) throws -> Void
    ) async throws -> Int32 {
        var options = PlatformOptions()
        options.createSession = true
        // The first terminal that a session leader opens becomes the session's terminal.
        let script = "exec \"$@\" <\(name) >\(name) 2>&1"
        let result = try await Subprocess.run(
            .path("/bin/sh"), arguments: Arguments(["-c", script, "sh", BuiltProgram.path.string] + arguments),
            environment: .custom(BuiltProgram.plain(["TERM": "xterm", "TZ": "UTC"].merging(environment) { $1 })),
            workingDirectory: folder, platformOptions: options, input: .none, output: .discarded, error: .discarded
        ) { execution in
            // A terminal that is not opened yet looks like one that is closed.
            var hasBegun = false
            while true {
                if let bytes = self.read() {
                    hasBegun = hasBegun || !bytes.isEmpty
                    if !bytes.isEmpty { try body(bytes) }
                } else if hasBegun {
                    break
                }
                if kill(execution.processIdentifier.value, 0) != 0 { break }
                try await Task.sleep(for: .milliseconds(5))
                if Self.hasEnded(execution.processIdentifier.value) { break }
            }
            if let bytes = self.read() { try body(bytes) }
        }
        return BuiltProgram.code(result.terminationStatus)
    }

    /// Whether a child has ended and is not yet waited for.
    private static func hasEnded(_ process: Int32) -> Bool {
        var facts = siginfo_t()
        return waitid(P_PID, id_t(process), &facts, WEXITED | WNOHANG | WNOWAIT) == 0 && facts.si_signo == SIGCHLD
    }
}
