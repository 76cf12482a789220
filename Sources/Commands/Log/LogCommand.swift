import ArgumentParser
import Domain
import LibraryStore
import Pipeline
import Platform
import Reports
import SystemPackage

struct LogCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Show past runs, the newest first, and what came of each when it ended.",
        usage: "nightpress log [<options>] [<name> ...]",
        discussion: """
            A NAME is a run, which is shown with its stages, requests, notices and where its report lies, or a \
            collection, of which the runs are shown. Numbers are those of a run's end: what later runs redrew does \
            not change them.

              nightpress log              the last twenty runs
              nightpress log --since 7d   those of the last week
              nightpress log 20261122-020000
            """)

    private static let limits = 1...1_000_000

    @Argument(help: ArgumentHelp("Runs, or collections.", valueName: "name"))
    var names: [String] = []

    @Option(
        name: [.customShort("n"), .long], parsing: .unconditional,
        help: ArgumentHelp("Show at most so many runs.", valueName: "n"))
    var number: Int = 20

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp(
            "Show runs that began since then: “12h”, “7d”, “4w” ago, or a date. (default: since ever)",
            valueName: "time"),
        transform: { try Self.since($0) })
    var since: SinceTime?

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        guard Self.limits.contains(number) else {
            throw ValidationError(
                "--number is “\(number)”, must be from \(Self.limits.lowerBound) to \(Self.limits.upperBound).")
        }
    }

    private static func since(_ text: String) throws -> SinceTime {
        guard let since = SinceTime(text) else { throw ValidationError("must be \(SinceTime.form).") }
        return since
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let (machine, root, progress) = (session.machine, session.root, session.progress)
        let library = try await Library.openForReading(at: root, environment: machine.run, listener: progress.show)
        let (details, listed) = try await self.runs(in: library, on: machine)
        let collections = Dictionary(
            uniqueKeysWithValues: try await library.collections.all().map { ($0.id, $0.facts.slug) })
        var past: [RunLogEntry] = []
        for run in details + listed { past.append(try await RunLogEntry(run, of: library, names: collections)) }
        try library.close()
        try session.print(
            LogDocument(runs: past.map(RunView.init)),
            or: text(past, details: details.count, root, machine))
    }

    /// The runs that are named, and the runs that are listed.
    private func runs(in library: Library, on machine: CommandEnvironment) async throws -> ([StoredRun], [StoredRun]) {
        let since = self.since?.seconds(now: machine.run.now(), in: machine.run.timeZone)
        guard !names.isEmpty else { return ([], try await library.runs.runs(since: since, limit: number)) }
        var (details, listed): ([StoredRun], [StoredRun]) = ([], [])
        for name in names {
            if let run = try await library.runs.run(named: name) {
                details.append(run)
            } else if let (id, _) = try await library.collections.all().first(where: {
                $0.facts.slug.text == name
            }) {
                listed += try await library.runs.runs(since: since, of: id, limit: number)
            } else {
                throw CommandFailure(
                    .input,
                    "the library “\(library.root)” has no run and no collection “\(name)”; see “nightpress log” for its "
                        + "runs, “nightpress status” for its collections")
            }
        }
        let newest = listed.sorted { $0.id.value > $1.id.value }.reduce(into: [StoredRun]()) {
            if $0.last?.id != $1.id { $0.append($1) }
        }
        return (details, Array(newest.prefix(number)))
    }

    private func text(_ runs: [RunLogEntry], details: Int, _ root: FilePath, _ machine: CommandEnvironment) -> String {
        guard !runs.isEmpty else {
            return since == nil
                ? "The library “\(root)” has no run yet. Make one with “nightpress run”.\n"
                : "No run began since then.\n"
        }
        let text = RunLogText(
            width: machine.output.columns.map { max(40, $0) } ?? 80, timeZone: machine.run.timeZone,
            libraryOption: global.libraryOption)
        let blocks = runs.prefix(details).map(text.detail) + [text.lines(of: Array(runs.dropFirst(details)))]
        return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }
}
