import Foundation
import Media
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A stream that text goes to, and what can be done with it. Whatever stories, servers, files and command lines put into
/// the text, it can steer no terminal: only ``write(_:)`` takes it as it is.
struct Terminal: Sendable {
    /// What colour says besides the words, never instead of them.
    enum Tone: String, Sendable {
        case bad = "1;31"
        case notable = "33"
        case good = "32"
    }

    let stream: FileDescriptor
    private let isTerminal: Bool
    /// Whether lines on it can be written anew.
    let isInteractive: Bool
    private let isColoured: Bool

    /// By the conventions of `TERM` and `NO_COLOR` (https://no-color.org).
    init(_ stream: FileDescriptor, environment: [String: String]) {
        self.stream = stream
        isTerminal = isatty(stream.rawValue) == 1
        isInteractive = isTerminal && environment["TERM"] != "dumb"
        isColoured = isInteractive && environment["NO_COLOR", default: ""].isEmpty
    }

    /// Columns, 80 where they are not known.
    var width: Int { size?.columns ?? 80 }

    /// Rows, 24 where they are not known.
    var height: Int { size?.rows ?? 24 }

    private var size: (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : 24)
    }

    /// The same, and nil where nobody looks at it.
    var columns: Int? { isInteractive ? width : nil }

    /// The text in a tone, where the terminal shows colours.
    func toned(_ text: String, _ tone: Tone) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Writes a note for whoever watches, in as many lines as that takes. `head` is `note: `, say.
    func note(_ head: String, _ text: String, _ tone: Tone) {
        for text in WrappedText.note(head, text.inertText, columns: columns) {
            write((text.hasPrefix(head) ? toned(head, tone) + text.dropFirst(head.count) : text) + "\n")
        }
    }

    /// Writes a line for whoever watches. One that cannot be written is no reason to stop.
    func line(_ text: String) {
        write(text.inertText + "\n")
    }

    /// Writes what may steer the terminal.
    func write(_ text: String) {
        _ = try? stream.writeAll(Array(text.utf8))
    }

    /// Whether somebody may still read what is written: false once the reader of a pipe, or the terminal, has gone.
    var isRead: Bool {
        var look = pollfd(fd: stream.rawValue, events: 0, revents: 0)
        return poll(&look, 1, 0) <= 0 || Int32(look.revents) & (POLLERR | POLLHUP) == 0
    }

    /// Writes what the command was asked for. A reader or a terminal that has gone away is no error of ours; a full disk is
    /// one.
    func result(_ text: String) throws {
        do {
            _ = try stream.writeAll(Array(text.inertText.utf8))
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
