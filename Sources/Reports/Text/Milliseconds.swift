import Domain

/// A point in time or a span in reports. It is rounded once to the millisecond, so that all files of a report agree.
package struct Milliseconds: Hashable, Sendable {
    static let zero = Milliseconds(seconds: 0)
    /// The end of the year 9999. Later years have more than four digits, which ISO 8601 does not allow.
    private static let limit = 253_402_300_799.999

    let count: Int

    /// NaN, negative spans and times before 1970 count as 0.
    package init(seconds: Double) {
        let seconds = seconds > 0 ? min(seconds, Self.limit) : 0
        self.init(count: Int(seconds * 1000 + 0.5))
    }

    private init(count: Int) {
        self.count = count
    }

    static func + (left: Self, right: Self) -> Self { Self(count: left.count + right.count) }
    static func - (left: Self, right: Self) -> Self { Self(count: max(0, left.count - right.count)) }

    package var seconds: Double { Double(count) / 1000 }

    /// Seconds with three decimals: `1763690400.250`.
    var decimal: String { "\(count / 1000).\(count % 1000 / 100)\(count % 100 / 10)\(count % 10)" }

    /// A span for display: `350 ms`, `4.2 s`, `42 s`, `12 min 3 s`, `3 h 41 min`.
    package var spanText: String {
        switch (count + 500) / 1000 {
        case 0: "\(count) ms"
        case ..<10: "\((count + 50) / 1000).\((count + 50) % 1000 / 100) s"
        case ..<60: "\((count + 500) / 1000) s"
        case ..<3600: "\((count + 500) / 60_000) min \((count + 500) / 1000 % 60) s"
        default: "\((count + 30_000) / 3_600_000) h \((count + 30_000) / 60_000 % 60) min"
        }
    }
}

/// Formats for points in time, in UTC.
extension Milliseconds {
    /// `2026-11-21T02:00:00.250Z`.
    package var iso8601: String { time.iso8601(milliseconds: count % 1000) }

    /// `2026-11-21T02:00:00`, the format of JUnit.
    var iso8601WithoutZone: String { "\(time.date)T\(time.clock)" }

    /// `02:00`.
    var hourText: String { String(time.clock.prefix(5)) }

    /// `02:00:05`.
    var clockText: String { "\(time.clock)" }

    /// `2026-11-21 02:00`.
    var minuteText: String { "\(time.date) \(hourText)" }

    /// `21 November 2026`.
    var dayText: String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        let time = time
        return "\(time.day) \(names[time.month - 1]) \(time.year)"
    }

    private var time: UTCTime { UTCTime(secondsSince1970: count / 1000) }
}
