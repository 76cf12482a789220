import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Platform
@testable import Reports

struct ReportWriterTests {
    private let folder: TemporaryFolder
    private let files = LocalFileSystem()

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let names = [
        "attempts.tsv", "index.html", "junit.xml", "report.css", "run.json", "search.js", "stories",
    ]

    @Test func writesItsFilesAndNothingElse() throws {
        let reports = folder.path.appending("reports").appending("20261121-020000")
        let report = RunReport.everyStatus
        try ReportWriter(fileSystem: files).write(report, to: reports)
        #expect(try files.list(reports) == Self.names)
        let limit = 1 << 20
        #expect(try files.read(reports.appending("index.html"), limit: limit) == Array(report.html().utf8))
        #expect(try files.read(reports.appending("run.json"), limit: limit) == report.json())
        #expect(try files.read(reports.appending("junit.xml"), limit: limit) == Array(report.junit().utf8))
        #expect(try files.read(reports.appending("attempts.tsv"), limit: limit) == Array(report.attemptLog().utf8))
        #expect(try files.read(reports.appending("search.js"), limit: limit) == Array(report.searchData().utf8))
        for story in report.storyDocuments() {
            #expect(try files.read(reports.appending(story.path), limit: limit) == Array(story.html.utf8))
        }
    }

    @Test func replacesAnOlderReport() throws {
        let writer = ReportWriter(fileSystem: files)
        try writer.write(.everyStatus, to: folder.path)
        let whole = RunReport.of([.ready], outcome: .whole)
        try writer.write(whole, to: folder.path)
        #expect(try files.read(folder.path.appending("run.json"), limit: 1 << 20) == whole.json())
        #expect(try files.list(folder.path) == Self.names)
        #expect(try files.list(folder.path.appending("stories")) == ["a"])
        #expect(try files.list(folder.path.appending("stories/a")) == ["b.html"])
    }

    @Test func leavesWhatOthersHavePutBesideTheStories() throws {
        let writer = ReportWriter(fileSystem: files)
        try writer.write(.everyStatus, to: folder.path)
        try folder.write("mine", to: "stories/tides-tales/remarks.txt")
        try folder.write("dead", to: ".stories.partial/a/b.html")
        try writer.write(RunReport.of([.ready], outcome: .whole), to: folder.path)
        #expect(try files.list(folder.path) == Self.names)
        #expect(try files.list(folder.path.appending("stories")) == ["a", "tides-tales"])
        #expect(try files.list(folder.path.appending("stories/tides-tales")) == ["remarks.txt"])
    }

    private struct Interruption: Error {}

    @Test func leavesNothingOfAReportThatCameToNoEnd() throws {
        let reports = folder.path.appending("reports")
        let report = RunReport.everyStatus
        #expect(throws: Interruption.self) {
            try ReportWriter(fileSystem: files).write(report.outline, to: reports) { take in
                try take(report.stories[0])
                throw Interruption()
            }
        }
        #expect(try files.status(of: reports) == nil)
    }

    @Test func keepsAnOlderReportWhereTheNewOneComesToNoEnd() throws {
        let writer = ReportWriter(fileSystem: files)
        let old = RunReport.of([.ready], outcome: .whole)
        try writer.write(old, to: folder.path)
        #expect(throws: Interruption.self) {
            try writer.write(RunReport.everyStatus.outline, to: folder.path) { _ in throw Interruption() }
        }
        #expect(try files.list(folder.path) == Self.names)
        #expect(try files.read(folder.path.appending("run.json"), limit: 1 << 20) == old.json())
    }

    @Test func saysWhichFileCouldNotBeWritten() throws {
        let inTheWay = folder.path.appending("reports")
        try files.write(Array("a file".utf8), to: inTheWay, durably: false)
        let error = #expect(throws: FileSystemError.self) {
            try ReportWriter(fileSystem: files).write(.everyStatus, to: inTheWay.appending("20261121-020000"))
        }
        #expect(error?.description.contains("“\(inTheWay)") == true)
    }
}

extension ReportWriter {
    fileprivate func write(_ report: RunReport, to folder: FilePath) throws {
        try write(report.outline, to: folder) { take in
            for story in report.stories { try take(story) }
        }
    }
}
