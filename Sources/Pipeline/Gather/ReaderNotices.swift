import Domain
import PipelineFiles

/// Notices on entries of readers' statistics for stories and pages that do not exist. These entries are ignored.
enum ReaderNotices {
    /// How many entries are named before the rest is only counted.
    private static let named = 5

    /// `names` are the names of all stories that the file may describe.
    static func unknownStories(
        in statistics: ReaderStatistics, of file: ReaderStatisticsFile, names: [String]
    ) -> [Diagnostic] {
        let known = Set(names)
        let unknown = statistics.stories.filter { !known.contains($0.key) }.sorted { $0.value.line < $1.value.line }
        return notices(of: unknown, called: "stories", in: file) { name, readers in
            let hint = Spelling.nearest(to: name, among: names).map { "; did you mean “\($0)”?" } ?? ""
            return (readers.line, "there is no story \(name.quoted())\(hint)")
        }
    }

    /// `pageCounts` are the page counts of the planned stories.
    static func unknownPages(
        in statistics: ReaderStatistics, of file: ReaderStatisticsFile, pageCounts: [Slug: Int]
    ) -> [Diagnostic] {
        let unknown = pageCounts.flatMap { story, count in
            statistics.readers(of: story).pages.filter { $0.key > count }.map { page, readers in
                (story: story, count: count, page: page, line: readers.line)
            }
        }
        return notices(of: unknown.sorted { $0.line < $1.line }, called: "pages", in: file) {
            ($0.line, "“\($0.story)” has no page \($0.page), only \($0.count)")
        }
    }

    private static func notices<Unknown>(
        of unknown: [Unknown], called what: String, in file: ReaderStatisticsFile,
        described: (Unknown) -> (line: Int, message: String)
    ) -> [Diagnostic] {
        let count = unknown.count == named + 1 ? unknown.count : named
        let notices = unknown.prefix(count).map { unknown in
            let (line, message) = described(unknown)
            return Diagnostic("\(file.path):\(line)", message)
        }
        guard unknown.count > count else { return notices }
        return notices + [
            Diagnostic("\(file.path)", "describes \(unknown.count - count) more \(what) that are not there")
        ]
    }
}
