import Domain
import PipelineFiles
import Platform

/// A file of readers' statistics. It is read once for all pipelines that name it.
struct LoadedStatistics {
    /// Empty if the file cannot be read.
    let statistics: ReaderStatistics
    /// Problems to fix in the file.
    let problems: [Diagnostic]
    /// Entries for stories that none of the pipelines lists.
    let notices: [Diagnostic]

    /// `names` are the names of the pipelines' stories.
    init(_ file: ReaderStatisticsFile, names: [String], fileSystem: any FileSystem) {
        do {
            statistics = try ReaderStatisticsReader(fileSystem: fileSystem).statistics(of: file)
            problems = []
            notices = ReaderNotices.unknownStories(in: statistics, of: file, names: names)
        } catch {
            statistics = ReaderStatistics()
            problems = error.problems
            notices = []
        }
    }
}
