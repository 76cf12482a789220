import Reports

/// A line of a log: `2026-11-22T02:00:03.120Z INFO 20261122-020000 illustrate: small-tales/boat/3 is ready (sd)`.
///
/// Control characters, line ends and characters that change the writing direction are escaped, for example as `\u{1b}`.
/// They are visible and have no effect.
enum LogLine {
    /// The maximum length of the text in bytes, without the ellipsis after a cut. It leaves room for the head of the
    /// line in one atomic pipe write.
    private static let longest = 3000

    /// The line with its line end. `part` is the stage. `run` is nil until the run has a name.
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
