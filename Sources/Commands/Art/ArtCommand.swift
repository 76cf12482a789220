import ArgumentParser
import Books
import BuiltIn
import Domain
import Generation
import Media
import PipelineFiles
import Platform
import SystemPackage

struct ArtCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "art",
        abstract: "Check your own drawings for the built-in illustrator, and show them.",
        usage: "nightpress art [<options>] [<pipeline> ...]",
        discussion: """
            The drawings are the .svg files of the folder that a pipeline names as “art:”. What is wrong in a file is \
            named with its line; a run leaves such a file out. With --sheet a PNG file shows each drawing in a picture. \
            A file that exists is never written over.

              nightpress art pipelines/lanterns
              nightpress art pipelines/lanterns --sheet art.png
            """)

    @Argument(help: ArgumentHelp("Pipeline files or folders.", valueName: "pipeline"), completion: .file())
    var pipelines: [String] = ["pipelines"]

    @Option(
        name: .long, help: ArgumentHelp("Show the drawings in this PNG file.", valueName: "file"), completion: .file())
    var sheet: String?

    @OptionGroup var global: GlobalOptions

    private static let side = 320

    func validate() throws {
        try OptionCheck.refuseEmpty("--sheet", sheet, "a file")
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global, hasLibrary: false)
        try session.requireVacant(sheet, for: "--sheet")
        let machine = session.machine
        let files = try machine.pipelineReader.pipelines(at: pipelines.map { FilePath($0) })
        guard files.contains(where: { !$0.art.files.isEmpty }) else {
            throw CommandFailure(.input, "no pipeline names a folder of drawings; add “art: FOLDER” to one")
        }
        let problems = files.flatMap(\.artProblems)
        if let sheet {
            let png = try self.sheet(of: files, machine)
            try machine.fileSystem.write(png, to: FilePath(sheet), durably: false)
        }
        let document = ArtDocument(files, problems: problems, sheet: sheet)
        try session.print(document, status: problems.isEmpty ? .whole : .input, or: document.text)
        guard problems.isEmpty else {
            if global.json { throw CommandFailure(.input) }
            throw CommandFailure(.input, problems.map(\.description).joined(separator: "\n"))
        }
    }

    private func sheet(of files: [PipelineFile], _ machine: CommandEnvironment) throws -> [UInt8] {
        let entries = files.flatMap { file in
            file.art.drawings.compactMap { drawing in
                StubIllustrator().bitmap(of: drawing, in: file.art, style: file.collection.style, side: Self.side)
                    .map { ContactSheet.Entry(label: drawing.file.name, picture: $0) }
            }
        }
        guard !entries.isEmpty else {
            throw CommandFailure(.input, files.flatMap(\.artProblems).map(\.description).joined(separator: "\n"))
        }
        return try ContactSheet(
            entries, language: LanguageTag(files[0].collection.language), on: machine.fileSystem
        ).png()
    }
}

extension PipelineFile {
    /// What is wrong in the drawings of `art:`, each with the file and its line.
    var artProblems: [Diagnostic] {
        art.drawings.flatMap { drawing in
            drawing.problems.map { Diagnostic("\(drawing.file.path):\($0.line)", $0.message) }
        }
    }
}
