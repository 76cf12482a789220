import CEmbedded
import Platform

/// The stylesheet of all documents of a report.
struct StyleFile: ReportFile {
    typealias Failure = Never

    static let name = "report.css"

    func begin() -> [UInt8] { embedded_report_css.contents }
    func add(_ story: StoryReport) -> [UInt8] { [] }
    func end() -> [UInt8] { [] }
}
