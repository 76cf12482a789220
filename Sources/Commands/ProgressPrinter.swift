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
            switch event {
            case .began(let run, let stories):
                if isVerbose { say("run \(run): \(stories) \(stories == 1 ? "story" : "stories")", &state) }
            case .limits(let limits, let deadline): show(limits, deadline: deadline, &state)
            case .stage(let stage):
                state.stage = stage
                state.line = nil
                if isVerbose { say("\(stage.rawValue)", &state) }
            case .read(let story):
                if isVerbose { say("read “\(story.singleLine)”", &state) }
            case .planned(let story, let pages, let backend):
                say("planned “\(story.singleLine)”: \(pages) \(pages == 1 ? "page" : "pages") (\(backend))", &state)
            case .paused(let person): say("paused by \(person); “nightpress resume” lets it go on", &state)
            case .resumed: say("resumed", &state)
            case .illustrating(let pictures, let ready, let pass):
                guard pictures > 0 else { break }
                state.line = LiveLine(
                    done: 0, total: pictures, ready: ready, started: uptime(), deadline: state.deadline,
                    outcome: pass.map { "drawn in \($0)" } ?? "ready")
                if !terminal.isInteractive {
                    say(
                        "drawing \(pictures) \(pictures == 1 ? "picture" : "pictures")\(pass.map { " in \($0)" } ?? "")",
                        &state)
                }
                state.lastShown = uptime()
            case .drawn(let story, let page, let status):
                state.line?.advance(story: story.singleLine, page: page)
                if isVerbose, !terminal.isInteractive {
                    say("\(status.rawValue) “\(story.singleLine)” page \(page)", &state)
                }
                refresh(&state)
            case .checking(let pictures):
                guard pictures > 0 else { break }
                state.line = LiveLine(done: 0, total: pictures, ready: 0, started: uptime(), outcome: "checked")
                state.lastShown = uptime()
            case .checked:
                state.line?.advance()
                refresh(&state)
            case .exported(let path):
                say("wrote \(path)", &state)
            case .problem(let problem):
                clear(&state)
                terminal.line("error: \(problem.singleLine)")
            case .notice(let notice):
                clear(&state)
                terminal.line("note: \(notice.singleLine)")
            }
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
