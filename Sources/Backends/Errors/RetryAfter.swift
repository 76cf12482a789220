import Foundation

/// The `Retry-After` header of HTTP: seconds, or a date (RFC 9110, section 10.2.3).
enum RetryAfter {
    /// Nil if the header is missing or unreadable. `now` is in seconds since 1970.
    static func duration(_ text: String?, now: Double) -> Duration? {
        guard let text = text?.trimmingCharacters(in: .whitespaces), !text.isEmpty else { return nil }
        if let seconds = Double(text), seconds >= 0, seconds < 1e9 { return .milliseconds(Int(seconds * 1000)) }
        guard let date = date(text) else { return nil }
        return .milliseconds(Int(min(max(0, date - now), 1e9) * 1000))
    }

    /// `Sun, 06 Nov 1994 08:49:37 GMT`
    private static func date(_ text: String) -> Double? {
        let strategy = Date.ParseStrategy(
            format:
                "\(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT",
            locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt)
        return (try? strategy.parse(text))?.timeIntervalSince1970
    }
}
