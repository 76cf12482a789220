/// Runs external programs. All are stopped after their use and when this program ends.
package struct ChildRunner: Sendable {
    /// Time between SIGTERM and SIGKILL when a task is cancelled.
    private static let cancellationGrace = Duration.milliseconds(100)

    let keeper: ProcessSupervisor

    package init(keeper: ProcessSupervisor) {
        self.keeper = keeper
    }

    /// Runs a command to its end, and ends the processes that it left. An exit code other than 0 is a result. A command
    /// need not read all of its input. Throws `ChildProcessError`, or `CancellationError` if the task was cancelled.
    /// After both errors, none of its processes is left.
    package func run(
        _ command: Command, input: [UInt8] = [], limits: CommandLimits
    ) async throws -> CommandResult {
        try Task.checkCancellation()
        let began = SuspendingClock.now
        let process = try start(command, grace: limits.grace)
        let (ending, collected) = await withTaskCancellationHandler {
            await onOwnThread(command.program) {
                var exchange = Exchange(
                    process, input: input, sink: CollectedOutput(limits), time: limits.time, grace: limits.grace)
                return (exchange.run(), exchange.sink)
            }
        } onCancel: {
            process.control.stop(grace: min(limits.grace, Self.cancellationGrace))
        }
        try Task.checkCancellation()
        let termination = try ending.termination(of: command)
        let errorTail = collected.errors.text
        if ending.halt == .outputTooLarge {
            throw ChildProcessError.outputTooLarge(program: command.program, limit: limits.outputBytes)
        }
        if ending.halt == .timedOut, let limit = limits.time {
            throw ChildProcessError.timedOut(program: command.program, limit: limit, errorTail: errorTail)
        }
        return CommandResult(
            termination: termination, output: collected.output, errorTail: errorTail,
            duration: SuspendingClock.now - began)
    }

    func start(
        _ command: Command, grace: Duration, mergesErrors: Bool = false
    ) throws(ChildProcessError) -> SupervisedProcess {
        do {
            return try SupervisedProcess(command, keeper: keeper, grace: grace, mergesErrors: mergesErrors)
        } catch {
            throw .cannotStart(program: command.program, error)
        }
    }
}
