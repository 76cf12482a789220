import ArgumentParser
import Domain
import LibraryStore
import Media
import Pipeline
import Platform
import SystemPackage

struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write books from pages that are ready.",
        discussion: """
            Each BOOK is a collection, which gives its own book and one for each story, or COLLECTION/STORY, which \
            gives that story's. Without any, every collection is exported. Names are those that “status” shows.

            Books that are there and still true are not written again. What was put in a book's place by another program, or \
            has changed outside the library, is left, and that book refused.

            With --allow-placeholders, pages without a picture show placeholders, also those that were never drawn; a later run \
            draws them all the same. --preview does this while a run goes on: it needs no lock, changes nothing in the library, and \
            writes NAME.preview.epub and so on, over those of an earlier preview.

            The books in the library are as runs write them; --strip-metadata and --pictures png are for books that leave \
            it with --output. Ctrl-C ends an export; the books that it has written stay.

              nightpress export
              nightpress export lanterns-in-the-forest --format epub,cbz --output books
              nightpress export --preview --output preview
            """)

    @Argument(help: ArgumentHelp("Collections, or stories as COLLECTION/STORY.", valueName: "book"))
    var books: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "What to write: bundle (for apps), epub, reflowable (an EPUB whose text flows), cbz, html, pdf (for "
                + "screens), print (two PDFs for a printing house: pages and cover sheet), cover (that sheet alone); may be "
                + "given several times, or as a list with commas. (default: epub)",
            valueName: "format"),
        completion: .list(ExportFormat.allCases.map(\.rawValue)), transform: Self.formats)
    var format: [[ExportFormat]] = [[.epub]]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Put the books into this folder outside the library. (default: into the library)", valueName: "dir"),
        completion: .directory)
    var output: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The collections of this run, as “log” names it. (default: all that BOOK names)", valueName: "name"))
    var run: String?

    @Flag(name: .long, help: "Write the books of collections, not one for each story.")
    var withoutStories = false

    @Flag(name: .long, help: "Export books that show placeholders, also for pages that are not drawn yet.")
    var allowPlaceholders = false

    @Flag(
        name: .long,
        help: "The same from the library as it is now, without waiting for a run. Needs --output.")
    var preview = false

    @Flag(
        name: .long,
        help: "Take out of pictures what their files say of how they were made, but for the label of their origin.")
    var stripMetadata = false

    @Option(
        name: .long, help: ArgumentHelp("Of pictures in bundles for apps: jpeg or png.", valueName: "format"))
    var pictures = PictureFormat.jpeg

    @OptionGroup var lock: LockOptions

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        try OptionCheck.refuseEmpty("--output", output, "a folder")
        if withoutStories, let story = books.first(where: { $0.contains("/") }) {
            throw ValidationError("“\(story.singleLine)” is a story; --without-stories is for collections")
        }
        if run != nil, !books.isEmpty { throw ValidationError("“--run” names the collections; leave BOOK out") }
        if output == nil, preview || stripMetadata || pictures != .jpeg {
            let option = preview ? "--preview" : stripMetadata ? "--strip-metadata" : "--pictures \(pictures.rawValue)"
            throw ValidationError("“\(option)” is for books that leave the library; name a folder with “--output”")
        }
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        session.signals.handOver()
        let stop = session.signals.stop
        var outcome = ExportOutcome(formats: chosenFormats)
        var failure: (any Error)?
        do {
            try await export(books, in: session, stop: stop, &outcome)
        } catch {
            failure = error
        }
        outcome.isInterrupted = stop.reason != nil
        let problem = outcome.failure(failure, stoppedBy: stop.reason)
        if failure == nil || !outcome.isEmpty {
            try session.print(outcome.document, status: problem?.status ?? .whole, or: outcome.text)
        }
        if let problem { throw problem }
    }

    /// `choice` replaces the books that a collection's name stands for.
    func export(
        _ books: [String], _ choice: BookChoice? = nil, in session: CommandSession, stop: StopSignal,
        _ outcome: inout ExportOutcome
    ) async throws {
        let (machine, root) = (session.machine, session.root)
        let plan = plan(for: try shelf(of: root, on: machine), on: machine)
        if preview {
            let copy = try await LibraryPreview.open(of: root, for: plan.shelf, environment: machine.run)
            do {
                try await export(books, choice, from: copy.library, by: plan, in: session, stop: stop, &outcome)
            } catch {
                copy.close()
                throw error
            }
            copy.close()
        } else {
            let held = try await hold(root, on: machine, stop: stop, listener: session.progress.show)
            try await export(books, choice, from: held.library, by: plan, in: session, stop: stop, &outcome)
            try held.close()
        }
    }

    private func export(
        _ books: [String], _ choice: BookChoice?, from library: Library, by plan: BookPlan, in session: CommandSession,
        stop: StopSignal,
        _ outcome: inout ExportOutcome
    ) async throws {
        let machine = session.machine
        if !preview, let shard = try await library.control.shard() {
            throw CommandFailure(
                .input,
                "the library “\(session.root)” is that of shard \(shard), with a part of the stories; join all shards with "
                    + "the command “merge”, and export from that library")
        }
        if let shards = MergedShards(try await library.merging.mergedLibraries()), !shards.isWhole {
            session.progress.show(.notice("the books lack what is not merged yet: the library has \(shards.text)"))
        }
        let export = ExportBooks(
            LibraryContext(library, environment: machine.run, stop: stop, listener: session.progress.show), plan: plan,
            placeholders: machine.placeholders, pictures: session.root)
        for selection in try await NameResolver(of: library).stories(try await names(of: books, in: library))
        where stop.reason == nil {
            let collection = selection.collection
            if !preview { try await library.collections.dateChanges(in: collection.id, now: machine.run.now()) }
            try await export(
                chosenFormats, of: collection.id, collection.facts,
                choice ?? selection.story.map { .story($0.slug) } ?? (withoutStories ? .collection : .all),
                into: &outcome.result)
        }
    }

    private func hold(
        _ root: FilePath, on machine: CommandEnvironment, stop: StopSignal, listener: @Sendable (RunEvent) -> Void
    ) async throws -> LockedLibrary {
        do {
            return try await LockedLibrary.open(
                at: root, environment: machine.run, patience: lock.patience, stop: stop, listener: listener)
        } catch LibraryError.fileSystem(_, let error) where error.cause == .system(.readOnlyFileSystem) {
            throw CommandFailure(
                .input,
                "cannot export from the library “\(root)”: its file system is read-only, and what is exported is recorded "
                    + "in it; copy it to another disk and name the copy with --library")
        }
    }

    /// Throws if books cannot be put into the folder for them.
    func checkOutput(in session: CommandSession) throws { _ = try shelf(of: session.root, on: session.machine) }

    private func shelf(of root: FilePath, on machine: CommandEnvironment) throws -> BookFolder {
        guard let output else { return .library }
        let shelf = try BookFolder.folder(
            FilePath(output), of: root, from: machine.run.workingFolder, isPreview: preview, machine.fileSystem)
        if let file = try shelf.fileInTheWay(machine.fileSystem) {
            throw CommandFailure(
                .input,
                "cannot put books into “\(output)”: “\(file)” is a file; move it, or name another folder with --output")
        }
        if let library = shelf.enclosingLibrary(machine.fileSystem) {
            throw CommandFailure(
                .usage,
                "--output “\(output)” lies in the library “\(library)”; name a folder outside it, or leave --output out"
            )
        }
        return shelf
    }

    private func plan(for shelf: BookFolder, on machine: CommandEnvironment) -> BookPlan {
        var options = ExportOptions()
        options.allowsPlaceholders = allowPlaceholders || preview
        options.stripsMetadata = stripMetadata
        options.bundlePictures = pictures
        return BookPlan(
            programVersion: machine.run.program.version, sourceDateEpoch: machine.run.sourceDateEpoch,
            options: options, shelf: shelf)
    }

    /// The collections that are named, else those of the given run; at least one.
    private func names(of books: [String], in library: Library) async throws -> [String] {
        guard let run else { return books }
        guard let stored = try await library.runs.run(named: run) else {
            throw CommandFailure(
                .input, "the library “\(library.root)” has no run “\(run)”; see “nightpress log” for its runs")
        }
        let collections = try await library.collections.all().filter { stored.collections.contains($0.id) }
        guard !collections.isEmpty else {
            throw CommandFailure(
                .input,
                "nothing of the run “\(run)” is left in the library “\(library.root)”; see “nightpress status” for what is"
            )
        }
        return collections.map(\.facts.slug.text)
    }

    /// Without duplicates, in the order given.
    var chosenFormats: [ExportFormat] {
        format.joined().reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    static func formats(_ text: String) throws -> [ExportFormat] {
        try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let name = String(part).singleLine
            guard let format = ExportFormat(rawValue: name.lowercased()) else {
                let all = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("“\(name)” is no format; choose from \(all)")
            }
            return format
        }
    }
}

extension PictureFormat: ExpressibleByArgument {}
