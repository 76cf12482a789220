import Bundles
import Testing

struct UTCTimeTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
        (951_868_799, "2000-02-29T23:59:59Z"), (1_784_592_000, "2026-07-21T00:00:00Z"),
        (1_784_606_706, "2026-07-21T04:05:06Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
        (4_107_456_000, "2100-02-28T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
        (-62_135_596_800, "0001-01-01T00:00:00Z"),
    ])
    func writesTheMoment(seconds: Int, text: String) {
        #expect(UTCTime(secondsSince1970: seconds).description == text)
    }

    @Test func writesTheDay() {
        #expect(UTCTime(secondsSince1970: 1_784_606_706).date == "2026-07-21")
    }
}
