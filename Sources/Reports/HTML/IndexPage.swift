import CEmbedded
import Media
import Platform

/// The report's start page: the run's results, what needs a person's attention, and every story as a strip of its
/// pages. The details of a page are in its story's document.
///
/// It is also well-formed XML, so that an XML parser detects a single unescaped character.
struct IndexPage: ReportFile {
    typealias Failure = Never

    static let name = "index.html"
    private static let head = DocumentHead(
        up: "", script: String(decoding: embedded_report_js.contents, as: UTF8.self), loadsMore: true)

    private let report: ReportOutline
    private var stories: StoriesSection

    init(_ report: ReportOutline) {
        self.report = report
        stories = StoriesSection(report: report)
    }

    func begin() -> [UInt8] {
        Self.bytes(
            """
            \(Self.head.markup(title: "\(report.headline) Run \(report.run.id)"))
            <body>
            \(DocumentHead.shapes)
            <a class="skip" href="#stories">Skip to the stories</a>
            \(RunHeader(report: report).markup)
            <main>
            \(AttentionSection(report: report).markup)\(ComparisonSection(report: report).markup)\
            \(BooksSection(books: report.books).markup)\(ChartsSection(report: report).markup)\
            \(SimilarPicturesSection(report: report).markup)\
            \(TextAttemptsSection(attempts: report.textAttempts).markup)\
            \(stories.opening)
            """)
    }

    mutating func add(_ story: StoryReport) -> [UInt8] { Self.bytes(stories.section(for: story)) }

    func end() -> [UInt8] {
        Self.bytes(
            """
            \(StoriesSection.closing)</main>
            \(RunFooter(report: report).markup)
            \(Self.head.scriptMarkup)
            </body>
            </html>

            """)
    }

    private static func bytes(_ markup: Markup) -> [UInt8] { Array(markup.source.utf8) }
}
