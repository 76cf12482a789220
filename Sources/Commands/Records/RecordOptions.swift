import ArgumentParser
import Pipeline
import Platform

/// Options of commands that carry out runs: which records of the run are written.
struct RecordOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Append everything that happens to this file or named pipe, as one JSON object a line; “-” is standard output, and the result then goes to standard error. (default: NIGHTPRESS_EVENTS, or none)",
            valueName: "file"),
        completion: .file())
    var events: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Append a log in plain lines to this file; “-” as for --events. (default: NIGHTPRESS_LOG, or none)",
            valueName: "file"),
        completion: .file())
    var log: String?

    @Option(
        name: .long,
        help: ArgumentHelp("How much is logged. (default: info)", valueName: "level"))
    var logLevel: LogLevel?

    func validate() throws {
        try OptionCheck.refuseEmpty("--events", events, "a file")
        try OptionCheck.refuseEmpty("--log", log, "a file")
    }

    /// Nil if no record is kept. With a record on standard output, the result goes to standard error.
    func records(on machine: inout CommandEnvironment, _ global: GlobalOptions) throws -> EventRecorder? {
        let folder = machine.run.workingFolder
        let events = EventTarget(events ?? machine.environment["NIGHTPRESS_EVENTS"])
        let log = EventTarget(log ?? machine.environment["NIGHTPRESS_LOG"])
        if let logLevel, log == nil {
            throw CommandFailure(
                .usage, "--log-level \(logLevel.rawValue) is for a log; name its file with --log, or leave it out")
        }
        guard events != nil || log != nil else { return nil }
        guard events?.seen(from: folder) != log?.seen(from: folder) else {
            throw CommandFailure(
                .usage,
                "events and the log would both be written to \(log?.path.map { "“\($0)”" } ?? "standard output"); name two files"
            )
        }
        if [events, log].contains(.standardOutput) {
            if global.json {
                throw CommandFailure(
                    .usage, "--json and a record on standard output exclude each other; write one of them to a file")
            }
            machine.output = machine.messages
        }
        return EventRecorder(
            events: events, log: log, level: logLevel ?? .info, now: machine.run.now, uptime: machine.run.uptime,
            redactor: machine.redactor)
    }
}
