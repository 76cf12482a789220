import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Books

struct EPUBCheckTests {
    /// The command that runs EPUBCheck. It accepts a file and EPUBCheck's own options.
    private static let command = ProcessInfo.processInfo.environment["NIGHTPRESS_EPUBCHECK"]

    @Test(
        .enabled(
            if: command != nil,
            "no book was checked: set NIGHTPRESS_EPUBCHECK to a command such as “java -jar epubcheck.jar”"),
        .serialized, arguments: SampleBooks.kinds + ["1000 pages"], ["fixed", "reflowable"])
    func findsNothing(in kind: String, edition: String) async throws {
        let folder = try TemporaryFolder()
        let book = try #require(try SampleBooks(in: folder).book(ofKind: kind))
        let writer: any BookWriter = edition == "fixed" ? EPUBWriter() : ReflowableEPUBWriter()
        let file = folder.path.appending("book.epub")
        try await writer.write(book, to: file)
        let report = try report(on: file, in: folder)
        #expect(report.messages.isEmpty, "\(report.messages)")
    }

    private func report(on file: FilePath, in folder: TemporaryFolder) throws -> Report {
        let command = try #require(Self.command)
        let shell = try #require(Program("sh"))
        let outcome = try shell.run([
            "-c", "\(command) \"$1\" --usage --json \"$2\"", "sh", file.string,
            folder.path.appending("report.json").string,
        ])
        #expect(outcome.status == 0, "\(outcome.output)")
        let report = try #require(
            try? folder.read("report.json"), "EPUBCheck wrote no report, so it is not the command: \(outcome.output)")
        return try JSONDecoder().decode(Report.self, from: Data(report))
    }

    /// The findings of EPUBCheck, including usage hints.
    private struct Report: Decodable {
        struct Message: Decodable {
            /// Such as `RSC-005`. Accessibility findings begin with `ACC`.
            var identifier: String
            var severity: String
            var message: String

            enum CodingKeys: String, CodingKey {
                case identifier = "ID"
                case severity, message
            }
        }

        var messages: [Message]
    }
}
