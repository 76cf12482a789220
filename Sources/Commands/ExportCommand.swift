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

    @Option(name: .long, help: ArgumentHelp("Wait so long for a run on the library.", valueName: "seconds"))
    var waitLock: Int = 0

    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var books: [String]
        var refused: [String]
    }

    func run() async throws {
        let machine = try Machine.current()
        let root = global.libraryPath(on: machine)
        let progress = ProgressPrinter(terminal: machine.messages, global: global, uptime: machine.run.uptime)
        let library = try Library.open(at: root, fileSystem: machine.fileSystem, for: .writing)
        let lock = try await LibraryLock.take(
            root, environment: machine.run, patience: .seconds(waitLock), listener: progress.show)
        let export = ExportBooks(
            library: library,
            plan: BookPlan(programVersion: machine.run.programVersion, sourceDateEpoch: machine.run.sourceDateEpoch),
            run: nil, allowPlaceholders: allowPlaceholders, listener: progress.show)
        var document = Document(books: [], refused: [])
        for target in try await targets(in: library) {
            let result = try await export(format, of: target.id, target.facts, only: target.story)
            document.books += result.books.map(\.string)
            document.refused += result.refused
        }
        try library.close()
        lock.release()
        try machine.output.result(
            global.json ? try JSONText.encode(document) : document.books.map { "book    \($0)\n" }.joined())
        guard document.refused.isEmpty else {
            throw CommandFailure(.failures, document.refused.joined(separator: "\n"))
        }
    }

    private func targets(in library: Library) async throws -> [(id: CollectionID, facts: CollectionFacts, story: Slug?)]
    {
        let known = try await library.collections()
        guard !books.isEmpty else { return known.map { ($0.id, $0.facts, nil) } }
        var targets: [(id: CollectionID, facts: CollectionFacts, story: Slug?)] = []
        for book in books {
            let parts = book.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
            guard let collection = known.first(where: { $0.facts.slug.text == parts[0] }), parts.count <= 2 else {
                throw CommandFailure(
                    .input,
                    "the library “\(library.root)” has no collection “\(parts[0])”; see “nightpress status” for the names"
                )
            }
            guard parts.count == 2 else {
                targets.append((collection.id, collection.facts, nil))
                continue
            }
            guard let story = try await library.stories(of: collection.id).first(where: { $0.slug.text == parts[1] })
            else {
                throw CommandFailure(
                    .input,
                    "the collection “\(parts[0])” has no story “\(parts[1])”; see “nightpress status” for the names")
            }
            targets.append((collection.id, collection.facts, story.slug))
        }
        return targets
    }
}

extension ExportFormat: ExpressibleByArgument {}
