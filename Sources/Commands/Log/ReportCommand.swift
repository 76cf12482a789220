import ArgumentParser
import Domain
import LibraryStore
import Pipeline
import Platform
import Reports
import SystemPackage

struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write the report of a run again, with its pages as they are now.",
        usage: "nightpress report [<options>]",
        discussion: """
            Every run ends with a report. This command writes it again, for example after pages were redrawn or the \
            report was deleted. The headline and the pages then show the current state; outcome, times, attempts and \
            notices are those of the run. If the run had --strict, give it here too: otherwise junit.xml differs.

            The report of a library with more than \(ReportMaker.listingLimit) pages leaves out the stories of which every \
            page is ready and the run changed nothing; they are counted. With --all it lists every story.

              nightpress report
              nightpress report --run 20261122-020000
              nightpress report --all
            """)

    @Option(
        name: .long, help: ArgumentHelp("The run, as “log” names it. (default: the last one)", valueName: "name"))
    var run: String?

    @Flag(name: .long, help: "Count placeholders as failures in junit.xml.")
    var strict = false

    @Flag(name: .long, help: "List every story, however many there are.")
    var all = false

    @OptionGroup var lock: LockOptions
    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var run: String
        var report: String
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let (machine, progress) = (session.machine, session.progress)
        var document = try await asWritten(machine, progress.show)
        if document == nil { document = try await written(machine, progress.show) }
        guard let document else { return }
        try session.print(document, or: "report  \(document.report.onOneLine)\n")
    }

    /// The report that already exists, if the library cannot be written. Nil if it can be written, or if there is no
    /// report.
    private func asWritten(_ machine: CommandEnvironment, _ listener: @Sendable (RunEvent) -> Void) async throws
        -> Document?
    {
        let root = global.libraryPath(on: machine)
        guard machine.fileSystem.isReadOnly(root) else { return nil }
        return try await reading(machine, listener) { library in
            let document = document(of: try await found(in: library).run, in: library)
            guard try machine.fileSystem.status(of: FilePath(document.report)) != nil else { return nil }
            listener(.notice("the library's file system is read-only: the report is as it was last written"))
            return document
        }
    }

    private func written(_ machine: CommandEnvironment, _ listener: @Sendable (RunEvent) -> Void) async throws
        -> Document
    {
        do {
            let held = try await LockedLibrary.open(
                at: global.libraryPath(on: machine), environment: machine.run, patience: lock.patience, recovers: false,
                listener: listener)
            let document = try await write(in: held.library, machine)
            try held.close()
            return document
        } catch let error as LibraryError {
            switch error {
            case .locked: throw try await refusal(machine, listener) ?? error
            case .fileSystem(_, let cause)
            where cause.operation == .lock && cause.cause != .system(.readOnlyFileSystem):
                // If the file system supports no locks, no run can be in progress.
                return try await reading(machine, listener) { try await write(in: $0, machine) }
            default: throw error
            }
        }
    }

    /// The error that the run of the report is still in progress; nil if something else uses the library.
    private func refusal(_ machine: CommandEnvironment, _ listener: @Sendable (RunEvent) -> Void) async throws
        -> CommandFailure?
    {
        try await reading(machine, listener) { library in
            guard case (let run, .inProgress(let holder, _)) = try await found(in: library) else { return nil }
            return CommandFailure(
                .locked, "the run “\(run.name)” is in progress, \(holder); it writes its report when it ends")
        }
    }

    private func write(in library: Library, _ machine: CommandEnvironment) async throws -> Document {
        let (stored, state) = try await found(in: library)
        var (end, finished) = (RunEnd.interrupted, stored.finished ?? machine.run.now())
        if case .ended(let recorded) = state {
            end = recorded
            if stored.finished == nil { finished = try await library.runs.lastSeen(of: stored.id) ?? stored.started }
        }
        _ = try await ReportMaker(
            library: library, workingFolder: machine.run.workingFolder,
            listingLimit: all ? nil : ReportMaker.listingLimit
        ).write(
            stored, finished: finished, end: end, isStrict: strict)
        return document(of: stored, in: library)
    }

    private func found(in library: Library) async throws -> (run: StoredRun, state: RunState) {
        if let found = try await library.runState(named: run) { return found }
        throw CommandFailure(
            .input,
            run.map { "the library “\(library.root)” has no run “\($0)”; see “nightpress log” for its runs" }
                ?? "the library “\(library.root)” has no run yet; make one with “nightpress run”")
    }

    private func document(of run: StoredRun, in library: Library) -> Document {
        Document(
            run: run.name, report: ReportMaker.folder(of: run, in: library).appending("index.html").string)
    }

    private func reading<Value>(
        _ machine: CommandEnvironment, _ listener: @Sendable (RunEvent) -> Void, _ body: (Library) async throws -> Value
    ) async throws -> Value {
        let library = try await Library.openForReading(
            at: global.libraryPath(on: machine), environment: machine.run, patience: lock.patience, listener: listener)
        let value = try await body(library)
        try library.close()
        return value
    }
}
