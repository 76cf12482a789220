/// The time after which nothing new is begun: a time of day, or a date and time.
package struct Deadline: Hashable, Sendable {
    package enum Moment: Hashable, Sendable {
        /// In local time.
        case daily(hour: Int, minute: Int)
        case once(UTCTime)
    }

    /// Completes “must be …”.
    package static let form =
        "a time such as “06:00”, or a date and time with its zone such as “2026-11-22T06:00+01:00”"

    package let moment: Moment
    /// The text in the pipeline or command.
    let text: String

    /// `06:00`; or ISO 8601, `2026-11-22T06:00+01:00`, with or without seconds.
    package init?(_ text: String) {
        guard let moment = Self.time(text) ?? Self.dateAndTime(text) else { return nil }
        self.moment = moment
        self.text = text
    }

    private static func time(_ text: String) -> Moment? {
        guard let parts = text.wholeMatch(of: #/([0-9]{1,2}):([0-9]{2})/#), let hour = Int(parts.1),
            let minute = Int(parts.2), hour < 24, minute < 60
        else { return nil }
        return .daily(hour: hour, minute: minute)
    }

    private static func dateAndTime(_ text: String) -> Moment? {
        let form =
            #/([0-9]{4})-([0-9]{2})-([0-9]{2})T([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?(?:Z|([+-])([0-9]{2}):?([0-9]{2}))/#
        guard let parts = text.wholeMatch(of: form) else { return nil }
        let numbers = [parts.1, parts.2, parts.3, parts.4, parts.5, parts.6 ?? "0", parts.8 ?? "0", parts.9 ?? "0"]
            .compactMap { Int($0) }
        guard numbers.count == 8, numbers[6] < 24, numbers[7] < 60,
            let local = UTCTime(
                year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4],
                second: numbers[5])
        else { return nil }
        let offset = (numbers[6] * 60 + numbers[7]) * (parts.7 == "-" ? -60 : 60)
        return .once(UTCTime(secondsSince1970: local.secondsSince1970 - offset))
    }
}

extension Deadline: CustomStringConvertible {
    package var description: String { text }
}
