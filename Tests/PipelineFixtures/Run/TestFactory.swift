import SystemPackage

@testable import Backends
@testable import BuiltIn
@testable import Domain
@testable import Generation

/// The built-in generators, and the test's own generators by their names.
struct TestFactory: GeneratorFactory {
    let builtIn: BuiltInGenerators
    let images: [any ImageGenerator]
    /// By the addresses of servers.
    let imageServers: [String: any ImageGenerator]
    let textServers: [String: any TextGenerator]
    let texts: [any TextGenerator]

    var kinds: [BackendDescription] { BackendList.kinds }

    func textGenerator(_ settings: BackendSettings, logs: FilePath) throws -> any TextGenerator {
        try settings.url.flatMap { textServers[$0] } ?? texts.first { $0.name == settings.name }
            ?? builtIn.textGenerator(named: settings.name)
    }

    func imageGenerator(_ settings: BackendSettings, logs: FilePath) throws -> any ImageGenerator {
        try settings.url.flatMap { imageServers[$0] } ?? images.first { $0.name == settings.name }
            ?? builtIn.imageGenerator(named: settings.name)
    }

    func builtInTextGenerator() throws -> any TextGenerator { try builtIn.textGenerator() }
    func placeholderGenerator() throws -> any ImageGenerator { try builtIn.imageGenerator(for: .placeholder) }
}
