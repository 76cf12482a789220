import Domain
import Generation
import Platform

/// What the failure of a program means: what it states on standard error, else its exit code.
struct ProgramFailure {
    private let kind: ErrorKind
    private let wait: Duration?
    private let termination: Termination
    /// A line of standard error for the message; empty if there is none.
    private let words: String

    /// `fault` is the kind of an unusable answer. `exits` replaces the usual meaning of exit codes.
    init(_ result: CommandResult, whereAnswerIsUnusable fault: ErrorKind, exits: [Int: ErrorKind]) {
        termination = result.termination
        let lines = result.errorTail.split(whereSeparator: \.isNewline)
            .filter { !$0.allSatisfy(\.isWhitespace) }
        let stated = lines.lazy.compactMap { line in Self.statement(line).map { (line, $0) } }.first
        wait = lines.lazy.compactMap(Self.wait).first
        words = (stated?.0 ?? lines.last)?.excerpt ?? ""
        let ofCode = Self.kind(result.termination, fault: fault, exits: exits)
        kind = stated?.1 ?? (wait == nil ? ofCode : .busy)
    }

    func error(of program: String) -> GenerationError {
        GenerationError(
            kind, "“\(program)”: \(termination)\(words.isEmpty ? "" : ", and last wrote “\(words)”")",
            retryAfter: wait)
    }

    /// `refused: …` or `too long: …` at the beginning of a line.
    private static func statement(_ line: Substring) -> ErrorKind? {
        let start = line.prefix(20).lowercased()
        if start.hasPrefix("refused:") { return .refused }
        return start.hasPrefix("too long:") || start.hasPrefix("too-long:") ? .tooLong : nil
    }

    /// `retry-after: 30`, in seconds.
    private static func wait(_ line: Substring) -> Duration? {
        guard let match = line.lowercased().wholeMatch(of: /retry-after:\s*(\d{1,9}(?:\.\d{1,3})?)\s*s?\s*/),
            let seconds = Double(match.1)
        else { return nil }
        return .milliseconds(Int(seconds * 1000))
    }

    /// The usual meanings are those of `sysexits.h` and of shells.
    private static func kind(_ termination: Termination, fault: ErrorKind, exits: [Int: ErrorKind]) -> ErrorKind {
        guard case .exited(let code) = termination else { return .transient }
        if let kind = exits[Int(code)] { return kind }
        return switch code {
        case 2, 64, 77, 78, 126, 127: .misconfigured
        case 65, 66: .tooLong
        case 68, 69: .unavailable
        case 75: .busy
        case 76: fault
        default: .transient
        }
    }
}
