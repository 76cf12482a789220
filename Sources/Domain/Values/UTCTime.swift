/// A time in UTC, in whole seconds, the same on every machine: no locale, no time zone, no leap seconds.
package struct UTCTime: Hashable, Sendable {
    private static let secondsADay = 86_400

    package let secondsSince1970: Int

    /// In the proleptic Gregorian calendar.
    package let year: Int
    /// 1 to 12.
    package let month: Int
    /// 1 to 31.
    package let day: Int
    let hour: Int
    let minute: Int
    let second: Int

    package init(secondsSince1970: Int) {
        self.secondsSince1970 = secondsSince1970
        var (days, rest) = secondsSince1970.quotientAndRemainder(dividingBy: Self.secondsADay)
        if rest < 0 {
            days -= 1
            rest += Self.secondsADay
        }
        (year, month, day) = Self.civilDate(daysSince1970: days)
        hour = rest / 3600
        minute = rest / 60 % 60
        second = rest % 60
    }

    /// Howard Hinnant's `civil_from_days` (https://howardhinnant.github.io/date_algorithms.html). Years begin in March,
    /// so that the leap day is the last day.
    private static func civilDate(daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = daysSince1970 + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }
}

/// Text forms. Years have four digits, or more if needed.
extension UTCTime {
    /// `2026-07-21T04:05:06Z`.
    package var iso8601: String { "\(date)T\(clock)Z" }

    /// `2026-07-21T04:05:06.250Z`, with `milliseconds` of the second, 0 to 999.
    package func iso8601(milliseconds: Int) -> String {
        "\(date)T\(clock).\(milliseconds.zeroPadded(to: 3))Z"
    }

    /// `2026-07-21`.
    package var date: String { "\(year.zeroPadded(to: 4))-\(month.zeroPadded(to: 2))-\(day.zeroPadded(to: 2))" }

    /// `04:05:06`.
    package var clock: String { "\(hour.zeroPadded(to: 2)):\(minute.zeroPadded(to: 2)):\(second.zeroPadded(to: 2))" }

    /// `20260721-040506`, for file names.
    package var compact: String {
        let date = year.zeroPadded(to: 4) + month.zeroPadded(to: 2) + day.zeroPadded(to: 2)
        return "\(date)-" + hour.zeroPadded(to: 2) + minute.zeroPadded(to: 2) + second.zeroPadded(to: 2)
    }
}
