import CPlatform
import SystemPackage

/// What is known about a command after its end.
struct ExchangeEnding {
    /// Why the exchange ended the command.
    enum Halt {
        case timedOut
        case outputTooLarge
        case doesNotEnd
    }

    var halt: Halt?
    /// Nil if the command was never started.
    var process: Int32?
    /// The keeper's last report; nil if the keeper was killed.
    var report: keeper_report?

    /// How the command ended. Throws if it did not end by itself.
    func termination(of command: Command) throws(ChildProcessError) -> Termination {
        let program = command.program
        guard halt != .doesNotEnd else { throw .doesNotEnd(program: program) }
        guard let report else {
            guard process != nil else { throw .cannotStart(program: program, .keeperLost) }
            throw .keeperLost(program: program)
        }
        let errno = Errno(rawValue: report.value)
        switch Int(report.kind) {
        case KEEPER_EXITED: return .exited(code: report.value)
        case KEEPER_SIGNALLED: return .signalled(report.value)
        case KEEPER_NO_DIRECTORY:
            throw .cannotStart(program: program, .directory(command.workingDirectory ?? "", errno))
        case KEEPER_NO_PROGRAM: throw .cannotStart(program: program, .program(errno))
        default: throw .cannotStart(program: program, .process(errno))
        }
    }
}
