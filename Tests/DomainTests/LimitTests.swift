import Testing

@testable import Domain

struct LimitTests {
    @Test(arguments: [
        ("0", 0, "0"), ("20", 20_000_000, "20"), ("0.04", 40_000, "0.04"), ("0.5", 500_000, "0.50"),
        ("0.000001", 1, "0.000001"), ("0.0350", 35_000, "0.035"), ("1000000", 1_000_000_000_000, "1000000"),
        ("007.10", 7_100_000, "7.10"),
    ])
    func readsAmounts(text: String, millionths: Int, shown: String) {
        #expect(Amount(text)?.millionths == millionths)
        #expect(Amount(text)?.description == shown)
    }

    @Test(arguments: [
        "", " 1", "-1", "+1", "1.", ".5", "1,5", "1e2", "0.0000001", "1000000.01", "1000001", "99999999", "nan", "١",
        "1 €", "0x1",
    ])
    func takesNothingElseForAnAmount(text: String) {
        #expect(Amount(text) == nil)
    }

    @Test func addsUpExactly() {
        let sum = (0..<500).reduce(Amount.zero) { sum, _ in sum + Amount(millionths: 40_000) }
        #expect(sum == Amount("20"))
        #expect(Amount(millionths: 40_000).times(in: sum) == 500)
        #expect(Amount.zero.times(in: .zero) == .max)
        #expect(Amount(millionths: 3).times(in: Amount(millionths: 2)) == 0)
        #expect(Amount(millionths: 3).times(in: Amount(millionths: -9)) == 0)
    }

    @Test(arguments: [
        ("1", FailureLimit.pages(1)), ("1000000", .pages(1_000_000)), ("1%", .percent(1)), ("100%", .percent(100)),
    ])
    func readsLimitsOfFailures(text: String, limit: FailureLimit) {
        #expect(FailureLimit(text) == limit)
        #expect("\(limit)" == text)
    }

    @Test(arguments: ["", "0", "%", "0%", "101%", "1000001", "-1", "10 %", "1.5%", "10%%", "ten"])
    func takesNothingElseForALimitOfFailures(text: String) {
        #expect(FailureLimit(text) == nil)
    }

    @Test(arguments: [
        (FailureLimit.percent(10), 24, 3), (.percent(10), 20, 2), (.percent(1), 5, 1), (.percent(1), 0, 1),
        (.percent(100), 7, 7), (.pages(3), 2, 3), (.first, 100, 1),
    ])
    func aShareOfPagesIsRoundedUp(limit: FailureLimit, pages: Int, count: Int) {
        #expect(limit.count(of: pages) == count)
    }

    @Test(arguments: [("06:00", 6, 0), ("6:05", 6, 5), ("23:59", 23, 59), ("00:00", 0, 0)])
    func readsATimeOfDay(text: String, hour: Int, minute: Int) {
        #expect(Deadline(text)?.moment == .daily(hour: hour, minute: minute))
        #expect(Deadline(text)?.description == text)
    }

    @Test(arguments: [
        ("2026-11-22T06:00Z", 1_795_327_200), ("2026-11-22T06:00:00+01:00", 1_795_323_600),
        ("2026-11-22T06:00:30-0330", 1_795_339_830), ("1970-01-01T00:00:00Z", 0), ("2024-02-29T00:00Z", 1_709_164_800),
        ("1969-12-31T23:59:59Z", -1), ("2000-02-29T12:00Z", 951_825_600),
    ])
    func readsADateAndTimeWithItsZone(text: String, seconds: Int) {
        #expect(Deadline(text)?.moment == .once(UTCTime(secondsSince1970: seconds)))
    }

    @Test(arguments: [
        "", "6", "6 am", "24:00", "06:60", "06:00:00", "006:00", "2026-11-22", "2026-11-22T06:00", "2026-11-22 06:00Z",
        "2026-02-29T06:00Z", "2026-13-01T06:00Z", "2026-11-31T06:00Z", "2026-11-22T24:00Z", "2026-11-22T06:60Z",
        "2026-11-22T06:00:60Z", "2026-11-22T06:00+24:00", "2026-11-22T06:00+01:60", "2026-11-22T06:00z",
        "2026-11-22T06:00 Europe/Berlin", "tomorrow", "-06:00", "٠٦:٠٠",
    ])
    func takesNothingElseForADeadline(text: String) {
        #expect(Deadline(text) == nil)
    }

    @Test func theFirstOfTwoSetsOfLimitsWinsWhereItSaysSomething() {
        let own = RunLimits(images: 5, failures: .first)
        let others = RunLimits(deadline: Deadline("06:00"), images: 500, failures: .percent(10), cost: Amount("20"))
        #expect(
            own.orElse(others)
                == RunLimits(deadline: Deadline("06:00"), images: 5, failures: .first, cost: Amount("20")))
        #expect(RunLimits().orElse(others) == others)
    }
}
