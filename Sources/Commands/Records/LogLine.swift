import Reports

/// A line of a log: `2026-11-22T02:00:03.120Z INFO 20261122-020000 illustrate: small-tales/boat/3 is ready (sd)`.
///
/// What controls a terminal, ends a line or turns the writing direction is escaped, `\u{1b}`: it can be seen there, and
/// does nothing.
enum LogLine {
    /// Bytes of the words, before the ellipsis of what is cut; the head has room beside them in a pipe's piece.
    private static let longest = 3000

    /// With its end. `part` is the stage; `run` is nil before it has a name.
    static func bytes(_ words: String, _ level: LogLevel, run: String?, part: String, at time: Double) -> [UInt8] {
        var bytes = Array(
            "\(Milliseconds(seconds: time).iso8601) \(level.rawValue.uppercased()) \(run ?? "-") \(part): ".utf8)
        let start = bytes.count
        for scalar in words.unicodeScalars {
            guard bytes.count - start < longest else {
                bytes += Array("…".utf8)
                break
            }
            switch scalar {
            case "\u{20}"..."\u{7E}": bytes.append(UInt8(scalar.value))
            case "\n": bytes += Array("\\n".utf8)
            case _ where scalar.isInert: bytes += Array(String(Character(scalar)).utf8)
            default: bytes += Array("\\u{\(String(scalar.value, radix: 16))}".utf8)
            }
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }
}
