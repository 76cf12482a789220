import ArgumentParser
import Domain
import Platform
import SystemPackage

struct NewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Write a pipeline and a sample story to start from.",
        usage: "nightpress new [<options>] <folder>",
        discussion: """
            FOLDER is made if it does not exist; one with files in it is refused. The pipeline file explains its keys.

              nightpress new my-tales
              nightpress new my-novel --template chapters
              nightpress run my-tales
            """)

    @Argument(help: "The new folder.", completion: .directory)
    var folder: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "What to start from: picture-book (one story), bedtime (a collection, with a story that is written), "
                + "chapters (a longer story), comic (panels with balloons), choices (readers decide how it goes on), "
                + "growth (a story more with each run).", valueName: "name"))
    var template = PipelineTemplate.pictureBook

    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var template: String
        var files: [String]
    }

    func validate() throws {
        try OptionCheck.refuseEmpty("FOLDER", folder, "a folder")
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global, hasLibrary: false)
        let fileSystem = session.machine.fileSystem
        let root = FilePath(folder)
        try refuseFiles(in: root, session)
        var written: [String] = []
        for file in template.files {
            let path = root.pushing(FilePath(file.path))
            try fileSystem.makeDirectory(path.removingLastComponent())
            try fileSystem.write(file.bytes, to: path, durably: false)
            written.append(path.string)
        }
        let next = "Make its books with “nightpress run \(ShellWord.quoted(folder))”."
        try session.print(
            Document(template: template.rawValue, files: written),
            or: written.map { "file    \($0.onOneLine)\n" }.joined() + next + "\n")
    }

    private func refuseFiles(in root: FilePath, _ session: CommandSession) throws {
        let fileSystem = session.machine.fileSystem
        guard let status = try fileSystem.status(of: root) else { return }
        guard status.kind == .directory else {
            throw CommandFailure(.input, "“\(folder)” is a file; name another folder")
        }
        guard let first = try fileSystem.list(root).first else { return }
        throw CommandFailure(
            .input, "the folder “\(folder)” is not empty, it has “\(first)”; name another folder")
    }
}
