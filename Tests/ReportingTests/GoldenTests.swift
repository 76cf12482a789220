import Reporting
import Testing

struct GoldenTests {
    @Test func writesTheSameReportToLookAt() throws {
        let style = try Regex("<style>[^<]*</style>")
        try Golden(name: "index.html").expect(
            RunReport.everyStatus.html().replacing(style, with: "<style></style>", maxReplacements: 1))
    }

    @Test func writesTheSameJSON() throws {
        try Golden(name: "run.json").expect(String(decoding: try RunReport.everyStatus.json(), as: UTF8.self))
    }

    @Test func writesTheSameJUnit() throws {
        try Golden(name: "junit.xml").expect(RunReport.everyStatus.junit())
    }

    @Test func writesTheSameAttempts() throws {
        try Golden(name: "attempts.tsv").expect(RunReport.everyStatus.attemptLog())
    }
}
