import ArgumentParser
import Backends
import Generation
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
            library, and makes nothing.

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
        var generators: [Generator] = []
        /// The state of the library.
        var libraryMessage: String

        struct Generator: Encodable {
            var backend: String
            /// The address of the server, if the backend has several.
            var server: String?
            /// `text` or `images`.
            var makes: String
            var available: Bool
            var message: String
            var remedy: String?
            /// The known facts: product, version, model, contextSize, enforces.
            var facts: [String: String]?
        }
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
        document.generators = try await GeneratorSession.open(
            on: machine, prompts: prompts, pipelines: files, library: library, exchanges: network.logFolder,
            notice: { machine.messages.note("note: ", $0, .notable) },
            body: { try await Self.answers(for: files, asking: $0) })
        try session.print(document, status: problems.isEmpty ? .whole : .input, or: Self.text(document))
        guard problems.isEmpty else { throw PipelineError(problems) }
    }

    /// Starts, asks and stops each server that a pipeline starts. The server's log goes into a folder of its own.
    private static func answers(
        for files: [PipelineFile], asking factory: BackendFactory
    ) async throws -> [Document.Generator] {
        var answers: [Document.Generator] = []
        try await TemporaryLogs.within { logs in
            var isLogWanted = false
            for settings in unique(files.flatMap(\.text)) {
                let found = await Self.answers(of: settings, "text") { settings in
                    let generator = factory.textGenerator(settings, logs: logs)
                    let availability = await generator.availability()
                    await generator.release()
                    return availability
                }
                isLogWanted = isLogWanted || (settings.start != nil && !found.allSatisfy(\.available))
                answers += found
            }
            for settings in unique(files.flatMap(\.images)) {
                let found = await Self.answers(of: settings, "images") { settings in
                    let generator = factory.imageGenerator(settings, logs: logs)
                    let availability = await generator.availability()
                    await generator.release()
                    return availability
                }
                isLogWanted = isLogWanted || (settings.start != nil && !found.allSatisfy(\.available))
                answers += found
            }
            return isLogWanted
        }
        return answers
    }

    /// One answer for each server. Servers of one backend must be alike.
    private static func answers(
        of settings: BackendSettings, _ makes: String, asking ask: (BackendSettings) async -> Availability
    ) async -> [Document.Generator] {
        var answers: [Document.Generator] = []
        var known: [(server: String, identity: ServerIdentity)] = []
        for member in settings.members {
            var availability = await ask(member)
            if let server = member.server, case .available(_, let facts) = availability {
                let identity = ServerIdentity(facts)
                if let refusal = identity.refusal(at: server, of: member.name, beside: known) {
                    availability = refusal
                } else {
                    known.append((server, identity))
                }
            }
            answers.append(answer(member, makes, availability))
        }
        return answers
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

    private func lockState(_ root: FilePath) throws -> String {
        switch try FileLock.status(at: LibraryLayout(root: root).lock) {
        case .free: ""
        case .held(let holder): ", in use by \(holder)"
        case .left(let holder): ", left by \(holder), which ended without releasing it; the next run sees to that"
        }
    }

    private static func unique(_ settings: [BackendSettings]) -> [BackendSettings] {
        let named = settings.isEmpty ? [.stub] : settings
        return named.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func answer(
        _ settings: BackendSettings, _ makes: String, _ availability: Availability
    ) -> Document.Generator {
        switch availability {
        case .available(let detail, let facts):
            Document.Generator(
                backend: settings.name, server: settings.server, makes: makes, available: true, message: detail,
                remedy: nil, facts: facts.isEmpty ? nil : facts)
        case .loading(let reason, let remedy), .away(let reason, let remedy), .unavailable(let reason, let remedy):
            Document.Generator(
                backend: settings.name, server: settings.server, makes: makes, available: false, message: reason,
                remedy: remedy)
        }
    }

    private static func text(_ document: Document) -> String {
        var lines = ["nightpress \(document.version), \(document.processors) processors"]
        lines += document.components.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        lines.append("library: \(document.libraryMessage)")
        lines += document.generators.map { generator in
            let words =
                "\(generator.makes): \(generator.backend)\(generator.server.map { " at \($0)" } ?? "") "
                + "\(generator.available ? "is ready" : "is passed over"): "
                + generator.message + (generator.remedy.map { "; \($0)" } ?? "")
            return words.singleLine
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
