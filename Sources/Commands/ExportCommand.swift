import ArgumentParser
import Domain
import LibraryStore
import Pipeline
import PipelineFiles
import SystemPackage

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write books from pages that are ready.",
        discussion: """
            Each BOOK is a collection, which gives its own book and one for each story, or COLLECTION/STORY, which \
            gives that story's. Without any, every collection is exported. Names are those that “status” shows.
            """)

    @Argument(help: ArgumentHelp("Collections, or stories as COLLECTION/STORY.", valueName: "book"))
    var books: [String] = []

    @Option(name: .long, help: ArgumentHelp("What to write: epub.", valueName: "format"))
    var format: [ExportFormat] = [.epub]

    @Flag(name: .long, help: "Export books in which built-in pictures stand in for others.")
    var allowPlaceholders = false

    @OptionGroup var lock: LockOptions

    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var books: [String]
        var refused: [String]
    }

    func run() async throws {
        let machine = try Machine.current()
        let root = global.libraryPath(on: machine)
        let progress = ProgressPrinter(
            terminal: machine.messages, global: global, uptime: machine.run.uptime, now: machine.run.now)
        let held = try await HeldLibrary.open(
            at: root, environment: machine.run, patience: lock.patience, listener: progress.show)
        let library = held.library
        let export = ExportBooks(
            library: library,
            plan: BookPlan(programVersion: machine.run.programVersion, sourceDateEpoch: machine.run.sourceDateEpoch),
            run: nil, allowPlaceholders: allowPlaceholders, listener: progress.show)
        var document = Document(books: [], refused: [])
        for selection in try await StorySelection.selections(books, in: library) {
            let collection = selection.collection
            let result = try await export(format, of: collection.id, collection.facts, only: selection.story?.slug)
            document.books += result.books.map(\.string)
            document.refused += result.refused
        }
        try held.close()
        try machine.output.result(
            global.json ? try JSONText.encode(document) : document.books.map { "book    \($0)\n" }.joined())
        guard document.refused.isEmpty else {
            throw CommandFailure(.failures, document.refused.joined(separator: "\n"))
        }
    }
}

extension ExportFormat: ExpressibleByArgument {}
