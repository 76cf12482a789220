/// A program that serves this one until it is stopped. Letting go of it stops it, too.
package final class ServerProcess: Sendable {
    private let life: ServerLifecycle
    private let log: ServerLog
    private let control: ControlLine

    /// Of the program, which leads a process group of that number.
    let processIdentifier: Int32

    init(life: ServerLifecycle, log: ServerLog, control: ControlLine, processIdentifier: Int32) {
        self.life = life
        self.log = log
        self.control = control
        self.processIdentifier = processIdentifier
    }

    deinit { control.close() }

    package var isRunning: Bool { !Self.hasEnded(life.phase) }

    /// Waits for the end, from whatever cause.
    ///
    /// - Throws: `ChildProcessError`, or `CancellationError` when the task was cancelled before the server has ended.
    var exit: Termination {
        get async throws {
            guard case .ended(let result, _) = try await life.waitUnlessCancelled(until: Self.hasEnded) else {
                throw CancellationError()
            }
            return try result.get()
        }
    }

    /// The last lines of what it wrote, which need not be in the log any more.
    package func logTail(lines: Int) -> [String] { log.tail(lines: lines) }

    /// Asks the server to end (SIGTERM), kills after the grace what is left, and returns when nothing is. Stopping one
    /// that has ended does nothing.
    package func stop(grace: Duration = .seconds(2)) async {
        control.stop(grace: grace)
        _ = await life.wait(until: Self.hasEnded)
    }

    private static func hasEnded(_ phase: ServerLifecycle.Phase) -> Bool {
        if case .ended = phase { true } else { false }
    }
}
