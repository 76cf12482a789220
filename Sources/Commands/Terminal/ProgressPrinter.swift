import Domain
import Media
import Pipeline
import Synchronization

/// Shows a run on standard error: one live line for each stage on a terminal, plain lines elsewhere. Passes all events
/// on to the recorder.
final class ProgressPrinter: Sendable {
    private struct State {
        var stage: StageName?
        var line: ProgressLine?
        /// What the line counts; nil for pictures.
        var tally: RunEvent.Tally?
        /// Whether the pass draws larger versions of pictures that already exist.
        var isLaterPass = false
        var isLineShown = false
        var lastShown = -Double.infinity
        /// Measured by the clock of `uptime`.
        var deadline: Double?
    }

    /// Seconds between two updates of the live line, and between two plain lines of a long stage.
    private static let livePause = 0.1
    private static let plainPause = 10.0
    /// Time between two updates of a line without new events.
    private static let tick = Duration.seconds(1)
    /// A stage that takes at least this many seconds leaves a line behind. Illustrating always does.
    private static let memorable = 5.0

    let records: EventRecorder?
    let terminal: Terminal
    private let isQuiet: Bool
    let isVerbose: Bool
    private let uptime: @Sendable () -> Double
    let now: @Sendable () -> Double
    private let state = Mutex(State())

    init(
        terminal: Terminal, global: GlobalOptions, uptime: @escaping @Sendable () -> Double,
        now: @escaping @Sendable () -> Double, records: EventRecorder? = nil
    ) {
        self.terminal = terminal
        self.records = records
        isQuiet = global.quiet
        isVerbose = global.verbose
        self.uptime = uptime
        self.now = now
    }

    @Sendable
    func show(_ event: RunEvent) {
        print(event)
        guard let failures = records?.take(event) else { return }
        for failure in failures { print(.notice(failure)) }
    }

    /// Removes the live line.
    func finish() {
        state.withLock { clear(&$0) }
    }

    /// Removes the live line at the end of a run, and writes the last record.
    func finish(_ result: RunNotification) {
        for failure in records?.end(result) ?? [] { print(.notice(failure)) }
        finish()
    }

    private func print(_ event: RunEvent) {
        state.withLock { state in
            changeLine(at: event, &state)
            if let words = words(at: event) { say(words, &state) }
            switch event {
            case .stageEnded(_, let seconds): leaveLine(after: seconds, &state)
            case .finished, .checked, .advanced: refresh(&state)
            case .begun where terminal.isInteractive: refresh(&state)
            case .problem(let problem): print("error: ", problem.singleLine, .bad, &state)
            case .notice(let notice): print("note: ", notice.singleLine, .notable, &state)
            default: break
            }
        }
    }

    private func changeLine(at event: RunEvent, _ state: inout State) {
        switch event {
        case .stage(let stage):
            state.stage = stage
            state.line = nil
        case .limits(_, let deadline): state.deadline = deadline.map { uptime() + $0 - now() }
        case .expecting(let tally, let count): expect(count, of: tally, &state)
        case .illustrating(let pictures, let ready, let pass) where pictures > 0:
            state.isLaterPass = (pass?.number ?? 1) > 1
            let outcome = state.isLaterPass ? pass?.size.map { "drawn in \($0)" } ?? "drawn larger" : "ready"
            begin("pictures \(outcome)", total: pictures, before: ready, deadline: state.deadline, &state)
        case .checking(let pictures) where pictures > 0: begin("pictures checked", total: pictures, &state)
        // Pages that are drawn while stories are planned are not counted.
        case .begun where state.tally != nil, .finished where state.tally != nil: break
        case .begun(let panel, _): state.line?.begin(panel)
        case .finished(let panel, let end): finish(panel, end, &state)
        case .advanced(let tally) where state.tally == tally: state.line?.advance(at: uptime())
        case .checked: state.line?.advance(at: uptime())
        case .paused: state.line?.pause(at: uptime())
        case .resumed: state.line?.resume(at: uptime())
        default: break
        }
    }

    private func begin(
        _ words: String, total: Int, before: Int = 0, deadline: Double? = nil, of tally: RunEvent.Tally? = nil,
        _ state: inout State
    ) {
        state.line = ProgressLine(
            words, total: total, before: before, start: uptime(), deadline: deadline, showsBar: tally == nil)
        state.tally = tally
        state.lastShown = uptime()
    }

    private func expect(_ count: Int, of tally: RunEvent.Tally, _ state: inout State) {
        if state.line != nil, state.tally == tally {
            state.line?.expect(count)
        } else if count > 0 {
            begin(tally.rawValue, total: count, of: tally, &state)
        }
    }

    private func finish(_ panel: PanelName, _ end: RunEvent.PanelEnd, _ state: inout State) {
        switch end {
        case .drawn(.placeholder, _): state.line?.advance(at: uptime(), panel, shortfall: "placeholder")
        case .drawn: state.line?.advance(at: uptime(), panel)
        case .kept: state.line?.advance(at: uptime(), panel, shortfall: "kept", isGood: !state.isLaterPass)
        case .failed: state.line?.advance(at: uptime(), panel, shortfall: "failed")
        case .released: state.line?.leave(panel)
        }
    }

    private func say(_ text: String, _ state: inout State) {
        guard !isQuiet else { return }
        clear(&state)
        for text in WrappedText.note("", terminal.mentions.completed(text), columns: terminal.columns) {
            terminal.line(text)
        }
    }

    /// Prints also with `--quiet`, when only results and errors are shown.
    private func print(_ kind: String, _ text: String, _ tone: Terminal.Tone, _ state: inout State) {
        clear(&state)
        terminal.note(kind, text, tone)
    }

    /// Prints the result of a stage and its duration as a permanent line.
    private func leaveLine(after seconds: Double, _ state: inout State) {
        defer { state.line = nil }
        guard terminal.isInteractive, let line = state.line, line.done > 0 else { return clear(&state) }
        guard state.tally == nil || seconds >= Self.memorable else { return clear(&state) }
        say("\(line.plainText) · \(TimeText.duration(seconds))", &state)
    }

    /// Keeps the live line up to date while `work` runs, even without events.
    func ticking<Value: Sendable>(
        sleep: @escaping @Sendable (Duration) async throws -> Void, _ work: () async throws -> Value
    ) async throws -> Value {
        guard terminal.isInteractive, !isQuiet else { return try await work() }
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                while !Task.isCancelled {
                    do { try await sleep(Self.tick) } catch { return }
                    self.state.withLock { self.refresh(&$0) }
                }
            }
            defer { group.cancelAll() }
            return try await work()
        }
    }

    /// The cursor stays at the start of the line. It is still there after the terminal wraps the line for a new width.
    private func refresh(_ state: inout State) {
        guard !isQuiet, let line = state.line, !line.isEmpty else { return }
        let now = uptime()
        if terminal.isInteractive {
            guard line.isDone || now - state.lastShown >= Self.livePause else { return }
            let text = line.text(width: terminal.width - 1, now: now)
            let bar = text.prefix { $0 == "█" }
            terminal.write("\r\u{1B}[J" + terminal.toned(String(bar), .good) + text.dropFirst(bar.count) + "\r")
            state.isLineShown = true
        } else {
            // Only pictures get a line when they are done. Other short work prints none.
            let isLast = line.isDone && state.tally == nil
            guard !isVerbose, isLast || now - state.lastShown >= Self.plainPause else { return }
            terminal.line(line.plainText)
        }
        state.lastShown = now
    }

    private func clear(_ state: inout State) {
        if state.isLineShown { terminal.write("\r\u{1B}[J") }
        state.isLineShown = false
    }
}
