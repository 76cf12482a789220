import Domain
import Foundation
import LibraryStore
import Media
import Pipeline
import Reports

/// The lines about the run, the pause, and the next steps.
extension StatusReport {
    /// `activity` is that of a run in progress. `pipelines` are the files of collections that need work.
    mutating func end(
        with last: (run: StoredRun, state: RunState)?, pause: LibraryControl.Pause?,
        activity: LiveRunStatus? = nil, report: String? = nil, pipelines: [String] = []
    ) {
        endStock()
        isOfRunInProgress = last?.state.isInProgress == true
        add(last, activity, report)
        if let pause {
            document.pause = .init(since: Milliseconds(seconds: pause.since).iso8601, by: pause.by)
            add("", "\(pause.words(in: timeZone).singleLine); “nightpress resume\(libraryOption)” ends that")
        }
        let steps = isOfRunInProgress ? [] : nextSteps(pipelines)
        document.next = steps.isEmpty ? nil : steps
        for step in steps { add("", step) }
    }

    private mutating func add(
        _ last: (run: StoredRun, state: RunState)?, _ activity: LiveRunStatus?, _ report: String?
    ) {
        guard let (run, state) = last else { return }
        document.lastRun = .init(
            run: run.name, runState: RunStateView(state), end: state.end,
            inputProblems: run.problems.isEmpty ? nil : run.problems.count,
            notices: run.notices, report: report)
        switch state {
        case .inProgress(let holder, _):
            document.lastRun?.holder = holder
            document.lastRun?.now = activity?.document
            add("run \(run.name): ", "in progress, \(holder)")
            for line in activity?.lines(in: timeZone) ?? [] { add("  ", line) }
        case .ended(.error): add("last run \(run.name): ", "ended with an error; run its pipeline again to go on")
        case .ended(.died):
            add(
                "last run \(run.name): ",
                "the run's process ended without a result (killed or crashed); run its pipeline again to go on")
        case .ended(let end):
            add("last run \(run.name): ", [end.rawValue, run.inputProblems].compactMap(\.self).joined(separator: ", "))
        }
        if let report { course.append("report  \(report.onOneLine)") }
        for notice in run.notices { add("note: ", notice.singleLine) }
        guard showsOutages, !run.outages.isEmpty else { return }
        document.lastRun?.outages = run.outages.map(OutageView.init)
        for outage in run.outages { add("outage: ", outage.words(in: timeZone).singleLine) }
    }

    /// What a person can do about missing or failed pages.
    private func nextSteps(_ pipelines: [String]) -> [String] {
        // A run would draw the pages of these shards, too.
        let unmerged = merged.flatMap { $0.isWhole ? nil : ($0.missing + $0.unfinished).sorted() }
        let steps = NextStep.steps(
            for: totals, refused: refused, textStandIns: standIns, pipelines: unmerged == nil ? pipelines : [],
            shard: shard, libraryOption: libraryOption
        )
        .map { "\($0.purpose) “\($0.command)”." }
        let finish = unmerged.map { numbers in
            let list = numbers.map { "\($0)" }.joined(separator: ", ")
            return "Finish \(numbers.count == 1 ? "shard" : "shards") \(list), and merge again."
        }
        return steps + (finish.map { [$0] } ?? [])
    }

    private mutating func add(_ head: String, _ text: String) {
        course += WrappedText.note(head, text.singleLine, columns: columns)
    }
}

extension BackendOutage {
    /// `comfy away 2026-11-22 02:13 to 02:41, 37 pages waited: connection refused`
    fileprivate func words(in timeZone: TimeZone) -> String {
        let begin = LocalTime(secondsSince1970: began, in: timeZone).description
        let end = ended.map { ended in
            let end = LocalTime(secondsSince1970: ended, in: timeZone).description
            return " to " + (end.prefix(10) == begin.prefix(10) ? String(end.suffix(5)) : end)
        }
        return "\(name) away \(end == nil ? "from " : "")\(begin)\(end ?? "")"
            + (waitText.map { ", \($0)" } ?? "") + ": \(reason)"
    }
}
