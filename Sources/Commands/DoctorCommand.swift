import Archives
import ArgumentParser
import GeneratorBackends
import Generators
import ImageCodecs
import LibraryStore
import PipelineFiles
import SystemPackage

struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Show what is installed and which generators answer.",
        discussion: "With PIPELINE, the generators that it names are asked; without, the built-in ones.")

    @Argument(help: ArgumentHelp("Pipeline files or folders.", valueName: "pipeline"))
    var pipelines: [String] = []

    @OptionGroup var global: GlobalOptions

    private struct Document: Encodable {
        var version: String
        var processors: Int
        var components: [String: String]
        var generators: [Generator] = []
        var library: String

        struct Generator: Encodable {
            var name: String
            var makes: String
            var isAvailable: Bool
            var detail: String
            var remedy: String?
        }
    }

    func run() async throws {
        let machine = try Machine.current()
        let prompts = try global.loadPrompts(on: machine)
        let factory = try BackendFactory(prompts: prompts, processorCount: machine.processorCount)
        let files =
            pipelines.isEmpty
            ? [] : try PipelineReader(fileSystem: machine.fileSystem).pipelines(at: pipelines.map { FilePath($0) })
        var document = Document(
            version: Version.current, processors: machine.processorCount, components: try components(),
            library: libraryState(on: machine))
        for settings in Self.unique(files.flatMap(\.text)) {
            let availability = await factory.textGenerator(settings).availability()
            document.generators.append(Self.answer(settings.name, "text", availability))
        }
        for settings in Self.unique(files.flatMap(\.images)) {
            let availability = await factory.imageGenerator(settings).availability()
            document.generators.append(Self.answer(settings.name, "images", availability))
        }
        try machine.output.result(global.json ? try JSONText.encode(document) : Self.text(document))
    }

    private func components() throws -> [String: String] {
        [
            "libjpeg": CodecVersions.jpeg, "libpng": CodecVersions.png, "libzip": ArchiveVersion.libzip,
            "sqlite": try Library.sqliteVersion(),
        ]
    }

    private func libraryState(on machine: Machine) -> String {
        let root = global.libraryPath(on: machine)
        do {
            try Library.open(at: root, fileSystem: machine.fileSystem, for: .reading).close()
            return "“\(root)” opens"
        } catch LibraryError.missing {
            return "none at “\(root)” yet; “nightpress run” makes one"
        } catch {
            return "\(error)"
        }
    }

    private static func unique(_ settings: [BackendSettings]) -> [BackendSettings] {
        let named = settings.isEmpty ? [.stub] : settings
        return named.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func answer(_ name: String, _ makes: String, _ availability: Availability) -> Document.Generator {
        switch availability {
        case .available(let detail):
            Document.Generator(name: name, makes: makes, isAvailable: true, detail: detail, remedy: nil)
        case .unavailable(let reason, let remedy):
            Document.Generator(name: name, makes: makes, isAvailable: false, detail: reason, remedy: remedy)
        }
    }

    private static func text(_ document: Document) -> String {
        var lines = ["nightpress \(document.version), \(document.processors) processors"]
        lines += document.components.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        lines.append("library: \(document.library)")
        lines += document.generators.map {
            "\($0.makes): \($0.name) \($0.isAvailable ? "is ready" : "is passed over"): \($0.detail)"
                + ($0.remedy.map { "; \($0)" } ?? "")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
