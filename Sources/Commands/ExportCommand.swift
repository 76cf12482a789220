import ArgumentParser
import Domain
import LibraryStore
import Pipeline
import SystemPackage

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write books from pages that are ready.",
        discussion: """
            Each BOOK is a collection, which gives its own book and one for each story, or COLLECTION/STORY, which \
            gives that story's. Without any, every collection is exported. Names are those that “status” shows.

            Books that are there and still true are not written again.
            """)

    @Argument(help: ArgumentHelp("Collections, or stories as COLLECTION/STORY.", valueName: "book"))
    var books: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "What to write: bundle (for apps), epub, reflowable (an EPUB whose text flows), cbz, html; may be given "
                + "several times, or as a list with commas. (default: epub)",
            valueName: "format"),
        transform: Self.formats)
    var format: [[ExportFormat]] = [[.epub]]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Put the books into this folder instead of the library's.", valueName: "dir"))
    var output: String?

    @Option(
        name: .long,
        help: ArgumentHelp("The collections of this run, as “status” names it.", valueName: "name"))
    var run: String?

    @Flag(name: .long, help: "Export books in which built-in pictures stand in for others.")
    var allowPlaceholders = false

    @Flag(
        name: .long,
        help: "Take out of pictures what their files say of how they were made, but for the label of their origin.")
    var stripMetadata = false

    @Option(
        name: .long, help: ArgumentHelp("Of pictures in bundles for apps: jpeg or png.", valueName: "format"))
    var pictures = PictureFormat.jpeg

    @OptionGroup var lock: LockOptions

    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var books: [String]
        var refused: [String]
    }

    func validate() throws {
        if run != nil, !books.isEmpty { throw ValidationError("“--run” names the collections; leave BOOK out") }
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
            library: library, plan: plan(for: library, on: machine), run: nil, width: machine.processorCount,
            listener: progress.show)
        var document = Document(books: [], refused: [])
        for selection in try await StorySelection.selections(try await names(in: library), in: library) {
            let collection = selection.collection
            try await library.dateChanges(in: collection.id, now: machine.run.now())
            let result = try await export(
                chosenFormats, of: collection.id, collection.facts, only: selection.story?.slug)
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

    private func plan(for library: Library, on machine: Machine) -> BookPlan {
        var options = ExportOptions()
        options.allowsPlaceholders = allowPlaceholders
        options.stripsMetadata = stripMetadata
        options.bundlePictures = pictures
        let shelf = output.map { output in
            BookShelf.folder(
                machine.run.workingFolder.pushing(FilePath(output)).lexicallyNormalized(), of: library.root)
        }
        return BookPlan(
            programVersion: machine.run.programVersion, sourceDateEpoch: machine.run.sourceDateEpoch, options: options,
            shelf: shelf ?? .library)
    }

    /// Those that are named, or the collections of the run that is.
    private func names(in library: Library) async throws -> [String] {
        guard let run else { return books }
        guard let stored = try await library.run(named: run) else {
            throw CommandFailure(
                .input, "the library “\(library.root)” has no run “\(run)”; see “nightpress status” for the last one")
        }
        let collections = try await library.collections()
        return collections.filter { stored.collections.contains($0.id) }.map(\.facts.slug.text)
    }

    /// Each once, in the order given.
    private var chosenFormats: [ExportFormat] {
        format.joined().reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func formats(_ text: String) throws -> [ExportFormat] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { name in
            guard let format = ExportFormat(rawValue: String(name)) else {
                let all = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("“\(name)” is no format; choose from \(all)")
            }
            return format
        }
    }
}

extension PictureFormat: ExpressibleByArgument {}
