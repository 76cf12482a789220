/// A day as ZIP files have it, from 1980 to 2107.
///
/// Only the day is kept; the time of day is always noon. libzip passes what it is given through the machine's time zone
/// and back, and noon is an hour that no change of clocks leaves out: any other could come back as a different one.
struct DOSTimestamp: Hashable {
    static let noon: UInt16 = 12 << 11

    let date: UInt16

    /// Takes seconds since 1970; days outside the range become the nearest one within.
    init(secondsSince1970 seconds: Int) {
        let lastSecond = 4_354_819_199
        let day = Self.civilDay(min(max(seconds, 315_532_800), lastSecond) / 86_400)
        date = UInt16((day.year - 1980) << 9 | day.month << 5 | day.day)
    }

    /// The Gregorian date of a day counted from 1970 (Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”).
    private static func civilDay(_ daysSince1970: Int) -> (year: Int, month: Int, day: Int) {
        let days = daysSince1970 + 719_468
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }
}
