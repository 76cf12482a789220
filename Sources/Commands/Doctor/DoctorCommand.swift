import ArgumentParser
import Backends
import LibraryStore
import Media
import Pipeline
import PipelineFiles
import Platform
import SystemPackage

struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Show what is installed and which generators answer.",
        usage: "nightpress doctor [<options>] [<pipeline> ...]",
        discussion: """
            With PIPELINE, the generators that it names are asked; without, the built-in ones. It also says who uses the \
            library, about how many files and bytes a run of PIPELINE would add, and whether the library's disk has room \
            for them. It makes nothing.

              nightpress doctor
              nightpress doctor pipelines/lanterns
            """)

    @Argument(
        help: ArgumentHelp("Pipeline files or folders. (default: none)", valueName: "pipeline"), completion: .file())
    var pipelines: [String] = []

    @OptionGroup var network: NetworkOptions
    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var version: String
        var processors: Int
        var components: [String: String]
        var generators: [GeneratorAnswer] = []
        /// The state of the library.
        var libraryMessage: String
        /// What a run of the pipelines needs; nil without a pipeline.
        var room: RoomView?
    }

    func run() async throws {
        let session = try CommandSession(of: Self.self, global)
        let machine = session.machine
        let prompts = try global.loadPrompts(on: machine)
        let (readable, problems) = machine.pipelineReader
            .usablePipelines(at: pipelines.map { FilePath($0) })
        // If no pipeline is readable, the check would ask only the built-in generators, which the user did not name.
        guard problems.isEmpty || !readable.isEmpty else { throw PipelineError(problems) }
        let files = network.applied(to: readable)
        let library = global.libraryPath(on: machine)
        var document = Document(
            version: Version.current, processors: machine.processorCount, components: try components(),
            libraryMessage: await libraryState(library, on: machine))
        if !files.isEmpty {
            do {
                document.room = try await room(for: files, library, on: machine)
            } catch {
                machine.messages.note("note: ", "the room that a run needs is not known: \(error)", .notable)
            }
        }
        document.generators = try await GeneratorSession.open(
            on: machine, prompts: prompts, pipelines: files, library: library, exchanges: network.logFolder,
            notice: { machine.messages.note("note: ", $0, .notable) },
            body: { try await GeneratorAnswer.answers(for: files, asking: $0) })
        if let shortage = document.room?.shortage { machine.messages.note("note: ", shortage, .notable) }
        try session.print(document, status: problems.isEmpty ? .whole : .input, or: Self.text(document))
        guard problems.isEmpty else { throw PipelineError(problems) }
    }

    private func components() throws -> [String: String] {
        [
            "libjpeg": CodecVersions.jpeg, "libpng": CodecVersions.png, "libzip": ArchiveVersion.libzip,
            "sqlite": try Library.sqliteVersion(),
        ]
    }

    private func libraryState(_ root: FilePath, on machine: CommandEnvironment) async -> String {
        do {
            let library = try Library.open(at: root, fileSystem: machine.fileSystem, for: .reading)
            let pause = try await library.control.state().pause?.words(in: machine.run.timeZone).singleLine
            try library.close()
            return "“\(root)” opens" + (try lockState(root)) + (pause.map { ", \($0)" } ?? "")
        } catch LibraryError.missing {
            return "none at “\(root)” yet; “nightpress run” makes one"
        } catch {
            return "\(error)"
        }
    }

    private func room(
        for files: [PipelineFile], _ root: FilePath, on machine: CommandEnvironment
    ) async throws -> RoomView {
        let library: Library?
        do {
            library = try Library.open(at: root, fileSystem: machine.fileSystem, for: .reading)
        } catch LibraryError.missing {
            library = nil
        }
        // What was read does not change if closing fails.
        defer { try? library?.close() }
        let estimate = try await RoomEstimate(
            for: files, in: library, fileSystem: machine.fileSystem, documents: machine.run.documents)
        return RoomView(estimate, at: root, on: machine.fileSystem)
    }

    private func lockState(_ root: FilePath) throws -> String {
        switch try FileLock.status(at: LibraryLayout(root: root).lock) {
        case .free: ""
        case .held(let holder): ", in use by \(holder)"
        case .left(let holder): ", left by \(holder), which ended without releasing it; the next run sees to that"
        }
    }

    private static func text(_ document: Document) -> String {
        var lines = ["nightpress \(document.version), \(document.processors) processors"]
        lines += document.components.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        lines.append("library: \(document.libraryMessage)")
        if let room = document.room { lines.append("room: \(room.text)") }
        lines += document.generators.map { generator in
            generator.text.singleLine
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
