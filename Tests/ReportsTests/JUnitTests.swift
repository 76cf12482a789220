import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Reports

/// `junit.xml` meets the demands of the programs that read such files.
struct JUnitTests {
    @Test(arguments: 1...50)
    func fitsTheSchemas(seed: Int) throws {
        #expect(try JUnitSchema.problems(with: XMLElements(of: RunReport.random(seed: UInt64(seed)).junit())) == [])
    }

    @Test func fitsTheSchemasWithEveryStatus() throws {
        #expect(try JUnitSchema.problems(with: XMLElements(of: RunReport.everyStatus.junit())) == [])
    }

    /// Ant requires a host name.
    @Test func aMachineWithoutANameIsTheLocalOne() throws {
        var report = RunReport.everyStatus
        report.run.host = "\u{7}"
        let suites = try XMLElements(of: report.junit()).named("testsuite")
        #expect(suites.allSatisfy { $0.attributes["hostname"] == "localhost" })
    }

    @Test func saysAPlaceholderAsAFailureWhereItIsStrict() throws {
        let report = RunReport.of([.ready, .placeholder, .failed, .pending], outcome: .failures)
        var outline = report.outline
        outline.isStrict = true
        let failures = try XMLElements(of: report.junit(outline)).named("failure")
        #expect(failures.map { $0.attributes["type"] } == ["placeholder", "refused"])
        #expect(
            failures.first?.attributes["message"] == "placeholder: comfy, full: unavailable: connection refused")
        #expect(failures.first?.text.contains("\n1. comfy, full: unavailable: connection refused") == true)
        let plain = try XMLElements(of: report.junit())
        #expect(plain.named("failure").count == 1)
        #expect(plain.named("skipped").count == 2)
    }

    /// Characters that XML cannot represent are omitted; `]]>` and the like are escaped.
    @Test(arguments: [
        "]]>", "<![CDATA[x]]>", "\u{FFFE}\u{FFFF}\u{1FFFE}", "\u{0}\u{1}\u{B}\u{1F}\u{7F}\u{85}", "a\u{FFFD}b",
    ])
    func whatServersSayStaysText(words: String) throws {
        var report = RunReport.of([.failed], outcome: .failures)
        report.stories[0].pages[0].attempts[0].message = words
        let text = report.junit()
        let failure = try #require(try XMLElements(of: text).named("failure").first)
        let kept = words.unicodeScalars.filter {
            $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value & 0xFFFE != 0xFFFE
        }
        #expect(
            failure.attributes["message"] == "comfy, full: refused: " + String(String.UnicodeScalarView(kept))
                || kept.isEmpty && failure.attributes["message"] == "comfy, full: refused:")
        #expect(!text.contains("]]>"))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value & 0xFFFE != 0xFFFE })
    }

    /// If `xmllint` is installed, it also accepts the document as well-formed.
    @Test(.enabled(if: Program.isInstalled("xmllint"), "xmllint is not installed"))
    func isWellFormedToOthers() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(RunReport.everyStatus.junit(), to: "junit.xml")
        let outcome = try #require(Program("xmllint")).run(["--noout", path.string])
        #expect(outcome.status == 0, "\(outcome.output)")
    }
}
