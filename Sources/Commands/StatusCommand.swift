import ArgumentParser
import Domain
import LibraryStore
import Pipeline
import SystemPackage

struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Show every collection and story, how many pages are ready, and how the last run ended.",
        usage: "nightpress status [<options>] [<name> ...]",
        discussion: """
            Each NAME is a collection, COLLECTION/STORY or COLLECTION/STORY/PAGE; the collection may be left out where \
            only one has a story of that name. Without any, all are shown. With --why, and where a page is named, \
            pages are shown: how early each is drawn and for what reasons, what kept it from a picture, what was asked \
            of it, and its earlier pictures.

              nightpress status
              nightpress status the-lantern-fox --why
              nightpress status the-lantern-fox/3
            """)

    @Argument(help: ArgumentHelp("Collections, stories or pages.", valueName: "name"))
    var names: [String] = []

    @Flag(name: .long, help: "Show each page with its priority, the reasons for it, and why it failed.")
    var why = false

    @OptionGroup var global: GlobalOptions

    func run() async throws {
        let machine = try Machine.current()
        let root = global.libraryPath(on: machine)
        let progress = ProgressPrinter(
            terminal: machine.messages, global: global, uptime: machine.run.uptime, now: machine.run.now)
        let library = try await Library.openForReading(at: root, environment: machine.run, listener: progress.show)
        let named = try await PageNames(of: library).resolve(names).map(\.selection)
        let width = machine.output.isInteractive ? min(machine.output.width, 120) : 80
        var report = StatusReport(
            library: root.string, width: width, columns: machine.output.columns, timeZone: machine.run.timeZone)
        let last = try await library.runStanding()
        let isAtRest = try await library.runInProgress() == nil
        for (id, facts) in try await library.collections() {
            let selected = named.filter { $0.collection == id }
            guard !selected.isEmpty else { continue }
            report.begin(facts)
            let counts = try await library.panelCountsByStory(in: id)
            let redraws = try await redraws(of: id, counts, in: library)
            for story in try await library.stories(of: id) {
                let meant = selected.filter { $0.story == nil || $0.story == story.id }
                guard !meant.isEmpty else { continue }
                let panels = counts[story.id] ?? [:]
                report.add(
                    story, isAtRest ? panels.atRest : panels, drawnAgain: redraws[story.id] ?? 0,
                    accounts: try await accounts(of: story, meant, in: library, isAtRest: isAtRest))
            }
        }
        report.end(with: last, pause: try await library.control().pause)
        try library.close()
        try machine.output.result(
            global.json ? try JSONText.encode(report.document) : report.lines.map { $0 + "\n" }.joined())
    }
    /// Nobody looks for what a collection without pictures cannot have.
    private func redraws(
        of collection: CollectionID, _ counts: [StoryID: [PanelStatus: Int]], in library: Library
    ) async throws -> [StoryID: Int] {
        let shows = counts.values.contains { $0[.ready, default: 0] + $0[.placeholder, default: 0] > 0 }
        return shows ? try await library.redrawCounts(in: collection) : [:]
    }

    /// Of the pages that are to be shown; nil for none.
    private func accounts(
        of story: StoredStory, _ selections: [PanelSelection], in library: Library, isAtRest: Bool
    ) async throws -> [PanelAccount]? {
        guard why || selections.contains(where: { $0.page != nil }) else { return nil }
        return try await library.accounts(of: story.id).filter { account in
            selections.contains {
                ($0.page == nil && why || $0.page == account.page) && ($0.number == nil || $0.number == account.number)
            }
        }.map { account in
            var account = account
            if isAtRest { account.status = account.status.atRest }
            return account
        }
    }
}
