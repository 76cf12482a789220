import Domain
import Generation
import LibraryStore
import PipelineFiles
import Platform
import Prompts

/// What in a collection would come out differently now, with the current pipeline and prompts.
struct Staleness {
    /// Files that decide how stories are planned.
    private static let planningFiles: [Prompts.File] = [
        .cast, .castSchema, .correction, .gentler, .page, .pageAnswerSchema, .pageSpecSchema, .planner, .plannerWords,
        .refusals, .storySchema,
    ]

    private let pipeline: PipelineFile
    private let negativePrompt: String
    private let softening: String
    /// Digest of the prompts for other words; nil without a language model.
    private let rewriting: String?
    private let planningPrompts: String
    /// Whether the pipeline's own generators are not used. They are then no reason for staleness.
    private let isStubOnly: Bool

    init(pipeline: PipelineFile, prompts: Prompts, isStubOnly: Bool) {
        self.pipeline = pipeline
        self.isStubOnly = isStubOnly
        negativePrompt = pipeline.negativePrompt(with: prompts)
        softening = SHA256Digest(of: prompts[.softening]).hex
        rewriting = RewritingFacts(of: pipeline, prompts)?.prompts
        planningPrompts =
            SHA256Digest(of: Self.planningFiles.map { "\(SHA256Digest(of: prompts[$0]))" }.joined()).hex
    }

    /// Why pictures are stale, as text. Empty if they are not.
    func reasons(for pictures: ShownPictures) -> [String] {
        guard pictures.status == .ready, let basis = pictures.basis else { return [] }
        var reasons: [String] = []
        if basis.style != pipeline.collection.style { reasons.append("the style has changed") }
        if isBuiltIn(basis.backend, among: pipeline.images), basis.art != pipeline.art.digest {
            reasons.append("the drawings of “art” have changed")
        }
        if let words = basis.negativePrompt, words != negativePrompt {
            reasons.append("the negative prompt has changed")
        }
        if let similarity = basis.similarity, similarity < pipeline.similarity ?? .infinity {
            reasons.append("drawn for another page, which is not similar enough now")
        }
        if let table = basis.softening, table != softening {
            reasons.append("the table of softened words has changed")
        }
        // Without a language model the page could not be drawn in other words again.
        if let words = basis.rewriting, let rewriting, words != rewriting {
            reasons.append("the prompts for other words have changed")
        }
        if let reason = backendReason(of: basis) { reasons.append(reason) }
        return reasons
    }

    /// If a user requested the backend, it only has to exist. It need not be one that is asked without a request.
    private func backendReason(of basis: PictureBasis) -> String? {
        guard basis.isRequested == true else {
            return backendReason(basis.backend, facts: basis.settings, among: pipeline.images, \.pictureFacts)
        }
        guard basis.backend != BackendSettings.stub.name else { return nil }
        let described = pipeline.images + pipeline.backends
        return backendReason(basis.backend, facts: basis.settings, among: described, \.pictureFacts)
    }

    /// Why the plan of a story is stale.
    func reasons(for story: StoredStory, in library: Library) async throws -> [String] {
        guard story.isPlanned, let basis = story.planBasis else { return [] }
        let changes = CastChanges(since: basis, in: pipeline.cast)
        let named = try await changes.named { try await library.collections.text(of: story.id) ?? "" }
        let isStandIn = story.standIns.contains { $0.part == .plan }
        return reasons(for: basis, of: story.slug, isStandIn: isStandIn) + CastChanges.reasons(named)
    }

    /// Why a plan is stale, apart from its cast. `isStandIn` is true if the built-in planner made it for a model.
    func reasons(for basis: PlanBasis, of story: Slug, isStandIn: Bool) -> [String] {
        let now = planBasis(of: story, by: .stub)
        var reasons: [String] = []
        if basis.language != now.language { reasons.append("the language has changed") }
        if basis.audience != now.audience { reasons.append("the audience has changed") }
        if basis.layout != now.layout { reasons.append("the layout of the pages has changed") }
        if isBuiltIn(basis.backend), basis.art != now.art {
            reasons.append("“art” has other drawings")
        }
        if basis.prompts != now.prompts { reasons.append("the prompts for planning have changed") }
        if !isStandIn,
            let reason = backendReason(basis.backend, facts: basis.settings, among: pipeline.text, \.planFacts)
        {
            reasons.append(reason)
        }
        return reasons
    }

