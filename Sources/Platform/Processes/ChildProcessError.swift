package import SystemPackage

/// Why a command could not be run, or was ended.
package enum ChildProcessError: Error, Hashable, Sendable, CustomStringConvertible {
    case cannotStart(program: String, StartFailure)
    case cannotWriteLog(FilePath, Errno)
    /// `errorTail` is the end of what it wrote to standard error.
    case timedOut(program: String, limit: Duration, errorTail: String)
    case outputTooLarge(program: String, limit: Int)
    /// The process that supervises the command was killed; the command was killed with it.
    case keeperLost(program: String)
    /// Some of its processes are left after SIGKILL, for example one that waits for a device. The keeper stays with
    /// them.
    case doesNotEnd(program: String)

    package var description: String {
        switch self {
        case .cannotStart(let program, let failure): "cannot start “\(program)”: \(failure)"
        case .cannotWriteLog(let path, let errno): "cannot write the log “\(path)”: \(errno); choose another directory"
        case .timedOut(let program, let limit, let errorTail):
            "“\(program)” was stopped: it had not ended after \(Self.seconds(limit))\(Self.lastWords(errorTail)); "
                + "give it more time or less to do"
        case .outputTooLarge(let program, let limit):
            "“\(program)” was stopped: it wrote more than \(Self.amount(limit)) to standard output; "
                + "check that it writes the result and nothing else"
        case .keeperLost(let program):
            "“\(program)” was stopped: the process that looked after it was killed; run it again"
        case .doesNotEnd(let program):
            "cannot stop “\(program)”: it was killed and has not gone; see with ps what it waits for"
        }
    }

    private static func lastWords(_ text: String) -> String {
        guard let line = text.split(whereSeparator: \.isNewline).last(where: { !$0.allSatisfy(\.isWhitespace) }) else {
            return ""
        }
        return ", and last wrote “\(line.prefix(200))”"
    }

    private static func seconds(_ duration: Duration) -> String {
        let milliseconds = duration.milliseconds
        guard milliseconds.isMultiple(of: 1000) else { return "\(Double(milliseconds) / 1000) seconds" }
        return milliseconds == 1000 ? "1 second" : "\(milliseconds / 1000) seconds"
    }

    private static func amount(_ bytes: Int) -> String {
        bytes >= 1_000_000 && bytes.isMultiple(of: 1_000_000) ? "\(bytes / 1_000_000) MB" : "\(bytes) bytes"
    }
}
