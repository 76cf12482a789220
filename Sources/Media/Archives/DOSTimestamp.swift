import Domain

/// A date in the format of ZIP files, from 1980 to 2107.
///
/// Only the day is stored; the time is always noon. libzip converts the time through the machine's time zone and back.
/// An hour that was skipped by a clock change would become another hour. Noon was skipped only on a few days. In every
/// zone, these become the day before.
struct DOSTimestamp: Hashable {
    static let noon: UInt16 = 12 << 11

    let date: UInt16

    private static let secondsOfDay = 86_400
    /// Days since 1970 without noon in some zone: 20 or 21 August 1993 (Kwajalein), 31 December 1994 or 1 January 1995
    /// (Kiribati) and 30 December 2011 (Samoa, Tokelau), when islands changed sides of the date line, and 15 January
    /// 2000 (Sudan), when clocks were put forward at noon. Two days are named where versions of the time zone database
    /// differ.
    private static let daysWithoutNoon: Set<Int> = [8632, 8633, 9130, 9131, 10_971, 15_338]

    /// Takes seconds since 1970. Days outside the range become the first or last day of it.
    init(secondsSince1970 seconds: Int) {
        let lastSecond = 4_354_819_199
        var day = min(max(seconds, 315_532_800), lastSecond) / Self.secondsOfDay
        while Self.daysWithoutNoon.contains(day) { day -= 1 }
        let time = UTCTime(secondsSince1970: day * Self.secondsOfDay)
        date = UInt16((time.year - 1980) << 9 | time.month << 5 | time.day)
    }
}