    /// For a story that the built-in writer wrote on request, without standing in for a model that the pipeline asks now.
    /// Nil for every other story.
    func textNotice(of story: StoredStory) -> String? {
        guard couldBeWrittenBetter(story), !story.standIns.contains(where: { $0.part == .story }) else { return nil }
        return builtInReason(pipeline.text).map {
            "the text of “\(story.slug)” is stale: \($0); add --refresh to redo it"
        }
    }

    /// Nil if no story has changed.
    static func notice(ofChanged stories: [Slug]) -> String? {
        guard !stories.isEmpty else { return nil }
        let names = stories.map { "“\($0)”" }.joined(separator: ", ")
        let isOne = stories.count == 1
        return "\(names) \(isOne ? "has" : "have") changed since \(isOne ? "its" : "their") pages were made; "
            + "add --refresh to redo them"
    }

    static func notice(of story: Slug, _ reason: String) -> String {
        "the plan of “\(story)” is stale: \(reason); add --refresh to redo it"
    }

    /// The parts of a story that a language model is to make again. None if the pipeline asks none, or if a user wants
    /// the built-in generators.
    func requestedStandIns(of story: StoredStory) -> [TextStandIn.Part] {
        asksModel ? story.standIns.filter(\.isRequested).map(\.part) : []
    }

    /// Whether a story was written by the built-in writer, and the pipeline asks a language model first.
    func couldBeWrittenBetter(_ story: StoredStory) -> Bool {
        asksModel && story.writtenBy.map(isBuiltIn) == true
    }

    /// Whether built-in generators only stand in for a language model.
    var asksModel: Bool { !isStubOnly && pipeline.asksLanguageModel }

    /// Whether the generator only stands in for a language model.
    func isStandIn(_ generator: any TextGenerator) -> Bool {
        asksModel && generator.isBuiltIn && isBuiltIn(generator.name)
    }

    /// `name` is the name of a text generator.
    func isBuiltIn(_ name: String) -> Bool { isBuiltIn(name, among: pipeline.text) }

    private func isBuiltIn(_ name: String, among backends: [BackendSettings]) -> Bool {
        backends.first { $0.name == name }.map { $0.kind == .stub } ?? (name == BackendSettings.stub.name)
    }

    /// The basis of a plan that a generator made.
    func planBasis(of story: Slug, by planner: any TextGenerator) -> PlanBasis {
        planBasis(of: story, by: pipeline.text.first { $0.name == planner.name } ?? .stub)
    }

    private func planBasis(of story: Slug, by planner: BackendSettings) -> PlanBasis {
        let audience = pipeline.collection.audience
        var basis = PlanBasis(
            language: pipeline.collection.language,
            audience: "\(audience.ages.lowerBound)-\(audience.ages.upperBound) \(audience.rating.rawValue)",
            backend: planner.name, settings: planner.planFacts, prompts: planningPrompts)
        basis.layout = pipeline.layoutBasis(of: story)
        if planner.kind == .stub, !pipeline.art.files.isEmpty {
            basis.art = pipeline.art.files.map(\.name).filter { !$0.hasPrefix(ArtFolder.settingPrefix) }
        }
        return basis
    }

    /// If a backend was only passed over for another one, that is no reason: the other result is as good.
    private func backendReason(
        _ name: String, facts: String, among backends: [BackendSettings], _ factsNow: (BackendSettings) -> String
    ) -> String? {
        guard !isStubOnly else { return nil }
        guard let backend = backends.first(where: { $0.name == name }) else {
            let first = backends.first.map { "“\($0.name)”" } ?? "nothing"
            return name == BackendSettings.stub.name
                ? "it is built-in work, and the pipeline now asks \(first) first"
                : "“\(name)” is no longer in the pipeline"
        }
        if backend.kind == .stub { return backends.first?.kind == .stub ? nil : builtInReason(backends) }
        return factsNow(backend) == facts ? nil : "the settings of “\(name)” have changed"
    }

    private func builtInReason(_ backends: [BackendSettings]) -> String? {
        backends.first.map { "it is built-in work, and the pipeline now asks “\($0.name)” first" }
    }
}

extension PipelineFile {
    /// What no picture of the collection may show: the words for all pictures, and its own words.
    func negativePrompt(with prompts: Prompts) -> String {
        let common = String(decoding: prompts[.negativePrompt], as: UTF8.self).whiteSpaceFolded
        return [common, negativePrompt ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
