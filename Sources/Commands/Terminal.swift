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
    private let isTerminal: Bool
    /// Whether lines on it can be written anew.
    let isInteractive: Bool

    init(_ stream: FileDescriptor, environment: [String: String]) {
        self.stream = stream
        isTerminal = isatty(stream.rawValue) == 1
        isInteractive = isTerminal && environment["TERM"] != "dumb"
    }

    /// Columns, 80 where they are not known.
    var width: Int {
        var size = winsize()
        guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// The same, and nil where nobody looks at it.
    var columns: Int? { isInteractive ? width : nil }

    /// Writes a note for whoever watches, in as many lines as that takes. `head` is `note: `, say.
    func note(_ head: String, _ text: String) {
        for text in WrappedText.note(head, text, columns: columns) { line(text) }
    }

    /// Writes a line for whoever watches. One that cannot be written is no reason to stop.
    func line(_ text: String) {
        write(text + "\n")
    }

    func write(_ text: String) {
        _ = try? stream.writeAll(Array(text.utf8))
    }

    /// Writes what the command was asked for. A reader or a terminal that has gone away is no error of ours; a full disk is
    /// one.
    func result(_ text: String) throws {
        do {
            _ = try stream.writeAll(Array(text.utf8))
        } catch Errno.brokenPipe {
            return
        } catch Errno.ioError where isTerminal {
            return
        } catch {
            throw CommandFailure(
                .failure, "cannot write the result: \(error); write it elsewhere, what was made is kept")
        }
    }
}
