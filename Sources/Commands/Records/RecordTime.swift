import Domain

/// Times as records have them: `2026-11-22T02:00:03.120Z`.
enum RecordTime {
    /// `time` is in seconds since 1970.
    static func text(_ time: Double) -> String {
        let milliseconds = Int((max(0, min(time, 1e11)) * 1000).rounded())
        return UTCTime(secondsSince1970: milliseconds / 1000).iso8601(milliseconds: milliseconds % 1000)
    }
}
