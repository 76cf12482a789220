import Domain
import Foundation

/// The earliest start of the runs to list: a time span before now, a day, or a point in time.
enum SinceTime: Hashable {
    /// Completes the message “must be …”.
    static let form =
        "so long ago, such as “12h”, “7d” or “4w”, a day such as “2026-11-21”, or a date and time with its zone such as "
        + "“2026-11-22T06:00+01:00”"

    case ago(seconds: Int)
    /// The beginning of that day in local time. The value is its start in UTC, in seconds since 1970.
    case day(Int)
    case moment(Int)

    init?(_ text: String) {
        if let parts = text.wholeMatch(of: #/([0-9]{1,4})([hdw])/#), let number = Int(parts.1) {
            let units: [Substring: Int] = ["h": 3600, "d": 86_400, "w": 604_800]
            self = .ago(seconds: number * (units[parts.2] ?? 0))
        } else if text.wholeMatch(of: #/[0-9]{4}-[0-9]{2}-[0-9]{2}/#) != nil,
            case .once(let time)? = Deadline("\(text)T00:00Z")?.moment
        {
            self = .day(time.secondsSince1970)
        } else if case .once(let time)? = Deadline(text)?.moment {
            self = .moment(time.secondsSince1970)
        } else {
            return nil
        }
    }

    /// In seconds since 1970.
    func seconds(now: Double, in timeZone: TimeZone) -> Double {
        switch self {
        case .ago(let seconds): return now - Double(seconds)
        case .moment(let seconds): return Double(seconds)
        case .day(let seconds):
            let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
            // The second calculation corrects for a day on which the clocks change.
            return Double(
                seconds - timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds - offset))))
        }
    }
}
