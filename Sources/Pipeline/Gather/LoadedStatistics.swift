import Domain
import PipelineFiles
import Platform

/// A file of readers' statistics, read once for all pipelines that name it.
struct LoadedStatistics {
    /// Empty where the file cannot be read.
    let statistics: ReaderStatistics
    /// What is to be mended in the file.
    let problems: [Diagnostic]
    /// What it says of stories that none of the pipelines lists.
    let notices: [Diagnostic]

    /// `names` are those of the pipelines' stories.
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
