import Pipeline
import SystemPackage

/// What every command works with: the machine, the global options, and progress on standard error.
struct CommandSession: Sendable {
    let machine: CommandEnvironment
    let global: GlobalOptions
    let progress: ProgressPrinter

    init(_ global: GlobalOptions, records: RecordOptions? = nil) throws {
        var machine = try CommandEnvironment.current()
        progress = ProgressPrinter(
            terminal: machine.messages, global: global, uptime: machine.run.uptime, now: machine.run.now,
            records: try records?.records(on: &machine, global))
        self.machine = machine
        self.global = global
    }

    /// The library's folder, as the command line names it.
    var root: FilePath { global.libraryPath(on: machine) }

    /// Prints the result on standard output, as JSON where that is asked for.
    func print(_ document: @autoclosure () throws -> some Encodable, or text: @autoclosure () -> String) throws {
        try machine.output.result(global.json ? try JSONText.encode(document()) : text())
    }
}
