import Domain

/// The servers, faults and limits of a simulated run. The seed decides all of them.
struct FaultPlan {
    struct Server {
        var width: Int
        var periods: [FaultPeriod]
        var randomFaults: Double
    }

    private(set) var servers: [Server] = []
    let outageLimits: OutageLimits
    /// The most pictures that servers may make.
    let images: Int?
    /// In seconds after the start.
    let deadline: Double?

    /// `pages` is the number of pages that the run has to draw. There are `least` servers or more.
    init(seed: UInt64, start: Double, pages: Int, least: Int = 1) {
        var random = SeededGenerator(seed: seed)
        outageLimits = OutageLimits(
            handover: .seconds(random.pick([0, 60, 60])), patience: .seconds(random.pick([0, 30, 120, 120])),
            startPatience: .seconds(random.pick([0, 60, 60])))
        images = random.next(below: 8) == 0 ? pages / 2 : nil
        deadline = random.next(below: 8) == 0 ? random.next(in: 20...200).rounded() : nil
        for index in 0..<max(least, 1 + random.next(below: 2)) {
            servers.append(
                Server(
                    width: 1 + random.next(below: 3),
                    periods: Self.periods(&random, from: start, isFirst: index == 0),
                    randomFaults: random.pick([0, 0, 0.1, 0.3])))
        }
    }

    /// The second server has one fault at most, from the start on.
    private static func periods(
        _ random: inout SeededGenerator, from start: Double, isFirst: Bool
    ) -> [FaultPeriod] {
        guard isFirst else {
            guard random.next(below: 3) == 0 else { return [] }
            return [FaultPeriod(fault: fault(&random), time: start..<(start + 500))]
        }
        if random.next(below: 6) == 0 { return flapping(&random, from: start) }
        var periods: [FaultPeriod] = []
        var time = start + (random.next(below: 4) == 0 ? 0 : random.next(in: 0...30))
        for _ in 0..<random.next(below: 5) {
            let length = random.next(in: 1...random.pick([10, 60, 300]))
            periods.append(FaultPeriod(fault: fault(&random), time: time..<(time + length)))
            // A server that starts again loads its model.
            let loading = periods.last?.fault == .away && random.next(below: 2) == 0 ? random.next(in: 2...40) : 0
            if loading > 0 {
                let begin = time + length
                periods.append(FaultPeriod(fault: .loading, time: begin..<(begin + loading)))
            }
            time += length + loading + random.next(in: 1...60)
        }
        return periods
    }

    private static func flapping(_ random: inout SeededGenerator, from start: Double) -> [FaultPeriod] {
        let (up, down) = (random.next(in: 4...20), random.next(in: 2...20))
        return (0..<20).map { index in
            let begin = start + up + Double(index) * (up + down)
            return FaultPeriod(fault: .away, time: begin..<(begin + down))
        }
    }

    private static func fault(_ random: inout SeededGenerator) -> ServerFault {
        random.pick([
            .away, .away, .away, .away, .loading, .busy(seconds: nil), .busy(seconds: 7), .busy(seconds: 40), .broken,
            .hollow, .hanging, .garbled, .refusing, .slow,
        ])
    }
}
