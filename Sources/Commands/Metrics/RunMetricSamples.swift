import Domain
import LibraryStore
import Pipeline
import Reports

/// The samples of a run in progress or of a run that has ended.
struct RunMetricSamples {
    /// The library's folder as an absolute path.
    let library: String
    /// Nil stands for the whole library. It is used for a run that could not begin, because nothing is known about its
    /// collections.
    let collections: [Slug?]
    /// The tallies that the library recorded.
    let tallies: [CollectionTally]
    /// Nil if no run was begun.
    let run: StoredRun?
    /// Nil while the run is in progress.
    let ending: RunNotification?
    /// Seconds since 1970.
    let now: Double

    var samples: [MetricSample] { collections.flatMap(samples(of:)) }

    private func samples(of collection: Slug?) -> [MetricSample] {
        let owner = MetricSample.Owner(library: library, collection: collection?.text)
        func sample(_ family: MetricFamily, _ labels: [(String, String)] = [], _ value: Double) -> MetricSample {
            let more = labels.map { MetricSample.Label($0.0, $0.1) }
            return MetricSample(family: family, labels: owner.labels + more, value: value)
        }
        let tally = tallies.first { $0.slug == collection }
        var samples = [sample(.start, [], started)]
        if collection != nil { samples.append(sample(.inProgress, [], ending == nil ? 1 : 0)) }
        if ending == nil { samples.append(sample(.lastSeen, [], now)) }
        if let last = tally?.lastRun {
            samples.append(sample(.info, [("run", last.name), ("version", last.programVersion)], 1))
        }
        if let ending {
            samples.append(sample(.end, [], ended))
            samples += Self.ends.map {
                sample(.outcome, [("outcome", $0.rawValue)], $0 == ending.end ? 1 : 0)
            }
            samples.append(sample(.exitCode, [], Double(ending.status.rawValue)))
            samples.append(sample(.duration, [], Milliseconds(seconds: ending.seconds).seconds))
        }
        let success = [tally?.lastSuccess, ending?.status == .whole ? ended : nil].compactMap(\.self).max()
        if let success { samples.append(sample(.lastSuccess, [], success)) }
        for stage in run?.stages ?? [] {
            let seconds = Milliseconds(seconds: stage.seconds).seconds
            samples.append(sample(.stageDuration, [("stage", stage.stage.rawValue)], seconds))
        }
        if let tally { samples += measured(tally, sample) }
        return samples
    }

    private var started: Double { run?.started ?? (now - (ending?.seconds ?? 0)) }
    private var ended: Double { run?.finished ?? now }

    private static let ends = RunEnd.allCases.filter { $0 != .died }

    private func measured(
        _ tally: CollectionTally, _ sample: (MetricFamily, [(String, String)], Double) -> MetricSample
    ) -> [MetricSample] {
        var samples = [
            sample(.stories, [], Double(tally.stories)), sample(.textStandIns, [], Double(tally.textStandIns)),
            sample(.newPages, [], Double(tally.new)),
        ]
        for status in PanelStatus.allCases {
            samples.append(sample(.pages, [("status", status.rawValue)], Double(tally.panels[status, default: 0])))
        }
        for (labels, counts) in Self.grouped(tally.attempts, by: Self.answer) {
            if counts.inRun > 0 { samples.append(sample(.runAttempts, labels, Double(counts.inRun))) }
            samples.append(sample(.attempts, labels, Double(counts.all)))
        }
        for (labels, counts) in Self.grouped(tally.attempts, by: Self.origin) {
            if counts.inRun > 0 { samples.append(sample(.runCallsSaved, labels, Double(counts.inRun))) }
            samples.append(sample(.callsSaved, labels, Double(counts.all)))
        }
        let (cost, costInRun) = (tally.attempts.compactMap(\.cost), tally.attempts.compactMap(\.costInRun))
        if !costInRun.isEmpty {
            samples.append(sample(.runCost, [], Amount(millionths: costInRun.reduce(0, +)).value))
        }
        if !cost.isEmpty { samples.append(sample(.cost, [], Amount(millionths: cost.reduce(0, +)).value)) }
        return samples
    }

    private static func answer(_ attempts: CollectionTally.Attempts) -> [(String, String)]? {
        [("kind", attempts.kind.rawValue), ("backend", attempts.backend), ("outcome", attempts.outcome)]
    }

    private static func origin(_ attempts: CollectionTally.Attempts) -> [(String, String)]? {
        attempts.origin.map { [("origin", $0)] }
    }

    /// Groups are in the order of their first samples.
    private static func grouped(
        _ attempts: [CollectionTally.Attempts], by labels: (CollectionTally.Attempts) -> [(String, String)]?
    ) -> [(labels: [(String, String)], counts: (all: Int, inRun: Int))] {
        var groups: [(labels: [(String, String)], counts: (all: Int, inRun: Int))] = []
        var indices: [[String]: Int] = [:]
        for attempt in attempts {
            guard let labels = labels(attempt) else { continue }
            let index = indices[labels.map(\.1)] ?? groups.count
            if index == groups.count {
                indices[labels.map(\.1)] = index
                groups.append((labels, (0, 0)))
            }
            groups[index].counts.all += attempt.count
            groups[index].counts.inRun += attempt.inRun
        }
        return groups
    }
}
