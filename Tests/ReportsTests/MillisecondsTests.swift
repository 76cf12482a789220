import Testing

@testable import Reports

struct MillisecondsTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00.000Z"), (951_782_400, "2000-02-29T00:00:00.000Z"),
        (1_795_226_400.25, "2026-11-21T02:00:00.250Z"), (1_735_689_599.9996, "2025-01-01T00:00:00.000Z"),
        (4_107_542_399, "2100-02-28T23:59:59.000Z"), (4_107_542_400, "2100-03-01T00:00:00.000Z"),
        (1e300, "9999-12-31T23:59:59.999Z"), (-5, "1970-01-01T00:00:00.000Z"),
    ])
    func writesTimesInUTC(seconds: Double, text: String) {
        #expect(Milliseconds(seconds: seconds).iso8601 == text)
    }

    @Test(arguments: [
        (0, "0 ms"), (0.35, "350 ms"), (0.95, "1.0 s"), (4.24, "4.2 s"), (9.49, "9.5 s"), (9.96, "10 s"),
        (59.4, "59 s"),
        (59.6, "1 min 0 s"), (723, "12 min 3 s"), (3599.6, "1 h 0 min"), (13_283, "3 h 41 min"), (.nan, "0 ms"),
    ])
    func writesSpansForPeople(seconds: Double, text: String) {
        #expect(Milliseconds(seconds: seconds).spanText == text)
    }

    @Test(arguments: [(0, "0.000"), (1.0004, "1.000"), (1.0006, "1.001"), (61.25, "61.250"), (-1, "0.000")])
    func writesSecondsWithThreeDecimals(seconds: Double, text: String) {
        #expect(Milliseconds(seconds: seconds).decimal == text)
    }

    @Test func namesTheDay() {
        let time = Milliseconds(seconds: 1_795_226_400)
        #expect(time.dayText == "21 November 2026")
        #expect(time.hourText == "02:00")
    }
}
