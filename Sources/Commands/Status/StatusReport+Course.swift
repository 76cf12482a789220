import Domain
import LibraryStore
import Media
import Pipeline
import Reports

/// Of the run, the pause, and what to do next.
extension StatusReport {
    /// `activity` is that of a run in progress. `pipelines` are the files of collections that want something.
    mutating func end(
        with last: (run: StoredRun, standing: RunStanding)?, pause: LibraryControl.Pause?,
        activity: RunActivity? = nil, report: String? = nil, pipelines: [String] = []
    ) {
        endStock()
        isOfRunInProgress = last?.standing.inProgress != nil
        tell(last, activity, report)
        if let pause {
            document.pause = .init(since: UTCTime(secondsSince1970: Int(pause.since)).iso8601, by: pause.by)
            add("", "\(pause.words(in: timeZone).singleLine); “nightpress resume\(libraryOption)” ends that")
        }
        let steps = isOfRunInProgress ? [] : nextSteps(pipelines)
        document.next = steps.isEmpty ? nil : steps
        for step in steps { add("", step) }
    }

    private mutating func tell(
        _ last: (run: StoredRun, standing: RunStanding)?, _ activity: RunActivity?, _ report: String?
    ) {
        guard let (run, standing) = last else { return }
        document.lastRun = .init(
            name: run.name, outcome: run.outcome, inputProblems: run.problems.isEmpty ? nil : run.problems.count,
            notices: run.notices, report: report)
        switch standing {
        case .ended:
            let words = [run.outcome ?? "not finished", run.inputProblems].compactMap(\.self)
            add("last run \(run.name): ", words.joined(separator: ", "))
        case .failed: add("last run \(run.name): ", "ended with an error; run its pipeline again to go on")
        case .inProgress(let running):
            document.lastRun?.inProgress = running.holder
            document.lastRun?.now = activity?.document
            add("run \(run.name): ", "in progress, \(running.holder)")
            for line in activity?.lines(in: timeZone) ?? [] { add("  ", line) }
        case .died:
            document.lastRun?.hasDied = true
            add(
                "last run \(run.name): ",
                "its process is gone without a word (killed or crashed); run its pipeline again to go on")
        }
        if let report { course.append("report  \(report)") }
        for notice in run.notices { add("note: ", notice.singleLine) }
    }

    /// What a person may do about what is wanting.
    private func nextSteps(_ pipelines: [String]) -> [String] {
        NextStep.steps(for: totals, pipelines: pipelines, libraryOption: libraryOption)
            .map { "\($0.purpose) “\($0.command)”." }
    }

    private mutating func add(_ head: String, _ text: String) {
        course += WrappedText.note(head, text.singleLine, columns: columns)
    }
}
