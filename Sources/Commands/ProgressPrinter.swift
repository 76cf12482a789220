import Domain
import MarkupText
import Pipeline
import Synchronization

/// Shows a run on standard error: one live line on a terminal, plain lines elsewhere.
final class ProgressPrinter: Sendable {
    private struct State {
        var stage: RunEvent.Stage?
        var line: LiveLine?
        var isLineShown = false
        var lastShown = -Double.infinity
        /// By the clock of `uptime`.
        var deadline: Double?
    }

    /// Seconds between two drawings of the live line, and between two plain lines of a long stage.
    private static let livePause = 0.1
    private static let plainPause = 10.0

    private let terminal: Terminal
    private let isQuiet: Bool
    private let isVerbose: Bool
    private let uptime: @Sendable () -> Double
    private let now: @Sendable () -> Double
    private let state = Mutex(State())

    init(
        terminal: Terminal, global: GlobalOptions, uptime: @escaping @Sendable () -> Double,
        now: @escaping @Sendable () -> Double
    ) {
        self.terminal = terminal
        isQuiet = global.quiet
        isVerbose = global.verbose
        self.uptime = uptime
        self.now = now
    }

    @Sendable
    func show(_ event: RunEvent) {
        state.withLock { state in
            changeLine(at: event, &state)
            if let words = words(at: event) { say(words, &state) }
            switch event {
            case .limits(let limits, let deadline): show(limits, deadline: deadline, &state)
            case .drawn, .checked: refresh(&state)
            case .problem(let problem): tell("error: ", problem.singleLine, &state)
            case .notice(let notice): tell("note: ", notice.singleLine, &state)
            default: break
            }
        }
    }

    private func changeLine(at event: RunEvent, _ state: inout State) {
        switch event {
        case .stage(let stage):
            state.stage = stage
            state.line = nil
        case .illustrating(let pictures, let ready, let pass) where pictures > 0:
            state.line = LiveLine(
                done: 0, total: pictures, ready: ready, started: uptime(), deadline: state.deadline,
                outcome: pass.map { "drawn in \($0)" } ?? "ready")
            state.lastShown = uptime()
        case .checking(let pictures) where pictures > 0:
            state.line = LiveLine(done: 0, total: pictures, ready: 0, started: uptime(), outcome: "checked")
            state.lastShown = uptime()
        case .drawn(let story, let page, _): state.line?.advance(story: story.singleLine, page: page)
        case .checked: state.line?.advance()
        default: break
        }
    }

    /// What is said of an event in a line of its own; nil where nothing is.
    private func words(at event: RunEvent) -> String? {
        switch event {
        case .began(let run, let stories) where isVerbose: "run \(run): \(Counted.stories(stories))"
        case .stage(let stage) where isVerbose: stage.rawValue
        case .read(let story) where isVerbose: "read “\(story.singleLine)”"
        case .planned(let story, let pages, let backend):
            "planned “\(story.singleLine)”: \(Counted.pages(pages)) (\(backend))"
        case .paused(let person): "paused by \(person); “nightpress resume” lets it go on"
        case .resumed: "resumed"
        case .illustrating(let pictures, _, let pass) where pictures > 0 && !terminal.isInteractive:
            "drawing \(Counted.pictures(pictures))\(pass.map { " in \($0)" } ?? "")"
        case .drawn(let story, let page, let status) where isVerbose && !terminal.isInteractive:
            "\(status.rawValue) “\(story.singleLine)” page \(page)"
        case .exported(let path): "wrote \(path)"
        default: nil
        }
    }

    /// Takes the live line away.
    func finish() {
        state.withLock { clear(&$0) }
    }

    private func show(_ limits: [String], deadline: Double?, _ state: inout State) {
        var text = "limits: \(limits.joined(separator: ", "))"
        if let deadline {
            let left = deadline - now()
            state.deadline = uptime() + left
            if left > 0 { text += "; \(LiveLine.span(left)) to the deadline" }
        }
        say(text, &state)
    }

    private func say(_ text: String, _ state: inout State) {
        guard !isQuiet else { return }
        clear(&state)
        terminal.line(text)
    }

    /// Also to those who want to hear of results and errors only.
    private func tell(_ kind: String, _ text: String, _ state: inout State) {
        clear(&state)
        terminal.note(kind, text)
    }

    private func refresh(_ state: inout State) {
        guard !isQuiet, let line = state.line else { return }
        let now = uptime()
        let isLast = line.done == line.total
        if terminal.isInteractive {
            guard isLast || now - state.lastShown >= Self.livePause else { return }
            terminal.write("\r\u{1B}[K" + line.text(width: terminal.width - 1, now: now))
            state.isLineShown = true
        } else {
            guard !isVerbose, isLast || now - state.lastShown >= Self.plainPause else { return }
            terminal.line(line.plainText)
        }
        state.lastShown = now
    }

    private func clear(_ state: inout State) {
        if state.isLineShown { terminal.write("\r\u{1B}[K") }
        state.isLineShown = false
    }
}
