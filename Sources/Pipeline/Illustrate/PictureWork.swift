import Domain
import Generation
import LibraryStore
import PipelineFiles
import Platform
import Prompts

/// What is drawn together: the panels of collections with the same generators, up to a queue.
struct PictureWork: Sendable {
    let collections: [CollectionID]
    /// The last queue that is drawn from.
    let queue: PanelQueue
    let settings: [CollectionID: PictureSettings]
    /// In the order in which they are asked.
    let generators: [any ImageGenerator]
    let placeholder: any ImageGenerator
    /// How panels are drawn that may come to any of ``generators``.
    let traits: ImageGeneratorTraits
    /// Backends of the pipelines that cannot be asked, from the start.
    let outages: [Outage]
    /// Names of backends that are asked only for panels of which a person wants it.
    let onRequestOnly: Set<String>
    /// What a person can change of how each backend draws, by its name.
    let backendSettings: [String: String]
    /// Of the table by which concepts are softened.
    let softeningDigest: String
    /// What a model is told of a reference picture.
    let referenceCaption: String

    init(
        _ group: PictureGroup, upTo queue: PanelQueue, by generators: [any ImageGenerator], outages: [Outage],
        onRequestOnly: Set<String>, in run: RunContext
    ) {
        let prompts = run.setup.prompts
        collections = group.collections
        self.queue = queue
        settings = run.setup.pictureSettings(of: run.collectionIDs)
        self.generators = generators
        placeholder = run.setup.generators.placeholderGenerator()
        traits = ImageGeneratorTraits(of: generators, orElse: placeholder)
        self.outages = outages
        self.onRequestOnly = onRequestOnly
        backendSettings = Dictionary(
            run.request.pipelines.flatMap { $0.images + $0.backends }.map { ($0.name, $0.pictureFacts) },
            uniquingKeysWith: { first, _ in first })
        softeningDigest = SHA256Digest(of: prompts[.softening]).hex
        referenceCaption = String(decoding: prompts[.reference], as: UTF8.self).whiteSpaceFolded
    }
}

extension ImageGeneratorTraits {
    /// How a stage works that may come to use any of these generators.
    fileprivate init(of generators: [any ImageGenerator], orElse placeholder: any ImageGenerator) {
        let all = (generators.isEmpty ? [placeholder] : generators).map(\.traits)
        self.init(
            width: all.map(\.width).max() ?? 1, drawsPagesIndependently: all.allSatisfy(\.drawsPagesIndependently),
            isFree: all.allSatisfy(\.isFree), provenance: all[0].provenance)
    }
}
