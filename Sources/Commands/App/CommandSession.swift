import ArgumentParser
import LibraryStore
import Media
import Pipeline
import Platform
import Reports
import SystemPackage

/// What every command uses: the machine, the global options, and the progress display on standard error.
struct CommandSession: Sendable {
    let command: String
    let machine: CommandEnvironment
    let global: GlobalOptions
    let progress: ProgressPrinter
    let signals: SignalWatch
    private let hasLibrary: Bool

    init(
        of command: (some ParsableCommand).Type, _ global: GlobalOptions, records: RecordOptions? = nil,
        hasLibrary: Bool = true, shard: ShardOption? = nil
    ) throws {
        var machine = try CommandEnvironment.current()
        let global = try ShardPath(shard, machine.environment).applied(to: global)
        progress = ProgressPrinter(
            terminal: machine.messages, global: global, uptime: machine.run.uptime, now: machine.run.now,
            records: try records?.records(on: &machine, global))
        let name = command._commandName
        signals = SignalWatch { [progress] signal in
            progress.show(.notice("\(signal) ended the command “\(name)” before its work was done; run it again"))
        }
        self.command = name
        self.machine = machine
        self.global = global
        self.hasLibrary = hasLibrary
    }

    /// The library's folder as the command line names it.
    var root: FilePath { global.libraryPath(on: machine) }

    /// The library for reading; nil if there is none yet.
    func libraryIfThere() async throws -> Library? {
        guard try machine.fileSystem.status(of: root.appending("library.sqlite")) != nil else { return nil }
        return try await Library.openForReading(at: root, environment: machine.run, listener: progress.show)
    }

    /// Throws if there is something at the path that `option` names for a new file: nothing is written over.
    func requireVacant(_ path: String?, for option: String) throws {
        guard let path, try machine.fileSystem.status(of: FilePath(path)) != nil else { return }
        throw CommandFailure(
            .input, "“\(path.singleLine)” exists; nothing was written; name another file with \(option)")
    }

    /// Prints the result on standard output, as JSON if `--json` is given.
    func print(
        _ body: @autoclosure () throws -> some Encodable, status: ExitStatus = .whole,
        or text: @autoclosure () throws -> String
    ) throws {
        let output = machine.output
        if global.json {
            try output.result(JSONText.encode(document(body(), status: status)), isJSON: true)
        } else {
            try output.result(output.mentions.completed(text()))
        }
    }

    func document<Body: Encodable>(_ body: Body, status: ExitStatus = .whole) -> CommandDocument<Body> {
        CommandDocument(command: command, library: hasLibrary ? root.string : nil, status: status, body: body)
    }
}
