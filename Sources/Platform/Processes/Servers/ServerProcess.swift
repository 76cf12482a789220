/// A program that serves this one until it is stopped. It is also stopped when this object is released.
package final class ServerProcess: Sendable {
    private let life: ServerLifecycle
    private let log: ServerLog
    private let control: ControlLine

    /// The process number of the program, and of its process group.
    let processIdentifier: Int32

    init(life: ServerLifecycle, log: ServerLog, control: ControlLine, processIdentifier: Int32) {
        self.life = life
        self.log = log
        self.control = control
        self.processIdentifier = processIdentifier
    }

    deinit { control.close() }

    package var isRunning: Bool { !Self.hasEnded(life.phase) }

    /// Waits for the end, for any reason.
    ///
    /// - Throws: `ChildProcessError`, or `CancellationError` if the task was cancelled before the server ended.
    var exit: Termination {
        get async throws {
            guard case .ended(let result, _) = try await life.waitUnlessCancelled(until: Self.hasEnded) else {
                throw CancellationError()
            }
            return try result.get()
        }
    }

    /// The last lines of its output. The log may no longer contain them.
    package func logTail(lines: Int) -> [String] { log.tail(lines: lines) }

    /// Asks the server to end (SIGTERM), kills the remaining processes after the grace, and returns when none is left.
    /// Does nothing if the server has ended.
    package func stop(grace: Duration = .seconds(2)) async {
        control.stop(grace: grace)
        _ = await life.wait(until: Self.hasEnded)
    }

    private static func hasEnded(_ phase: ServerLifecycle.Phase) -> Bool {
        if case .ended = phase { true } else { false }
    }
}
