/// Runs programs of others, so that none of them outlives its use or this program.
package struct ChildRunner: Sendable {
    /// From being asked to end to being killed, where a task is cancelled.
    private static let cancellationGrace = Duration.milliseconds(100)

    let keeper: ProcessSupervisor

    package init(keeper: ProcessSupervisor) {
        self.keeper = keeper
    }

    /// Runs a command to its end, and ends what it may have left behind. An exit code other than 0 is a result, and a
    /// command that does not read all of its input does nothing wrong. Throws `ChildProcessError`, or
    /// `CancellationError` when the task was cancelled; nothing of the command is left then either.
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
