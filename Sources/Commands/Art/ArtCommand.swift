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
        let folders = files.filter { !$0.art.files.isEmpty }.map { (pipeline: $0, drawings: $0.art.drawings) }
        guard !folders.isEmpty else {
            throw CommandFailure(.input, "no pipeline names a folder of drawings; add “art: FOLDER” to one")
        }
        let document = ArtDocument(folders, sheet: sheet)
        let problems = document.problems.map(\.description).joined(separator: "\n")
        if let sheet {
            let entries = folders.flatMap { Self.entries(of: $0, $1) }
            guard !entries.isEmpty else { throw CommandFailure(.input, problems) }
            let language = LanguageTag(folders[0].pipeline.collection.language)
            let png = try ContactSheet(entries, language: language, on: machine.fileSystem).png()
            try machine.fileSystem.write(png, to: FilePath(sheet), durably: false)
        }
        try session.print(document, status: problems.isEmpty ? .whole : .input, or: document.text)
        guard problems.isEmpty else { throw global.json ? CommandFailure(.input) : CommandFailure(.input, problems) }
    }

    private static func entries(of file: PipelineFile, _ drawings: [OwnDrawing]) -> [ContactSheet.Entry] {
        drawings.compactMap { drawing in
            StubIllustrator().bitmap(of: drawing, in: file.art, style: file.collection.style, side: side)
                .map { ContactSheet.Entry(label: drawing.file.name, picture: $0) }
        }
    }
}
