import ArgumentParser
import Domain
import Pipeline
import PipelineFiles
import Platform
import SystemPackage

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Show the stories in documents, or write each as a Markdown file.",
        usage: "nightpress import [<options>] <file> ...",
        discussion: """
            FILE is a document (.docx, .odt, .rtf, .html, .epub), Markdown, plain text, or a text of Project Gutenberg. \
            Documents are read with pandoc. The command shows the stories, where each begins and what is left out; with \
            --output it writes them. A file that exists is never written over.

            Each heading of the highest level begins a story. Numbered headings are chapters of one story.

              nightpress import tales.docx
              nightpress import tales.docx --split h2 --output stories
            """)

    @Argument(help: ArgumentHelp("Documents or texts.", valueName: "file"), completion: .file())
    var files: [String]

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder for the stories. (default: none, they are only shown)", valueName: "dir"),
        completion: .directory)
    var output: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The headings at which stories begin: h1, h2 or none. (default: as the headings are)", valueName: "level"))
    var split: StoryImport.Split?

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        try OptionCheck.refuseEmpty("--output", output, "a folder")
        for file in files { try OptionCheck.refuseEmpty("FILE", file, "a document") }
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global, hasLibrary: false)
        let machine = session.machine
        let reader = StoryFileReader(fileSystem: machine.fileSystem, documents: machine.run.documents)
        var imports: [StoryImport] = []
        var problems: [Diagnostic] = []
        for file in files {
            try checkIsFile(file, on: machine)
            do {
                imports.append(try await StoryImport(of: FilePath(file), split: split, reader: reader))
            } catch let error as PipelineError {
                problems += error.problems
            }
        }
        guard problems.isEmpty else { throw PipelineError(problems) }
        let outcome = ImportOutcome(imports, folder: output, split: split)
        if output != nil { try write(outcome, on: machine) }
        if !global.json, !global.quiet {
            for notice in imports.flatMap(\.notices) { machine.messages.note("note: ", "\(notice)", .notable) }
        }
        try session.print(outcome.document, or: outcome.text)
    }

    private func checkIsFile(_ file: String, on machine: CommandEnvironment) throws {
        guard let status = try machine.fileSystem.status(of: FilePath(file)) else {
            throw CommandFailure(.input, "there is no file “\(file)”; name a document or a text")
        }
        if status.kind == .directory {
            throw CommandFailure(.input, "“\(file)” is a folder; name the documents in it")
        }
    }

    /// Writes nothing if one of the files exists.
    private func write(_ outcome: ImportOutcome, on machine: CommandEnvironment) throws {
        let fileSystem = machine.fileSystem
        if let output, let status = try fileSystem.status(of: FilePath(output)), status.kind != .directory {
            throw CommandFailure(.input, "“\(output)” is a file; name a folder with --output")
        }
        for (path, _) in outcome.files where try fileSystem.status(of: path) != nil {
            throw CommandFailure(.input, "“\(path)” exists; nothing was written; name another folder with --output")
        }
        for (path, text) in outcome.files {
            try fileSystem.makeDirectory(path.removingLastComponent())
            try fileSystem.write(Array(text.utf8), to: path, durably: false)
        }
    }
}

extension StoryImport.Split: ExpressibleByArgument {}
