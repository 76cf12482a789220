import Domain
import Generation
import LibraryStore
import PipelineFiles
import Platform
import Prompts

/// Panels that are drawn together: those of collections with the same generators, up to a queue.
struct PictureWork: Sendable {
    let collections: [CollectionID]
    /// The last queue to draw from.
    let queue: PanelQueue
    let settings: [CollectionID: PictureSettings]
    /// In the order in which they are asked.
    let backends: [BackendServers<any ImageGenerator>]
    let placeholder: any ImageGenerator
    /// Combined traits for panels that any of ``backends`` may draw.
    let traits: ImageGeneratorTraits
    /// Names of backends that are asked only for panels whose page request names them.
    let onRequestOnly: Set<String>
    /// The settings of each backend that a user can change and that affect its pictures, by its name.
    let backendSettings: [String: String]
    /// Digest of the table that softens concepts.
    let softeningDigest: String
    /// Caption of a reference picture for a model.
    let referenceCaption: String
    /// Caption of portraits for a model, after the names.
    let portraitsCaption: String

    init(
        _ group: PictureGroup, upTo queue: PanelQueue, by backends: [BackendServers<any ImageGenerator>],
        onRequestOnly: Set<String>, in run: RunContext
    ) throws {
        let prompts = run.setup.prompts
        collections = group.collections
        self.queue = queue
        settings = run.setup.pictureSettings(of: run.collectionIDs)
        self.backends = backends
        placeholder = try run.setup.generators.placeholderGenerator()
        traits = ImageGeneratorTraits(of: backends, orElse: placeholder)
        self.onRequestOnly = onRequestOnly
        backendSettings = Dictionary(
            (group.settings + run.request.pipelines.flatMap { $0.images + $0.backends }).map {
                ($0.name, $0.pictureFacts)
            }, uniquingKeysWith: { first, _ in first })
        softeningDigest = SHA256Digest(of: prompts[.softening]).hex
        referenceCaption = String(decoding: prompts[.reference], as: UTF8.self).whiteSpaceFolded
        portraitsCaption = String(decoding: prompts[.portraits], as: UTF8.self).whiteSpaceFolded
    }
}

extension ImageGeneratorTraits {
    /// Combined traits for a stage that may use any of these generators.
    fileprivate init(of backends: [BackendServers<any ImageGenerator>], orElse placeholder: any ImageGenerator) {
        let all = backends.isEmpty ? [placeholder.traits] : backends.map(\.generator.traits)
        self.init(
            width: backends.map(\.width).max() ?? placeholder.traits.width,
            drawsPagesIndependently: all.allSatisfy(\.drawsPagesIndependently),
            isFree: all.allSatisfy(\.isFree), provenance: all[0].provenance)
    }
}

extension BackendServers<any ImageGenerator> {
    /// How many requests all servers together take at a time.
    var width: Int { servers.reduce(0) { $0 + max(1, $1.generator.traits.width) } }
}
