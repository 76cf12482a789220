import Foundation
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A stream that text goes to, and what can be done with it.
struct Terminal: Sendable {
    let stream: FileDescriptor
    let isInteractive: Bool

    init(_ stream: FileDescriptor, environment: [String: String]) {
        self.stream = stream
        isInteractive = isatty(stream.rawValue) == 1 && environment["TERM"] != "dumb"
    }

    /// Columns, 80 where they are not known.
    var width: Int {
        var size = winsize()
        guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Writes a line for whoever watches. One that cannot be written is no reason to stop.
    func line(_ text: String) {
        write(text + "\n")
    }

    func write(_ text: String) {
        _ = try? stream.writeAll(Array(text.utf8))
    }

    /// Writes what the command was asked for. A reader that has gone away is no error of ours; a full disk is one.
    func result(_ text: String) throws {
        do {
            _ = try stream.writeAll(Array(text.utf8))
        } catch Errno.brokenPipe {
            return
        } catch {
            throw CommandFailure(
                .failure, "cannot write the result: \(error); write it elsewhere, what was made is kept")
        }
    }
}
