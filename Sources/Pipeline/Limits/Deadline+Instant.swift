import Domain
import Foundation
import Generation

extension Deadline {
    /// In seconds since 1970. If a clock change skips the time of day, it is reached at the clock change.
    func instant(after now: Double, in timeZone: TimeZone) -> Double {
        switch moment {
        case .once(let time): return Double(time.secondsSince1970)
        case .daily(let hour, let minute):
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = timeZone
            let next = calendar.nextDate(
                after: Date(timeIntervalSince1970: now),
                matching: DateComponents(hour: hour, minute: minute, second: 0),
                matchingPolicy: .nextTime)
            return next?.timeIntervalSince1970 ?? now + 86_400
        }
    }
}

extension HostEnvironment {
    /// Seconds added to a sleep that a deadline shortens, so that the deadline has passed when the sleep ends.
    private static let margin = 0.01

    /// The same environment, with sleeps that end at `deadline` at the latest, in seconds since 1970.
    func waking(at deadline: Double?) -> HostEnvironment {
        guard let deadline else { return self }
        var waking = self
        waking.time.sleep = { [now, sleep] duration in
            try await sleep(min(duration, .seconds(max(0, deadline - now()) + Self.margin)))
        }
        return waking
    }
}
