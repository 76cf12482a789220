import Domain
import Pipeline

/// How long the run would take, what it would cost, and how many pictures it would reach, as text.
struct EstimateText {
    let estimate: RunEstimate
    let work: [BackendWork]

    var facts: [(name: String, text: String)] {
        guard !work.isEmpty else { return [] }
        var facts: [(name: String, text: String)] = []
        // With one backend, the backend's own line shows the time.
        if work.count > 1, let seconds = estimate.seconds {
            facts.append(("time", "\(SpanText(seconds, of: sample)) in all"))
        }
        if work.count(where: { $0.cost.map { $0 > .zero } ?? false }) > 1 {
            facts.append(("cost", "about \(cost.rounded) in all"))
        }
        if !estimate.limitWords.isEmpty {
            facts.append(("limit", "\(estimate.limitWords.joined(separator: ", ")): \(reach)"))
        }
        return facts
    }

    /// The time to a deadline depends on when the run begins. The estimate assumes that it begins now.
    private var start: String { estimate.limits.seconds == nil ? "" : "begun now, " }

    private var sample: Int { work.compactMap(\.pace?.sample).min() ?? 0 }

    private var cost: Amount { work.compactMap(\.cost).reduce(.zero, +) }

    private var reach: String {
        let total = estimate.pictures
        guard let reach = estimate.reach else {
            return "how many of \(Counted(total, "picture", "pictures")) come before is not known"
        }
        guard let limit = reach.likely.limit ?? reach.least.limit else {
            return start + (total == 1 ? "the picture comes before" : "all \(total) pictures come before")
        }
        let range =
            reach.least.pictures == reach.most.pictures
            ? "" : " (\(reach.least.pictures) to \(reach.most.pictures))"
        let last = estimate.limitWords.count > 1 ? ", then the \(limit.words) ends it" : ""
        let number = reach.most.pictures == 0 ? "none" : "about \(reach.likely.pictures)"
        return start + "\(number) of \(Counted(total, "picture", "pictures"))\(range)\(last)"
    }
}
