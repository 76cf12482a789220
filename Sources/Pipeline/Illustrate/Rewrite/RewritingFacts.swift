import Domain
import Generation
import LibraryStore
import PipelineFiles
import Platform
import Prompts

/// What decides how the refused directions of a collection are put in other words.
struct RewritingFacts: Hashable, Sendable {
    private static let files: [Prompts.File] = [.correction, .gentler, .planner, .refusals, .rewrite, .rewriteSchema]

    /// Digest of the prompts.
    let prompts: String
    /// The language models and the audience.
    private let others: String

    /// Nil if the pipeline lists no language model.
    init?(of pipeline: PipelineFile, _ prompts: Prompts) {
        let models = pipeline.text.filter { $0.kind != .stub }
        guard !models.isEmpty else { return nil }
        self.prompts = SHA256Digest(of: Self.files.map { "\(SHA256Digest(of: prompts[$0]))" }.joined()).hex
        let audience = pipeline.collection.audience
        others =
            (models.map { "\($0.name)\n\($0.planFacts)" }
            + ["\(audience.ages.lowerBound)-\(audience.ages.upperBound)", audience.rating.rawValue])
            .joined(separator: "\n")
    }

    var digest: String { SHA256Digest(of: "\(prompts)\n\(others)").hex }

    /// As ``Rewrite/basis``.
    func basis(for direction: String) -> String { SHA256Digest(of: "\(digest)\n\(direction)").hex }
}
