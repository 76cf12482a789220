import Domain
import Generation
import PipelineFiles
import Platform
import Prompts
import SystemPackage

/// What readers of a pipeline's stories looked at, as far as it can be read, and what follows for the order of pages.
struct CollectionReaders: Sendable {
    let ranker: PageRanker
    /// Whether pages that are ranked already may be ranked anew; by statistics that cannot be read they are not.
    let isKnown: Bool
    /// What is to be mended in the statistics. Of a file that several pipelines name, the first tells it.
    let problems: [Diagnostic]
    /// What the statistics say of stories that are not there; the first tells it likewise.
    let notices: [Diagnostic]

    private let file: ReaderStatisticsFile?
    private let statistics: ReaderStatistics

    /// One a pipeline, in their order.
    static func read(
        _ pipelines: [PipelineFile], prompts: Prompts, fileSystem: any FileSystem
    ) throws(PromptsError) -> [CollectionReaders] {
        let words = try PlanRules(prompts: prompts).priorityWords
        let digest = SHA256Digest(of: prompts[.priorityWords])
        var names: [FilePath: [String]] = [:]
        for pipeline in pipelines {
            guard let file = pipeline.readers else { continue }
            names[file.path, default: []] += pipeline.stories.map(\.slug.text)
        }
        var shared: [FilePath: LoadedStatistics] = [:]
        return pipelines.map { pipeline in
            let known = pipeline.readers.flatMap { shared[$0.path] }
            let content =
                known
                ?? pipeline.readers.map {
                    LoadedStatistics($0, names: names[$0.path] ?? [], fileSystem: fileSystem)
                }
            if let file = pipeline.readers { shared[file.path] = content }
            return CollectionReaders(pipeline, content, isPosted: known != nil, words: words, wordsDigest: digest)
        }
    }

    private init(
        _ pipeline: PipelineFile, _ content: LoadedStatistics?, isPosted: Bool, words: PriorityWords,
        wordsDigest: SHA256Digest
    ) {
        file = pipeline.readers
        statistics = content?.statistics.limited(to: pipeline.stories.map(\.slug)) ?? ReaderStatistics()
        ranker = PageRanker(
            words: words, wordsDigest: wordsDigest, language: pipeline.collection.language, statistics: statistics)
        isKnown = content?.problems.isEmpty ?? true
        problems = isPosted ? [] : content?.problems ?? []
        notices = isPosted ? [] : content?.notices ?? []
    }

    /// What the statistics say of pages that planned stories do not have.
    func unknownPages(_ pageCounts: [Slug: Int]) -> [Diagnostic] {
        file.map { ReaderNotices.unknownPages(in: statistics, of: $0, pageCounts: pageCounts) } ?? []
    }
}
