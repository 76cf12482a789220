extension UTCTime {
    /// Nil for a date or time that does not exist, such as 30 February or 24:00.
    init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
        guard (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        let days = Self.daysSince1970(year: year, month: month, day: day)
        self.init(secondsSince1970: ((days * 24 + hour) * 60 + minute) * 60 + second)
        guard (self.year, self.month, self.day) == (year, month, day),
            (self.hour, self.minute, self.second) == (hour, minute, second)
        else { return nil }
    }

    /// Howard Hinnant's `days_from_civil` (https://howardhinnant.github.io/date_algorithms.html). Years begin in March,
    /// so that the leap day is the last day.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
