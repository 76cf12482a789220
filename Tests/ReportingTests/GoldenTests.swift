import Reporting
import TestSupport
import Testing

struct GoldenTests {
    @Test func writesTheSameReportToLookAt() throws {
        let style = try Regex("<style>[^<]*</style>")
        let page = RunReport.everyStatus.html().replacing(style, with: "<style></style>", maxReplacements: 1)
        let difference = try Golden("index.html").difference(from: page)
        #expect(difference == nil)
    }

    @Test func writesTheSameJSON() throws {
        let json = String(decoding: try RunReport.everyStatus.json(), as: UTF8.self)
        let difference = try Golden("run.json").difference(from: json)
        #expect(difference == nil)
    }

    @Test func writesTheSameJUnit() throws {
        let difference = try Golden("junit.xml").difference(from: RunReport.everyStatus.junit())
        #expect(difference == nil)
    }

    @Test func writesTheSameAttempts() throws {
        let difference = try Golden("attempts.tsv").difference(from: RunReport.everyStatus.attemptLog())
        #expect(difference == nil)
    }
}
