/// A moment written as `2026-07-21T04:05:06Z`, the same on every machine: no locale, no time zone, no leap seconds.
package struct UTCTime: Hashable, Sendable, CustomStringConvertible {
    private static let secondsADay = 86_400

    package let secondsSince1970: Int

    package init(secondsSince1970: Int) {
        self.secondsSince1970 = secondsSince1970
    }

    package var description: String {
        "\(date)T\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))Z"
    }

    /// `2026-07-21`.
    package var date: String {
        let (year, month, day) = civilDate
        return "\(padded(year, to: 4))-\(padded(month))-\(padded(day))"
    }

    /// Second of the day.
    private var second: Int { secondsSince1970 - day * Self.secondsADay }

    /// Days since 1970-01-01, rounded down.
    private var day: Int {
        let (quotient, remainder) = secondsSince1970.quotientAndRemainder(dividingBy: Self.secondsADay)
        return remainder < 0 ? quotient - 1 : quotient
    }

    /// The proleptic Gregorian date, by Howard Hinnant's `civil_from_days`
    /// (https://howardhinnant.github.io/date_algorithms.html): years begin in March, so that the leap day comes last.
    private var civilDate: (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (
            yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        )
    }

    private func padded(_ number: Int, to width: Int = 2) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
