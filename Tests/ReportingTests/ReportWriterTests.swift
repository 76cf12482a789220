import Domain
import FileSystems
import Foundation
import Reporting
import SystemPackage
import Testing

struct ReportWriterTests {
    @Test func writesTheFourFilesAndNothingElse() throws {
        try withTemporaryDirectory { directory in
            let files = LocalFileSystem()
            let folder = directory.appending("reports").appending("20261121-020000")
            let report = RunReport.everyStatus
            try ReportWriter(fileSystem: files).write(report, to: folder)
            #expect(try files.list(folder) == ["attempts.tsv", "index.html", "junit.xml", "run.json"])
            let limit = 1 << 20
            #expect(try files.read(folder.appending("index.html"), limit: limit) == Array(report.html().utf8))
            #expect(try files.read(folder.appending("run.json"), limit: limit) == report.json())
            #expect(try files.read(folder.appending("junit.xml"), limit: limit) == Array(report.junit().utf8))
            #expect(try files.read(folder.appending("attempts.tsv"), limit: limit) == Array(report.attemptLog().utf8))
        }
    }

    @Test func replacesAnOlderReport() throws {
        try withTemporaryDirectory { directory in
            let files = LocalFileSystem()
            let writer = ReportWriter(fileSystem: files)
            try writer.write(.everyStatus, to: directory)
            let whole = RunReport.of([.ready], outcome: .whole)
            try writer.write(whole, to: directory)
            #expect(try files.read(directory.appending("run.json"), limit: 1 << 20) == whole.json())
            #expect(try files.list(directory).count == 4)
        }
    }

    @Test func saysWhichFileCouldNotBeWritten() throws {
        try withTemporaryDirectory { directory in
            let files = LocalFileSystem()
            let inTheWay = directory.appending("reports")
            try files.write(Array("a file".utf8), to: inTheWay, durably: false)
            let error = #expect(throws: FileSystemError.self) {
                try ReportWriter(fileSystem: files).write(.everyStatus, to: inTheWay.appending("20261121-020000"))
            }
            #expect(error?.description.contains("“\(inTheWay)") == true)
        }
    }

    private func withTemporaryDirectory(_ body: (FilePath) throws -> Void) throws {
        let url = URL.temporaryDirectory.appending(path: "nightpress-reports-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(FilePath(url.path()))
    }
}
