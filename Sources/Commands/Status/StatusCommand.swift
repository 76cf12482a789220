import ArgumentParser
import Domain
import Pipeline

struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Show how far every collection is, what is drawn now, and how the last run ended.",
        usage: "nightpress status [<options>] [<name> ...]",
        discussion: """
            Of each collection it shows how many pages are ready, and the stories that are not whole; all of them with \
            --verbose. Each NAME is a collection, COLLECTION/STORY or COLLECTION/STORY/PAGE; the collection may be left \
            out where only one has a story of that name. With --why, and where a page is named, pages are shown: how \
            early each is drawn and for what reasons, what kept it from a picture, what was asked of it, and its \
            earlier pictures; with --why also when backends of the last run were away; of a page that is named also every request with the server's own words, and the command \
            that redraws it.

            With --watch it looks again every so many seconds until the run in progress has ended, and ends with 0; \
            Ctrl-C ends it with 130. On a terminal it rewrites the same lines; elsewhere it prints only what has \
            changed, with --json one document a line.

              nightpress status
              nightpress status --watch                 see a run go on
              nightpress status --why my-tales/fox/3    see why page 3 is as it is
            """)

    @Argument(help: ArgumentHelp("Collections, stories or pages.", valueName: "name"))
    var names: [String] = []

    @Flag(name: .long, help: "Show each page with its priority, the reasons for it, and why it failed.")
    var why = false

    @Option(
        name: .long, defaultAsFlag: WatchPause.usual,
        help: ArgumentHelp(
            "Look again every so many seconds, 0.2 to 3600, until the run in progress has ended.", valueName: "seconds")
    )
    var watch: WatchPause?

    @OptionGroup var global: GlobalOptions

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let machine = session.machine
        let reader = StatusReader(
            machine: machine, global: global, names: names, why: why, listener: session.progress.show)
        if let watch {
            try await StatusWatch(session: session, pause: watch.duration)(reader)
        } else {
            let report = try await reader(columns: machine.output.columns)
            try session.print(report.document, or: report.lines.map { $0 + "\n" }.joined())
        }
    }
}

/// Seconds between two updates.
struct WatchPause: ExpressibleByArgument, CustomStringConvertible {
    static let usual = WatchPause(seconds: 2)

    private let seconds: Double

    private init(seconds: Double) {
        self.seconds = seconds
    }

    init?(argument: String) {
        guard let seconds = Double(argument), (0.2...3600).contains(seconds) else { return nil }
        self.seconds = seconds
    }

    var duration: Duration { .milliseconds(Int((seconds * 1000).rounded())) }

    var description: String { seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)" }
}
