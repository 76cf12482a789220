import Domain
import Foundation
import LibraryStore
import Media
import Pipeline
import SystemPackage

/// Past runs as text: two lines for each run, or all details of one run.
struct RunLogText {
    /// Columns of a line.
    let width: Int
    let timeZone: TimeZone
    /// As ``GlobalOptions/libraryOption``.
    var libraryOption = ""
    private static let indent = "  "

    /// Two lines for each run. The first has the run's name, start, duration and run end, the second its results.
    func lines(of runs: [RunLogEntry]) -> [String] {
        let names = runs.map(\.run.name)
        let spans = runs.map(span)
        let nameWidth = names.map(\.count).max() ?? 0
        let spanWidth = spans.map(\.count).max() ?? 0
        return runs.indices.flatMap { index in
            let run = runs[index]
            let head = [
                names[index].padded(to: nameWidth),
                LocalTime(secondsSince1970: run.run.started, in: timeZone).description,
                spans[index].padded(to: spanWidth), run.words,
            ]
            let collections = run.collections.map(\.text).joined(separator: ", ").singleLine
            let facts = facts(of: run) + (collections.isEmpty ? "" : ": \(collections)")
            return [head.joined(separator: "  "), Self.indent + facts].map { $0.shortened(toColumns: width) }
        }
    }

    private func span(of run: RunLogEntry) -> String {
        run.seconds.map(TimeText.duration) ?? "–"
    }

    /// `24 drawn, 1 failed, 2 placeholders, cost 0.96`
    private func facts(of run: RunLogEntry) -> String {
        var facts = ["\(run.counts.drawn) drawn"]
        if let counts = run.run.counts {
            let (failed, placeholders) = (counts[.failed], counts[.placeholder])
            if failed > 0 { facts.append("\(failed) failed") }
            if placeholders > 0 { facts.append(Counted(placeholders, "placeholder", "placeholders").description) }
            let others = counts.total - counts[.ready] - failed - placeholders
            if others > 0 { facts.append("\(others) not drawn") }
        }
        if let problems = run.run.inputProblems { facts.append(problems) }
        if let cost = run.counts.cost { facts.append("cost \(cost)") }
        return facts.joined(separator: ", ")
    }

    /// All recorded details of a run.
    func detail(of run: RunLogEntry) -> [String] {
        var lines = ["run \(run.run.name): \(run.words)"]
        func add(_ head: String, _ text: String) {
            let head = Self.indent + head.padded(to: Self.headWidth)
            lines += WrappedText.lines(head, text.singleLine, to: width)
        }
        add("began", LocalTime(secondsSince1970: run.run.started, in: timeZone).description)
        if let ended = run.ended, let seconds = run.seconds {
            add(
                run.run.finished == nil ? "last seen" : "ended",
                "\(LocalTime(secondsSince1970: ended, in: timeZone)), after \(TimeText.duration(seconds))")
        }
        add("by", "nightpress \(run.run.programVersion) on \(run.run.host)")
        add(
            "collections",
            run.collections.isEmpty ? "none that is still there" : run.collections.map(\.text).joined(separator: ", "))
        if let pageCounts = run.pageCounts { add("pages", pageCounts.text) }
        add("drawn", "\(run.counts.drawn)")
        if let attempts = Self.attempts(of: run) { add("attempts", attempts) }
        if !run.counts.saved.isEmpty {
            let saved = run.counts.saved.map { (origin: $0.key.rawValue, count: $0.value) }
            add(
                "saved",
                saved.sorted { $0.origin < $1.origin }.map { "\($0.count) \($0.origin)" }.joined(separator: ", "))
        }
        if let cost = run.counts.cost { add("cost", "\(cost)") }
        if !run.run.stages.isEmpty {
            add(
                "stages",
                run.run.stages.map { "\($0.stage.rawValue) \(TimeText.duration($0.seconds))" }.joined(separator: ", "))
        }
        lines.append(Self.indent + "report".padded(to: Self.headWidth) + place(of: run))
        for notice in run.run.notices { lines += WrappedText.lines("note: ", notice.singleLine, to: width) }
        return lines
    }

    private static let headWidth = 13

    /// `30: 26 ready, 4 refused`
    private static func attempts(of run: RunLogEntry) -> String? {
        let all = run.counts.attemptsByOutcome
        guard !all.isEmpty else { return nil }
        let parts = all.sorted { (-$0.value, $0.key.rawValue) < (-$1.value, $1.key.rawValue) }.map {
            "\($0.value) \($0.key)"
        }
        return "\(all.values.reduce(0, +)): \(parts.joined(separator: ", "))"
    }

    /// A path is never wrapped, so that it can be copied.
    private func place(of run: RunLogEntry) -> String {
        if run.isReportThere { return run.report.string }
        return run.state.isInProgress
            ? "not yet" : "not there; “nightpress report --run \(run.run.name)\(libraryOption)” writes it"
    }
}

extension RunLogEntry {
    fileprivate var words: String {
        switch state {
        case .inProgress: "in progress"
        case .ended(.error): "ended with an error"
        case .ended(.died): "killed or crashed"
        case .ended(let end): end.rawValue
        }
    }
}
