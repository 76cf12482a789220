import Foundation

/// What a run is called: the instant at which it began, in UTC, `20261121-020000`.
struct RunName {
    let text: String

    init(secondsSince1970 seconds: Double) {
        let style = Date.ISO8601FormatStyle(
            dateSeparator: .omitted, dateTimeSeparator: .standard, timeSeparator: .omitted, timeZone: .gmt)
        let stamp = Date(timeIntervalSince1970: seconds.rounded(.down)).formatted(style)
        text = stamp.replacing("T", with: "-").replacing("Z", with: "")
    }
}
