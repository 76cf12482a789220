import ArgumentParser
import Domain
import Media
import Pipeline
import PipelineFiles
import Platform
import SystemPackage

struct BookCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "book",
        abstract: "Make a book from story files, without a pipeline file.",
        usage: "nightpress book [<options>] <file> ...",
        discussion: """
            Each FILE is a story. The built-in illustrator draws the pictures, which needs no model; with --models, the \
            models that answer on this machine are asked first.

            The book is put into the current folder. Its pages are kept in the library, so that making it again changes \
            only what is new, and a single picture can be drawn again with “regenerate”. The pipeline file that this \
            command writes is in the library's folder “pipelines”.

              nightpress book story.md
              nightpress book stories/*.md --title 'Tales of the Owl' --format epub,html
              nightpress book story.md --models --style 'soft watercolour' --output books
            """)

    @Argument(help: ArgumentHelp("Story files.", valueName: "file"), completion: .file())
    var files: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "What to write: epub, pdf, print, html, cbz, or another format of “export”; may be given several times, or as a list with commas. (default: epub)",
            valueName: "format"),
        completion: .list(ExportFormat.allCases.map(\.rawValue)), transform: ExportCommand.formats)
    var format: [[ExportFormat]] = [[.epub]]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for the book.", valueName: "dir"),
        completion: .directory)
    var output: String = "."

    @Option(
        name: .long, help: ArgumentHelp("The title of the book. (default: that of the story)", valueName: "text"))
    var title: String?

    @Option(
        name: .long, help: ArgumentHelp("Who wrote the book. (default: the author of the story)", valueName: "name"))
    var author: String?

    @Option(name: .long, help: ArgumentHelp("The language of the stories. (default: en)", valueName: "tag"))
    var language: String?

    @Option(
        name: .long,
        help: ArgumentHelp("The age of the listeners, in years, such as 3-6. (default: 3-6)", valueName: "ages"))
    var ages: String?

    @Option(name: .long, help: ArgumentHelp("The look of the pictures. (default: none)", valueName: "text"))
    var style: String?

    @Flag(name: .long, help: "Ask the models that answer on the usual ports of this machine first.")
    var models = false

    @OptionGroup var lock: LockOptions
    @OptionGroup var global: GlobalOptions

    func validate() throws {
        try OptionCheck.refuseEmpty("--output", output, "a folder")
        try OptionCheck.refuseEmpty("--title", title, "a title")
        try OptionCheck.refuseEmpty("--author", author, "a name")
        for file in files { try OptionCheck.refuseEmpty("FILE", file, "a story file") }
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let export = try exportCommand()
        try export.checkOutput(in: session)
        let pipeline = try await pipeline(in: session)
        let runSession = RunSession(session, exchanges: nil, after: try AfterOptions.parse([]))
        var request = RunRequest(pipelines: [pipeline], library: session.root)
        request.lockPatience = lock.patience
        var summary = try await runSession.carryOut(request, try global.loadPrompts(on: session.machine))
        var outcome = ExportOutcome(formats: export.chosenFormats)
        if runSession.stop.reason == nil {
            try await export.export(
                [pipeline.collection.slug.text], .collection, in: session, stop: runSession.stop, &outcome)
        }
        summary.books = outcome.result.books
        try print(summary, outcome, pipeline, runSession, in: session)
    }

    private func exportCommand() throws -> ExportCommand {
        var export = try ExportCommand.parse(["--output", output])
        export.format = format
        export.lock = lock
        export.global = global
        return export
    }

    private func print(
        _ summary: RunResult, _ outcome: ExportOutcome, _ pipeline: PipelineFile, _ runSession: RunSession,
        in session: CommandSession
    ) throws {
        let problem = outcome.failure(nil, stoppedBy: nil)
        let status = problem?.status ?? runSession.exitStatus(of: summary)
        var text = summary.text(columns: session.machine.output.columns)
        // A run that has nothing to do names no books.
        if summary.run == nil { text += outcome.text }
        try session.print(
            ResultDocument(runSession.ending(of: summary, status, [pipeline])), status: status, or: text)
        if let problem { throw problem }
        if status != .whole { throw CommandFailure(status) }
    }
}

extension BookCommand {
    /// Writes the pipeline file into the library, and reads it.
    private func pipeline(in session: CommandSession) async throws -> PipelineFile {
        let machine = session.machine
        let reader = StoryFileReader(fileSystem: machine.fileSystem, documents: machine.run.documents)
        let choices = BookPipeline.Choices(title: title, author: author, language: language, ages: ages, style: style)
        var book = try await BookPipeline(
            of: try files.map { try storyPath($0, on: machine) }, choices, reader: reader)
        let path = session.root.appending("pipelines").appending("\(book.slug).yaml")
        try refuseOtherBook(at: path, for: book, on: machine)
        if models {
            book.backends = LocalModels.candidates
            let answers = try await LocalModels.answers(to: try read(book, at: path, on: machine), in: session)
            book.backends = LocalModels.found(answers)
            for answer in LocalModels.refused(answers) { session.progress.show(.notice(answer.text)) }
            if book.backends.isEmpty {
                session.progress.show(
                    .notice("no model answers on the usual ports; the built-in generators make the book"))
            }
        }
        let pipeline = try read(book, at: path, on: machine)
        try machine.fileSystem.makeDirectory(path.removingLastComponent())
        try machine.fileSystem.write(Array(book.text().utf8), to: path, durably: false)
        return pipeline
    }

    /// The keys of a pipeline have the names of the options.
    private func read(
        _ book: BookPipeline, at path: FilePath, on machine: CommandEnvironment
    ) throws -> PipelineFile {
        let text = book.text()
        do {
            return try machine.pipelineReader.pipeline(text, at: path)
        } catch {
            throw CommandFailure(.usage, error.problems.map { "wrong option: \($0.message)" }.joined(separator: "\n"))
        }
    }

    /// Absolute.
    private func storyPath(_ file: String, on machine: CommandEnvironment) throws -> FilePath {
        let path = FilePath(file)
        guard let status = try machine.fileSystem.status(of: path) else {
            let near = machine.fileSystem.nearestFile(to: path)
            throw CommandFailure(
                .input,
                "there is no story file “\(file)”; "
                    + (near.map { "did you mean “\($0.string.onOneLine)”?" } ?? "name the files of the stories"))
        }
        if status.kind == .directory {
            throw CommandFailure(
                .input,
                "“\(file)” is a folder; name the story files in it, or make its books with “nightpress run”")
        }
        if ["yaml", "yml"].contains(path.suffix?.lowercased() ?? "") {
            throw CommandFailure(
                .input,
                "“\(file)” is a pipeline file; make its books with “nightpress run \(ShellWord.quoted(file))”")
        }
        return machine.run.workingFolder.pushing(path).normalized
    }

    /// A book with the same title would lose stories that are not named now.
    private func refuseOtherBook(
        at path: FilePath, for book: BookPipeline, on machine: CommandEnvironment
    ) throws {
        guard try machine.fileSystem.status(of: path) != nil else { return }
        let bytes = try machine.fileSystem.read(path, limit: PipelineFile.sizeLimit)
        let missing = try book.storiesMissing(from: String(decoding: bytes, as: UTF8.self))
        guard !missing.isEmpty else { return }
        throw CommandFailure(
            .input,
            "the library has a book “\(book.title.singleLine)” with other stories (\(missing.map { "“\($0)”" }.joined(separator: ", "))); "
                + "give another title with --title, or name these files, too")
    }
}
