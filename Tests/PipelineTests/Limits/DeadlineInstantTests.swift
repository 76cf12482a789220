import Foundation
import TestSupport
import Testing

@testable import Domain
@testable import Pipeline

/// The instant that a time of day means.
struct DeadlineInstantTests {
    private static let cases: [(zone: String, now: String, deadline: String, instant: String)] = [
        ("Europe/Berlin", "2026-11-21T02:00:00+01:00", "06:00", "2026-11-21T06:00:00+01:00"),
        ("Europe/Berlin", "2026-11-20T22:00:00+01:00", "06:00", "2026-11-21T06:00:00+01:00"),
        ("Europe/Berlin", "2026-11-21T06:00:00+01:00", "06:00", "2026-11-22T06:00:00+01:00"),
        ("Europe/Berlin", "2026-11-21T06:00:01+01:00", "06:00", "2026-11-22T06:00:00+01:00"),
        ("Europe/Berlin", "2026-11-21T05:59:59+01:00", "6:00", "2026-11-21T06:00:00+01:00"),
        ("Asia/Kolkata", "2026-11-21T02:00:00+05:30", "06:00", "2026-11-21T06:00:00+05:30"),
        ("America/New_York", "2026-12-31T22:00:00-05:00", "00:00", "2027-01-01T00:00:00-05:00"),
        // The clock is set forward from 02:00 to 03:00, and back from 03:00 to 02:00.
        ("Europe/Berlin", "2026-03-28T22:00:00+01:00", "06:00", "2026-03-29T06:00:00+02:00"),
        ("Europe/Berlin", "2026-03-28T22:00:00+01:00", "02:30", "2026-03-29T03:00:00+02:00"),
        ("Europe/Berlin", "2026-10-24T22:00:00+02:00", "06:00", "2026-10-25T06:00:00+01:00"),
        ("Europe/Berlin", "2026-10-24T22:00:00+02:00", "02:30", "2026-10-25T02:30:00+02:00"),
        // A time with its zone is the same everywhere.
        ("Asia/Kolkata", "2026-11-21T02:00:00Z", "2026-11-22T06:00+01:00", "2026-11-22T05:00:00Z"),
        ("Europe/Berlin", "2026-11-23T02:00:00Z", "2026-11-22T06:00:30-0330", "2026-11-22T09:30:30Z"),
    ]

    @Test(arguments: cases)
    func isTheNextTimeThatTheClockShowsIt(
        zone: String, now: String, deadline: String, instant: String
    ) throws {
        let timeZone = try #require(TimeZone(identifier: zone))
        let found = try #require(Deadline(deadline)).instant(after: try Self.seconds(now), in: timeZone)
        #expect(found == (try Self.seconds(instant)), "\(Date(timeIntervalSince1970: found))")
    }

    private static func seconds(_ text: String) throws -> Double {
        try Date(text, strategy: .iso8601).timeIntervalSince1970
    }
}
