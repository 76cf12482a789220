import Domain

extension ReportOutline {
    /// The outcome in one sentence: the first line of the report, and the last line in the terminal. If another run has
    /// changed the pages since, it describes their present state.
    package var headline: String {
        let state = (run.laterRun == nil ? "" : "as of now ") + stateOfPages
        let more = [unwritten, unreadable].compactMap(\.self).map { "; \($0)" }.joined()
        let seeNotices = more.isEmpty ? "" : ", see the notices"
        return ((ending.map { "\($0): \(state)" } ?? state) + standIns + more + seeNotices).asSentence
    }

    /// How the run ended, if the states of its pages do not show it.
    private var ending: String? {
        switch run.end {
        case .whole, .placeholders, .failures: nil
        case .stopped: "the run stopped at its limit"
        case .died: "the run ended without a result (killed or crashed)"
        case .error: "the run ended with an error, see the notices"
        case .interrupted: "the run was interrupted"
        }
    }

    private var standIns: String {
        counts.textStandIns > 0 ? "; \(Counted.textStandIns(counts.textStandIns))" : ""
    }

    /// A note that the run failed although all pages exist: one of their books could not be written.
    private var unwritten: String? {
        let isOfPages = counts.failed + counts.undrawn + counts.unplanned > 0 || run.laterRun != nil
        return run.end == .failures && !isOfPages && !notices.isEmpty ? "something else failed" : nil
    }

    /// Problems with pipelines, stories, and files in the place of a book.
    private var unreadable: String? {
        problems.isEmpty ? nil : Counted(problems.count, "input problem", "input problems").description
    }

    private var stateOfPages: String {
        guard counts.unplanned > 0 else { return counts.stateOfPages }
        let isFailure = run.end == .failures && run.laterRun == nil
        let verb = counts.unplanned == 1 ? "is" : "are"
        let stories =
            "\(Counted.stories(counts.unplanned)) "
            + (isFailure ? "could not be planned, see the notices" : "\(verb) not planned")
        return counts.total == 0 ? stories : "\(counts.stateOfPages); \(stories)"
    }
}

extension RunCounts {
    /// `2 of 6 pictures are ready; 1 failed, 2 have placeholders and 1 is not drawn`
    fileprivate var stateOfPages: String {
        switch total {
        case 0: return "there was nothing to draw"
        case 1 where ready == 1: return "the only picture is ready"
        case ready: return "all \(total) pictures are ready"
        default: break
        }
        let readiness =
            switch ready {
            case 0: "none of \(total) pictures is ready"
            case 1: "1 of \(total) pictures is ready"
            default: "\(ready) of \(total) pictures are ready"
            }
        return readiness + "; " + shortfalls.listed
    }

    private var shortfalls: [String] {
        var shortfalls: [String] = []
        if failed > 0 { shortfalls.append("\(failed) failed") }
        if placeholders > 0 { shortfalls.append("\(Counted(placeholders, "has a placeholder", "have placeholders"))") }
        if undrawn > 0 {
            let reason = cancelled == undrawn ? " (cancelled)" : cancelled > 0 ? " (\(cancelled) cancelled)" : ""
            shortfalls.append("\(Counted(undrawn, "is", "are")) not drawn\(reason)")
        }
        return shortfalls
    }
}

extension RunReport {
    var headline: String { outline.headline }
}

extension String {
    /// With a capital first letter and a full stop.
    var asSentence: String {
        prefix(1).uppercased() + dropFirst() + "."
    }
}
