import Foundation
import Media
import Platform
import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An output stream for text, and its capabilities. Text from stories, servers, files and command lines is escaped, so
/// that it cannot change the terminal. Only ``write(_:)`` does not escape it.
struct Terminal: Sendable {
    /// Colours only repeat what the words say.
    enum Tone: String, Sendable {
        case bad = "1;31"
        case notable = "33"
        case good = "32"
    }

    let stream: FileDescriptor
    /// Completes the commands in messages.
    let mentions: CommandMentions
    /// Masks keys in everything that is written.
    private let redactor: Redactor
    private let isTerminal: Bool
    /// Whether lines on the stream can be rewritten.
    let isInteractive: Bool
    private let isColoured: Bool

    /// Follows the conventions of `TERM` and `NO_COLOR` (https://no-color.org).
    init(
        _ stream: FileDescriptor, environment: [String: String], mentions: CommandMentions = CommandMentions(),
        redactor: Redactor = Redactor()
    ) {
        self.stream = stream
        self.mentions = mentions
        self.redactor = redactor
        isTerminal = isatty(stream.rawValue) == 1
        isInteractive = isTerminal && environment["TERM"] != "dumb"
        isColoured = isInteractive && environment["NO_COLOR", default: ""].isEmpty
    }

    /// Columns; 80 if they are not known.
    var width: Int { size?.columns ?? 80 }

    /// Rows; 24 if they are not known.
    var height: Int { size?.rows ?? 24 }

    private var size: (columns: Int, rows: Int)? {
        var size = winsize()
        guard ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return (Int(size.ws_col), size.ws_row > 0 ? Int(size.ws_row) : 24)
    }

    /// The width of an interactive terminal; nil for other streams.
    var columns: Int? { isInteractive ? width : nil }

    /// The text in a tone, if the terminal shows colours.
    func toned(_ text: String, _ tone: Tone) -> String {
        isColoured && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Writes a note for the user, on as many lines as needed. `head` is, for example, `note: `.
    func note(_ head: String, _ text: String, _ tone: Tone) {
        for text in WrappedText.note(head, mentions.completed(redactor.redacted(text)).inertText, columns: columns) {
            write((text.hasPrefix(head) ? toned(head, tone) + text.dropFirst(head.count) : text) + "\n")
        }
    }

    /// Writes a line for the user. A write error is ignored.
    func line(_ text: String) {
        write(redactor.redacted(text).inertText + "\n")
    }

    /// Writes text including control characters. Only keys are masked.
    func write(_ text: String) {
        _ = try? stream.writeAll(redactor.redacted(Array(text.utf8)))
    }

    /// Whether the output still has a reader: false after the pipe's reader or the terminal has closed.
    var isRead: Bool {
        var look = pollfd(fd: stream.rawValue, events: 0, revents: 0)
        return poll(&look, 1, 0) <= 0 || Int32(look.revents) & (POLLERR | POLLHUP) == 0
    }

    /// Writes the command's result. A closed pipe or terminal is no error. A full disk is one. JSON stays JSON.
    func result(_ text: String, isJSON: Bool = false) throws {
        let bytes = Array(text.utf8)
        let redacted = isJSON ? redactor.redacted(json: bytes) ?? bytes : redactor.redacted(bytes)
        do {
            _ = try stream.writeAll(Array(String(decoding: redacted, as: UTF8.self).inertText.utf8))
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
