import Testing

@testable import Commands
@testable import Domain

/// A run of pictures with a scripted clock.
struct ThroughputEstimatorTests {
    /// Draws `count` pieces, `width` at a time, each in `seconds`. Returns at the end of each piece the estimated and
    /// the true time left.
    private static func notified(
        _ count: Int, width: Int = 1, seconds: (Int) -> Double
    ) -> [(done: Int, notified: Double?, true: Double)] {
        var free = Array(repeating: 0.0, count: width)
        var ends: [Double] = []
        for piece in 0..<count {
            guard let next = free.indices.min(by: { free[$0] < free[$1] }) else { break }
            free[next] += seconds(piece)
            ends.append(free[next])
        }
        ends.sort()
        var rate = ThroughputEstimator(start: 0)
        return ends.enumerated().compactMap { index, end in
            rate.advance(at: end)
            let left = count - index - 1
            // Pieces that end together are checked together.
            guard left == 0 || ends[index + 1] > end else { return nil }
            return (
                index + 1, rate.secondsLeft(for: left, at: end, inHand: min(width, left)), (ends.last ?? 0) - end
            )
        }
    }

    /// Within 20 % from a quarter of the run on, until few rounds of the backends are left.
    @Test(
        arguments: [(24, 1, 12.0), (24, 4, 30), (200, 1, 0.05), (200, 8, 2), (1000, 3, 45), (40, 2, 600)]
            as [(Int, Int, Double)])
    func saysTheTimeLeftOfASteadyRun(count: Int, width: Int, seconds: Double) {
        let looks = Self.notified(count, width: width, seconds: { _ in seconds }).filter { $0.done * 4 >= count }
        for (done, notified, left) in looks where done == looks[0].done || count - done >= 5 * width {
            #expect(abs((notified ?? 0) - left) <= 0.2 * left, "\(done) of \(count): \(notified ?? 0), not \(left)")
        }
    }

    /// The same if each piece randomly takes up to half as long again, or half as long.
    @Test(arguments: 1...12) func saysItOfARunWithChance(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let spans = (0..<96).map { _ in 20 * (0.5 + Double(generator.next() % 1001) / 1000) }
        let notified = Self.notified(96, seconds: { spans[$0] })
        let atAQuarter = notified[23]
        #expect(abs((atAQuarter.notified ?? 0) - atAQuarter.true) <= 0.2 * atAQuarter.true)
    }

    /// A slow start of a server no longer counts after it is over.
    @Test func forgetsWhatIsNoLongerSo() {
        let notified = Self.notified(100, seconds: { $0 == 0 ? 300 : 10 })
        #expect((notified[5].notified ?? 0) > 1.4 * notified[5].true)
        #expect(abs((notified[25].notified ?? 0) - notified[25].true) < 0.01 * notified[25].true)
    }

    @Test func takesANewRateUp() {
        let notified = Self.notified(200, seconds: { $0 < 100 ? 2 : 20 })
        #expect(abs((notified[130].notified ?? 0) - notified[130].true) < 0.01 * notified[130].true)
    }

    /// While a picture is not returned, the estimated time left does not decrease.
    @Test func saysNothingWillBeSoonThatStandsStill() {
        var rate = ThroughputEstimator(start: 0)
        for piece in 1...10 { rate.advance(at: Double(piece) * 10) }
        let times = stride(from: 100.0, through: 1000, by: 50).map {
            rate.secondsLeft(for: 10, at: $0, inHand: 1) ?? 0
        }
        #expect(times[0] == 100)
        #expect(zip(times[2...], times[3...]).allSatisfy { $0 < $1 })
    }

    @Test func aPauseCountsAsNoTime() {
        var rate = ThroughputEstimator(start: 0)
        for piece in 1...10 { rate.advance(at: Double(piece) * 10) }
        rate.standStill(at: 102)
        #expect(rate.secondsAPiece(at: 150, inHand: 1) == nil)
        #expect(rate.secondsLeft(for: 5, at: 150, inHand: 1) == nil)
        rate.goOn(at: 3702)
        rate.goOn(at: 3800)
        #expect(rate.secondsLeft(for: 5, at: 3702, inHand: 1) == 48)
    }

    private static let pauses: [[(start: Double, end: Double)]] = [
        [], [(102, 3702)], [(35, 95), (102, 3702)], [(50, 50.5), (51, 3600)], [(-100, -1)], [(-100, 40)], [(100, 500)],
    ]

    /// Estimated by another program. Each piece takes ten seconds plus the pauses; the last pause is over before the
    /// end.
    @Test(arguments: pauses)
    func pausesCountAsNoTimeForThoseLooksOn(pauses: [(start: Double, end: Double)]) throws {
        var (time, spans) = (0.0, [(start: Double, end: Double)]())
        for _ in 1...10 {
            // A piece in progress is finished when a pause begins; the next waits.
            if let pause = pauses.first(where: { $0.start <= time && time < $0.end }) { time = pause.end }
            spans.append((time, time + 10))
            time += 10
        }
        if let last = pauses.last { time = max(time, last.end) }
        let rate = try #require(ThroughputEstimator(of: spans, pauses: pauses))
        let each = try #require(rate.secondsAPiece(at: time, inHand: 1))
        #expect((9...11).contains(each), "\(each)")
        let left = try #require(rate.secondsLeft(for: 5, at: time, inHand: 1))
        #expect((40...55).contains(left), "\(left)")
        #expect(ThroughputEstimator(of: [], pauses: pauses) == nil)
    }

    @Test func knowsNothingBeforeTheFirstPiece() {
        let rate = ThroughputEstimator(start: 0)
        #expect(rate.secondsAPiece(at: 60, inHand: 2) == nil)
        #expect(rate.secondsLeft(for: 5, at: 60, inHand: 2) == nil)
    }

    @Test func staysSmall() {
        var rate = ThroughputEstimator(start: 0)
        for piece in 1...100_000 { rate.advance(at: Double(piece) / 100) }
        #expect(MemoryLayout.size(ofValue: rate) < 200)
        #expect(abs((rate.secondsAPiece(at: 1000, inHand: 1) ?? 0) - 0.01) < 0.0005)
        #expect(Mirror(reflecting: rate).children.compactMap { ($0.value as? [Any])?.count }.max() ?? 0 < 64)
    }
}
