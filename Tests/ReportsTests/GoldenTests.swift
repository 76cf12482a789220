import TestSupport
import Testing

@testable import Reports

struct GoldenTests {
    @Test func writesTheSameReportToLookAt() throws {
        let difference = try Golden("index.html").difference(from: RunReport.everyStatus.html())
        #expect(difference == nil)
    }

    @Test(arguments: [(0, "the-lantern-fox.html"), (1, "le-bateau.html")])
    func writesTheSameStories(index: Int, name: String) throws {
        let documents = RunReport.everyStatus.storyDocuments()
        let difference = try Golden(name).difference(from: documents[index].html)
        #expect(difference == nil)
        #expect(documents[index].path.hasSuffix("/\(name)"))
    }

    @Test func writesTheSameSearchData() throws {
        let difference = try Golden("search.js").difference(from: RunReport.everyStatus.searchData())
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
