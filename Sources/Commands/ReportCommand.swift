import ArgumentParser
import Domain
import FileSystems
import LibraryStore
import Pipeline
import Reporting
import SystemPackage

struct ReportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write the report of a run again, from what the library knows now.",
        usage: "nightpress report [<options>]",
        discussion: """
            Every run ends with a report. This writes it again, after pages were drawn anew or its folder was cleaned away.

              nightpress report
              nightpress report --run 20261122-020000
            """)

    @Option(
        name: .long, help: ArgumentHelp("The run, as “log” names it. (default: the last one)", valueName: "name"))
    var run: String?

    @Flag(name: .long, help: "Count placeholders as failures in junit.xml.")
    var strict = false

    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var run: String
        var report: String
    }

    func run() async throws {
        let machine = try Machine.current()
        let root = global.libraryPath(on: machine)
        let progress = ProgressPrinter(
            terminal: machine.messages, global: global, uptime: machine.run.uptime, now: machine.run.now)
        let library = try await Library.openForReading(at: root, environment: machine.run, listener: progress.show)
        guard let (stored, standing) = try await library.runStanding(named: run) else {
            try library.close()
            throw CommandFailure(
                .input,
                run.map { "the library “\(root)” has no run “\($0)”; see “nightpress log” for its runs" }
                    ?? "the library “\(root)” has no run yet; make one with “nightpress run”")
        }
        let maker = ReportMaker(library: library, workingFolder: machine.run.workingFolder)
        let page = maker.folder(of: stored).appending("index.html").string
        if machine.fileSystem.isReadOnly(root), try machine.fileSystem.status(of: FilePath(page)) != nil {
            progress.show(.notice("the library's file system is read-only: the report is as it was last written"))
        } else {
            let ending = standing.untimelyEnd
            let end = ending == nil ? machine.run.now() : try await library.lastSign(of: stored.id) ?? stored.started
            _ = try await maker.write(
                stored, finished: stored.finished ?? end,
                outcome: stored.outcome.flatMap(RunOutcome.init) ?? .interrupted, untimelyEnd: ending,
                isStrict: strict)
        }
        try library.close()
        try machine.output.result(
            global.json ? try JSONText.encode(Document(run: stored.name, report: page)) : "report  \(page)\n")
    }
}

extension RunStanding {
    fileprivate var untimelyEnd: UntimelyEnd? {
        switch self {
        case .ended, .inProgress: nil
        case .failed: .withAnError
        case .died: .withoutAWord
        }
    }
}
