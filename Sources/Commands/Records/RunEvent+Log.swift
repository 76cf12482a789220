import Domain
import Generation
import LibraryStore
import Pipeline
import Reports

/// Log entries for events.
extension RunEvent {
    /// Nil for an event that only updates the live line.
    var logEntry: (level: LogLevel, words: String)? {
        switch self {
        case .began(let run, let stories): (.info, "run \(run) begins: \(Counted.stories(stories))")
        case .limits(let words, let deadline):
            (
                .info,
                "limits: \(words.joined(separator: ", "))"
                    + (deadline.map { ", until \(Milliseconds(seconds: $0).iso8601)" } ?? "")
            )
        case .stage: (.info, "begins")
        case .stageEnded(_, let seconds): (.info, "ends after \(TimeText.duration(seconds))")
        case .read(let story): (.info, "read \(story.path), “\(story.title)”")
        case .asked(let story, let attempt): attempt.logEntry(of: story)
        case .planned(let story, let pages, let backend, let standIns):
            (
                standIns.isEmpty ? .info : .warning,
                (["planned \(story.path): \(Counted.pages(pages)) (\(backend))"] + standIns.map(\.words))
                    .joined(separator: "; ")
            )
        case .illustrating(let pictures, let ready, let pass):
            (
                .info,
                "\(Counted.pictures(pictures)) to draw, \(ready) ready"
                    + (pass.map { ", pass \($0.number) of \($0.count)\($0.size.map { " in \($0)" } ?? "")" } ?? "")
            )
        case .begun(let panel, let backend): (.debug, "\(panel.path) begins\(backend.map { " (\($0))" } ?? "")")
        case .attempted(let panel, let attempt): attempt.logEntry(of: panel)
        case .finished(let panel, let end): end.logEntry(of: panel)
        case .exported(let path): (.info, "wrote \(path.onOneLine)")
        case .problem(let message): (.error, message)
        case .notice(let message): (.warning, message)
        case .outage(let outage): outage.logEntry
        case .paused(let person): (.info, "paused by \(person)")
        case .resumed: (.info, "resumed")
        case .expecting, .advanced, .checking, .checked: nil
        }
    }
}

extension RunEvent.PanelEnd {
    fileprivate func logEntry(of panel: PanelName) -> (level: LogLevel, words: String) {
        switch self {
        case .drawn(.placeholder, _): (.warning, "\(panel.path) is a placeholder")
        case .drawn(let status, let backend): (.info, "\(panel.path) is \(status.rawValue) (\(backend))")
        case .kept: (.warning, "\(panel.path) keeps its picture: nothing better came")
        case .failed: (.warning, "\(panel.path) failed")
        case .released: (.debug, "\(panel.path) is handed back")
        }
    }
}

extension BackendOutage {
    fileprivate var logEntry: (level: LogLevel, words: String) {
        let words =
            switch phase {
            case .away: "is away: \(reason)"
            case .back: "answers again" + (waitText.map { "; \($0)" } ?? "")
            case .out: "is disabled for the rest of this run: \(reason)"
            }
        // A notice reports the same if something waits.
        return (.info, "\(name) \(words)")
    }
}

extension Attempt {
    fileprivate func logEntry(of panel: PanelName) -> (level: LogLevel, words: String) {
        let words =
            "\(panel.path): \(backend) (\(rung.rawValue)), \(outcome) after \(TimeText.duration(seconds))"
        return (outcome == .ready ? .debug : .info, words + (message.map { ": \($0)" } ?? ""))
    }
}

extension TextAttempt {
    fileprivate func logEntry(of story: StoryName) -> (level: LogLevel, words: String) {
        let words =
            "\(story.path): \(backend) (\(subject)), \(outcome) after \(TimeText.duration(seconds))"
        return (outcome == .ready ? .debug : .info, words + (message.map { ": \($0)" } ?? ""))
    }
}
