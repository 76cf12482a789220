import Testing

@testable import Domain

struct UTCTimeTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
        (951_868_799, "2000-02-29T23:59:59Z"), (1_784_592_000, "2026-07-21T00:00:00Z"),
        (1_784_606_706, "2026-07-21T04:05:06Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
        (4_107_456_000, "2100-02-28T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
        (253_402_300_800, "10000-01-01T00:00:00Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
    ])
    func writesTheMoment(seconds: Int, text: String) {
        #expect(UTCTime(secondsSince1970: seconds).iso8601 == text)
    }

    @Test func readsOffEveryPart() {
        let time = UTCTime(secondsSince1970: 1_784_606_706)
        #expect((time.year, time.month, time.day) == (2026, 7, 21))
        #expect((time.hour, time.minute, time.second) == (4, 5, 6))
    }

    @Test func writesPartsAndTheWholeInOneWord() {
        let time = UTCTime(secondsSince1970: 1_784_606_706)
        #expect(time.date == "2026-07-21")
        #expect(time.clock == "04:05:06")
        #expect(time.compact == "20260721-040506")
    }

    @Test(arguments: [
        (0, "2026-07-21T04:05:06.000Z"), (7, "2026-07-21T04:05:06.007Z"), (250, "2026-07-21T04:05:06.250Z"),
    ])
    func writesMilliseconds(milliseconds: Int, text: String) {
        #expect(UTCTime(secondsSince1970: 1_784_606_706).iso8601(milliseconds: milliseconds) == text)
    }

    @Test func everyDayFollowsTheLast() {
        var last = UTCTime(secondsSince1970: -86_400 * 366)
        for day in -365...(400 * 366) {
            let time = UTCTime(secondsSince1970: day * 86_400)
            let isNextDay = (time.year, time.month, time.day) == (last.year, last.month, last.day + 1)
            let isNextMonth = (time.year, time.month, time.day) == (last.year, last.month + 1, 1) && last.day >= 28
            let isNextYear = (time.year, time.month, time.day) == (last.year + 1, 1, 1) && last.month == 12
            if !(isNextDay || isNextMonth || isNextYear) { Issue.record("\(time.date) follows \(last.date)") }
            last = time
        }
    }

    @Test(arguments: [Int.min, Int.max])
    func holdsAnyNumber(seconds: Int) {
        let time = UTCTime(secondsSince1970: seconds)
        #expect((1...12).contains(time.month) && (1...31).contains(time.day) && (0...23).contains(time.hour))
    }
}
