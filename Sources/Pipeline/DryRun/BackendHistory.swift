import Domain
import Generation
import LibraryStore
import PipelineFiles
import SystemPackage

/// What is known about backends without a request to them: their settings and their recent work.
struct BackendHistory {
    private let setup: RunSetup
    private var pictures: [String: BackendThroughput] = [:]
    private var texts: [String: BackendThroughput] = [:]

    /// Read before a dry run: planning a story again deletes the history of its panels.
    init(of setup: RunSetup, in library: Library) async throws {
        self.setup = setup
        for name in Set((setup.request.pipelines.flatMap(\.images) + [.stub]).map(\.name)) {
            pictures[name] = BackendThroughput(of: try await library.dryRun.pastPictures(by: name))
        }
        for name in Set(setup.request.pipelines.flatMap(\.text).map(\.name)) {
            texts[name] = BackendThroughput(of: try await library.dryRun.pastAnswers(by: name))
        }
    }

    func traits(of settings: BackendSettings) throws -> ImageGeneratorTraits {
        var traits = try setup.generators.imageGenerator(settings, logs: FilePath()).traits
        traits.width *= settings.members.count
        traits.perMinute = traits.perMinute.map { $0 * settings.members.count }
        return traits
    }

    func picturePace(of backend: String) -> BackendThroughput? { pictures[backend] }
    func textPace(of backend: String) -> BackendThroughput? { texts[backend] }

    /// How many stories a language model works on at the same time.
    func width(ofModel name: String) throws -> Int {
        let settings = setup.request.pipelines.flatMap(\.text).first { $0.name == name }
        guard let settings else { return 1 }
        return max(1, try setup.generators.textGenerator(settings, logs: FilePath()).width) * settings.members.count
    }
}

extension RunSetup {
    /// Names of the text generators that are not built-in.
    func languageModels(of pipeline: PipelineFile) throws -> Set<String> {
        guard !request.stubOnly else { return [] }
        return Set(
            try pipeline.text.filter { !(try generators.textGenerator($0, logs: FilePath())).isBuiltIn }.map(\.name))
    }
}
