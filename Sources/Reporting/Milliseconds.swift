/// A time or a span as reports show it: rounded once to the millisecond, so that all files of a report agree.
package struct Milliseconds: Hashable, Sendable {
    package static let zero = Milliseconds(seconds: 0)
    /// The end of the year 9999, beyond which ISO 8601 has no four-digit years.
    private static let limit = 253_402_300_799.999

    package let count: Int

    /// Not a number, and anything before 1970 or below zero, counts as 0.
    package init(seconds: Double) {
        let seconds = seconds > 0 ? min(seconds, Self.limit) : 0
        self.init(count: Int(seconds * 1000 + 0.5))
    }

    private init(count: Int) {
        self.count = count
    }

    package static func + (left: Self, right: Self) -> Self { Self(count: left.count + right.count) }
    package static func - (left: Self, right: Self) -> Self { Self(count: max(0, left.count - right.count)) }

    package var seconds: Double { Double(count) / 1000 }

    /// Seconds with three decimals: `1763690400.250`.
    package var decimal: String { "\(count / 1000).\(padded(count % 1000, to: 3))" }

    /// A span for people: `350 ms`, `4.2 s`, `42 s`, `12 min 3 s`, `3 h 41 min`.
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

/// As points in time, in UTC.
extension Milliseconds {
    /// `2026-11-21T02:00:00.250Z`.
    package var iso8601: String { "\(dateText)T\(clockText).\(padded(count % 1000, to: 3))Z" }

    /// `2026-11-21T02:00:00`, as JUnit has it.
    package var iso8601WithoutZone: String { "\(dateText)T\(clockText)" }

    /// `02:00`.
    package var hourText: String { String(clockText.prefix(5)) }

    /// `21 November 2026`.
    package var dayText: String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        let date = civilDate
        return "\(date.day) \(names[date.month - 1]) \(date.year)"
    }

    private var dateText: String {
        let date = civilDate
        return "\(padded(date.year, to: 4))-\(padded(date.month, to: 2))-\(padded(date.day, to: 2))"
    }

    private var clockText: String {
        let second = count / 1000 % 86_400
        return [second / 3600, second / 60 % 60, second % 60].map { padded($0, to: 2) }.joined(separator: ":")
    }

    /// Days since 1970 as a date, after Howard Hinnant's `civil_from_days`
    /// (https://howardhinnant.github.io/date_algorithms.html), for days that are not negative.
    private var civilDate: (year: Int, month: Int, day: Int) {
        let shifted = count / 86_400_000 + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }
}

private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
