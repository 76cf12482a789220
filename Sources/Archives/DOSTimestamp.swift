import Domain

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
        let time = UTCTime(secondsSince1970: min(max(seconds, 315_532_800), lastSecond))
        date = UInt16((time.year - 1980) << 9 | time.month << 5 | time.day)
    }
}
