import Domain
package import Foundation

/// An instant in the local time of a time zone, to the minute: `2026-11-22 02:31`.
package struct LocalTime: CustomStringConvertible, Sendable {
    package let description: String

    package init(secondsSince1970: Double, in timeZone: TimeZone) {
        let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: secondsSince1970))
        let shown = UTCTime(secondsSince1970: Int(secondsSince1970.rounded(.down)) + offset)
        description = "\(shown.date) \(shown.clock.prefix(5))"
    }
}
