import Domain
import Pipeline

/// The exit codes for shells, timers and CI systems. They are stable.
///
/// If several apply, a run exits with the first of: failure, interrupted, terminated or hung up, stopped, failures,
/// placeholders, input.
enum ExitStatus: Int32, CaseIterable, Sendable {
    case whole = 0
    case usage = 2
    case locked = 10
    case input = 20
    case failures = 30
    case placeholders = 31
    /// A limit of the run was reached: deadline, number of pictures, failures, or cost.
    case stopped = 35
    case failure = 40
    /// The terminal was closed.
    case hungUp = 129
    case interrupted = 130
    case terminated = 143

    init(_ reason: StopSignal.Reason) {
        self =
            switch reason {
            case .hungUp: .hungUp
            case .interrupted, .superseded: .interrupted
            case .terminated: .terminated
            }
    }

    /// If `isStrict`, placeholders count as failures.
    init(_ end: RunEnd, isStrict: Bool) {
        self =
            switch end {
            case .whole: .whole
            case .placeholders: isStrict ? .failures : .placeholders
            case .failures: .failures
            case .stopped: .stopped
            case .interrupted: .interrupted
            case .error, .died: .failure
            }
    }
}

extension RunResult {
    /// The most severe result: interrupted, then stopped at a limit, then failed pages, then placeholders, then
    /// unreadable stories. If `isStrict`, placeholders count as failures.
    func exitStatus(stoppedBy reason: StopSignal.Reason?, isStrict: Bool = false) -> ExitStatus {
        if outcome == .interrupted, let reason { return ExitStatus(reason) }
        let status = ExitStatus(outcome, isStrict: isStrict)
        return status == .whole && hasInputProblems ? .input : status
    }
}
