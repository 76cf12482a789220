import Domain
import FileSystems
import Reporting
import SystemPackage
import TestSupport
import Testing

struct ReportWriterTests {
    private let folder: TemporaryFolder
    private let files = LocalFileSystem()

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func writesTheFourFilesAndNothingElse() throws {
        let reports = folder.path.appending("reports").appending("20261121-020000")
        let report = RunReport.everyStatus
        try ReportWriter(fileSystem: files).write(report, to: reports)
        #expect(try files.list(reports) == ["attempts.tsv", "index.html", "junit.xml", "run.json"])
        let limit = 1 << 20
        #expect(try files.read(reports.appending("index.html"), limit: limit) == Array(report.html().utf8))
        #expect(try files.read(reports.appending("run.json"), limit: limit) == report.json())
        #expect(try files.read(reports.appending("junit.xml"), limit: limit) == Array(report.junit().utf8))
        #expect(try files.read(reports.appending("attempts.tsv"), limit: limit) == Array(report.attemptLog().utf8))
    }

    @Test func replacesAnOlderReport() throws {
        let writer = ReportWriter(fileSystem: files)
        try writer.write(.everyStatus, to: folder.path)
        let whole = RunReport.of([.ready], outcome: .whole)
        try writer.write(whole, to: folder.path)
        #expect(try files.read(folder.path.appending("run.json"), limit: 1 << 20) == whole.json())
        #expect(try files.list(folder.path).count == 4)
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
