import ArgumentParser
import Domain
import LibraryStore
import Media
import Pipeline

struct CancelCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel",
        abstract: "End the run in progress as Ctrl-C does, or take pages out of the queue.",
        usage: "nightpress cancel [<options>] [<name> ...]",
        discussion: """
            Without names the run in progress ends: what is in flight is cancelled, its report is written, and running \
            the pipeline again goes on.

            Each NAME is a collection, COLLECTION/STORY or COLLECTION/STORY/PAGE; the collection may be left out where \
            only one has a story of that name, and the story where the collection has only one. Of these, pages that wait \
            or are being drawn are not drawn; those that show a picture keep it. “nightpress retry NAME” gets the others \
            back.

              nightpress cancel                       end the run
              nightpress cancel the-lantern-fox/3     draw all but this page
            """)

    /// Seconds that a run may take to end.
    private static let patience = 15.0

    @Argument(help: ArgumentHelp("Collections, stories or pages.", valueName: "name"))
    var names: [String] = []

    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        /// The run that was cancelled.
        var run: String?
        var end: RunEnd?
        /// The number of pages removed from the queue, and how many of these keep a picture.
        var cancelled: Int?
        var kept: Int?
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let machine = session.machine
        let library = try await global.openForAsking(on: machine)
        let (text, document) =
            names.isEmpty ? try await endRun(in: library, on: machine) : try await removeFromQueue(of: library)
        try library.close()
        try session.print(document, or: text.singleLine + "\n")
    }

    private func endRun(in library: Library, on machine: CommandEnvironment) async throws -> (String, Document) {
        guard let running = try await library.runInProgress() else {
            if let holder = try library.lockHolder() {
                throw CommandFailure(
                    .locked,
                    "the library “\(library.root)” is in use by \(holder), which is no run; end it where it was started"
                )
            }
            return (
                "Nothing to cancel: no run is going on in the library “\(library.root)”. "
                    + "Take pages out of the queue with “nightpress cancel NAME”.", Document()
            )
        }
        try await library.control.stop(running.run.id)
        let end = machine.run.uptime() + Self.patience
        while try library.lockHolder() == running.holder {
            guard machine.run.uptime() < end else {
                throw CommandFailure(
                    .locked,
                    "the run \(running.run.name) was asked to end and has not within \(Int(Self.patience)) s; "
                        + "look again with “nightpress status”, or end \(running.holder) by force")
            }
            try await machine.run.sleep(.milliseconds(100))
        }
        let ended = try await library.runs.run(named: running.run.name)
        let panels = try await library.panels.panelCounts(in: running.run.collections)
        let document = Document(run: running.run.name, end: ended?.end)
        let resuming =
            try await library.control.state().pause == nil ? "R" : "Let runs begin with “nightpress resume”, and r"
        return (
            "The run \(running.run.name) has ended: \(PageCountText(panels).text). "
                + "\(resuming)un its pipeline again to go on.", document
        )
    }

    private func removeFromQueue(of library: Library) async throws -> (String, Document) {
        let found = try await NameResolver(of: library).pages(names)
        let panels = try await library.collections.panels(in: found.map(\.selection))
        let queued = panels.filter { $0.queue != nil }
        let taken = try await library.panels.cancel(queued.map(\.id))
        guard taken > 0 else {
            let counts = panels.reduce(into: [PanelStatus: Int]()) { $0[$1.status, default: 0] += 1 }
            return ("Nothing to cancel: \(PageCountText(counts).text).", Document(cancelled: 0))
        }
        let keeping = try await library.collections.panels(queued.map(\.id)).count { $0.status != .cancelled }
        let lost = taken - keeping
        let hint =
            lost > 0 ? "; get \(lost == 1 ? "it" : "them") back with “nightpress retry”" : ""
        let kept =
            keeping > 0
            ? [
                Counted(
                    keeping, "page is not drawn again and keeps its picture",
                    "pages are not drawn again and keep their picture"
                ).description
            ]
            : []
        let cancelled = lost > 0 ? ["\(Counted.pages(lost)) cancelled"] : []
        return (
            (cancelled + kept).joined(separator: ", ") + hint + ".",
            Document(cancelled: taken, kept: keeping)
        )
    }
}
