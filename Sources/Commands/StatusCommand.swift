import ArgumentParser
import LibraryStore
import Pipeline
import SystemPackage

struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status",
        abstract: "Show every collection and story, how many pages are ready, and how the last run ended.",
        discussion: """
            Each NAME is a collection, or COLLECTION/STORY for one story of it; without any, all are shown. With \
            --why every page is shown: how early it is drawn and for what reasons, and what kept it from a picture.
            """)

    @Argument(help: ArgumentHelp("Collections, or stories as COLLECTION/STORY.", valueName: "name"))
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
        let selections = try await StorySelection.selections(names, in: library)
        let width = machine.output.isInteractive ? min(machine.output.width, 120) : 80
        var report = StatusReport(library: root.string, width: width)
        for (id, facts) in try await library.collections() {
            let selected = selections.filter { $0.collection.id == id }
            guard !selected.isEmpty else { continue }
            report.begin(facts)
            let counts = try await library.panelCountsByStory(in: id)
            for story in try await library.stories(of: id)
            where selected.contains(where: { $0.story == nil || $0.story?.id == story.id }) {
                let accounts = why ? try await library.accounts(of: story.id) : nil
                report.add(story, counts[story.id] ?? [:], accounts: accounts)
            }
        }
        report.end(with: try await library.run())
        try library.close()
        try machine.output.result(
            global.json ? try JSONText.encode(report.document) : report.lines.map { $0 + "\n" }.joined())
    }
}
