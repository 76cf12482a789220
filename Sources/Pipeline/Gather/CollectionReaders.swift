import Domain
import Generation
import PipelineFiles
import Platform
import Prompts
import SystemPackage

/// What readers of a pipeline's stories viewed, as far as it can be read, and the order of pages that follows from it.
struct CollectionReaders: Sendable {
    let ranker: PageRanker
    /// Whether ranked pages may be ranked again. False if the statistics cannot be read.
    let isKnown: Bool
    /// Problems to fix in the statistics. If several pipelines name one file, only the first reports them.
    let problems: [Diagnostic]
    /// Entries of the statistics for stories that do not exist. Only the first pipeline reports them.
    let notices: [Diagnostic]

    private let file: ReaderStatisticsFile?
    private let statistics: ReaderStatistics

    /// One result for each pipeline, in their order.
    static func read(
        _ pipelines: [PipelineFile], words: PriorityWords, prompts: Prompts, fileSystem: any FileSystem
    ) -> [CollectionReaders] {
        let digest = SHA256Digest(of: prompts[.priorityWords])
        var names: [FilePath: [String]] = [:]
        for pipeline in pipelines {
            guard let file = pipeline.readers else { continue }
            names[file.path, default: []] += pipeline.order.map(\.text)
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

    /// Whether the pipeline names statistics.
    var areGiven: Bool { file != nil }

    /// Entries of the statistics for pages that planned stories do not have.
    func unknownPages(_ pageCounts: [Slug: Int]) -> [Diagnostic] {
        file.map { ReaderNotices.unknownPages(in: statistics, of: $0, pageCounts: pageCounts) } ?? []
    }
}
