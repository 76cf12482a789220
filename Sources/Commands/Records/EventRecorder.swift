import Domain
import Pipeline
import Platform
import Synchronization
import SystemPackage

/// The records of a run in progress: events for programs, and a log for people.
///
/// Records never stop or delay the run. A write error is reported once.
final class EventRecorder: Sendable {
    private struct State {
        var run: String?
        var stage: StageName?
        var stream: EventStream
    }

    private let events: NonBlockingLineWriter?
    private let log: (feed: NonBlockingLineWriter, level: LogLevel)?
    private let now: @Sendable () -> Double
    /// Held while a line is written, so that lines are in the order of their numbers.
    private let state: Mutex<State>
    private let redactor: Redactor

    /// A target is nil if its record is not kept.
    init(
        events: EventTarget?, log: EventTarget?, level: LogLevel, now: @escaping @Sendable () -> Double,
        uptime: @escaping @Sendable () -> Double, redactor: Redactor = Redactor()
    ) {
        self.redactor = redactor
        state = Mutex(State(stream: EventStream(redactor: redactor)))
        self.now = now
        self.events = events.map { NonBlockingLineWriter($0.path, uptime: uptime) }
        self.log = log.map { (feed: NonBlockingLineWriter($0.path, uptime: uptime), level: level) }
    }

    /// Returns each write error with its reason, the first time that it occurs.
    func take(_ event: RunEvent) -> [String] {
        state.withLock { state in
            switch event {
            case .began(let run, _): state.run = run
            case .stage(let stage): state.stage = stage
            default: break
            }
            let time = now()
            let line = events.flatMap { _ in state.stream.line(for: event, run: state.run, at: time) }
            let failures = [write(line, at: time, state), write(event.logEntry, at: time, state)]
            if case .stageEnded = event { state.stage = nil }
            return failures.compactMap(\.self)
        }
    }

    /// Writes the last line. Returns write errors as `take` does.
    func end(_ result: RunNotification) -> [String] {
        let failures = state.withLock { state in
            let time = now()
            let line = events.flatMap { _ in state.stream.line(ending: result, run: state.run, at: time) }
            state.stage = nil
            return [write(line, at: time, state), write(result.logEntry, at: time, state)].compactMap(\.self)
        }
        let (run, time) = (state.withLock(\.run), now())
        events?.close { EventStream.line(losing: $0, run: run, at: time) }
        log?.feed.close { Self.logLine(losing: $0, run: run, at: time) }
        return failures
    }

    private static func logLine(losing count: Int, run: String?, at time: Double) -> [UInt8] {
        LogLine.bytes("\(Counted(count, "line is", "lines are")) lost here", .warning, run: run, part: "log", at: time)
    }

    private func write(_ line: [UInt8]?, at time: Double, _ state: State) -> String? {
        line.flatMap { events?.put($0) { EventStream.line(losing: $0, run: state.run, at: time) } }
    }

    private func write(_ entry: (level: LogLevel, words: String)?, at time: Double, _ state: State) -> String? {
        guard let log, let entry, entry.level <= log.level else { return nil }
        return log.feed.put(
            LogLine.bytes(
                redactor.redacted(entry.words), entry.level, run: state.run, part: state.stage?.rawValue ?? "run",
                at: time)
        ) { Self.logLine(losing: $0, run: state.run, at: time) }
    }
}
