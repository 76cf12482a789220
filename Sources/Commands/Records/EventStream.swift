import Domain
import LibraryStore
import Pipeline
import Platform
import Reports

/// All events of a run as NDJSON, one object a line. `events.schema.json` describes them.
struct EventStream {
    /// Masks keys in all texts.
    let redactor: Redactor
    private var sequence = 0

    init(redactor: Redactor = Redactor()) {
        self.redactor = redactor
    }

    /// The line for an event; nil for an event that only updates the live line. `run` is nil until the run has a name.
    mutating func line(for event: RunEvent, run: String?, at time: Double) -> [UInt8]? {
        guard let name = event.recordName else { return nil }
        var line = begin(name, run: run, at: time)
        event.describe(in: &line)
        return line.line
    }

    /// The last line of a run.
    mutating func line(ending result: RunNotification, run: String?, at time: Double) -> [UInt8] {
        var line = begin("run-ended", run: run, at: time)
        result.describe(in: &line)
        return line.line
    }

    /// Reports that `count` lines before this one could not be written. Their numbers are used up.
    static func line(losing count: Int, run: String?, at time: Double) -> [UInt8] {
        var line = head("events-lost", number: nil, run: run, at: time, Redactor())
        line.add("count", count)
        return line.line
    }

    private mutating func begin(_ event: String, run: String?, at time: Double) -> JSONLine {
        sequence += 1
        return Self.head(event, number: sequence, run: run, at: time, redactor)
    }

    private static func head(_ event: String, number: Int?, run: String?, at time: Double, _ redactor: Redactor)
        -> JSONLine
    {
        var line = JSONLine(redactor: redactor)
        line.add("v", JSONText.schemaVersion)
        line.add("seq", number)
        line.add("time", Milliseconds(seconds: time).iso8601)
        line.add("run", run)
        line.add("event", event)
        return line
    }
}

extension RunEvent {
    /// Nil for an event that only updates the live line.
    fileprivate var recordName: String? {
        switch self {
        case .began: "run-began"
        case .limits: "limits"
        case .stage: "stage-began"
        case .stageEnded: "stage-ended"
        case .read: "story-read"
        case .asked: "text-attempt"
        case .planned: "story-planned"
        case .illustrating: "pictures-expected"
        case .begun: "page-began"
        case .attempted: "attempt"
        case .finished: "page-ended"
        case .exported: "book-written"
        case .problem: "problem"
        case .notice: "notice"
        case .paused: "paused"
        case .resumed: "resumed"
        case .outage(let outage): "backend-\(outage.phase.rawValue)"
        case .expecting, .advanced, .checking, .checked: nil
        }
    }

    fileprivate func describe(in line: inout JSONLine) {
        switch self {
        case .began(_, let stories): line.add("stories", stories)
        case .limits(let words, let deadline):
            line.add("limits", words)
            line.add("deadline", deadline.map { Milliseconds(seconds: $0).iso8601 })
        case .stage(let stage): line.add("stage", stage.rawValue)
        case .stageEnded(let stage, let seconds):
            line.add("stage", stage.rawValue)
            line.add(seconds: seconds)
        case .read(let story): story.describe(in: &line)
        case .asked(let story, let attempt):
            line.add(TextAttemptView(attempt, in: story.collection).members)
        case .planned(let story, let pages, let backend, let standIns):
            story.describe(in: &line)
            line.add("pages", pages)
            line.add("backend", backend)
            if !standIns.isEmpty { line.add("standIns", standIns.map(\.words)) }
        case .illustrating(let pictures, let ready, let pass):
            line.add("pictures", pictures)
            line.add("ready", ready)
            line.add("pass", pass?.number)
            line.add("passes", pass?.count)
            line.add("size", pass?.size.map { SizeView($0).members })
        case .begun(let panel, let backend):
            panel.describe(in: &line)
            line.add("backend", backend)
        case .attempted(let panel, let attempt):
            panel.describe(in: &line)
            line.add(AttemptView(attempt).members)
        case .finished(let panel, let end):
            panel.describe(in: &line)
            end.describe(in: &line)
        case .exported(let path): line.add("path", path)
        case .problem(let message), .notice(let message): line.add("message", message)
        case .outage(let outage): outage.describe(in: &line)
        case .paused(let person): line.add("by", person)
        case .resumed, .expecting, .advanced, .checking, .checked: break
        }
    }
}
