import Foundation
import TestSupport
import Testing

@testable import Domain
@testable import Reports

struct RunSchemaTests {
    private let schema: PublishedSchema

    init() throws { schema = try PublishedSchema("Reports/Schemas/run.schema.json") }

    @Test func describesEveryKeyThatIsWritten() throws {
        #expect(try schema.problems(with: RunReport.everyStatus.json()) == [])
    }

    @Test func describesPrices() throws {
        var report = RunReport.everyStatus
        let page = try #require(report.stories[0].pages.firstIndex { !$0.attempts.isEmpty })
        report.stories[0].pages[page].attempts[0].price = Amount("0.04")
        #expect(try schema.problems(with: report.json()) == [])
    }

    @Test(arguments: 1...10)
    func describesWhateverARunComesTo(seed: Int) throws {
        #expect(try schema.problems(with: RunReport.random(seed: UInt64(seed)).json()) == [])
    }

    @Test func namesWhatDoesNotFit() throws {
        let text = String(decoding: try RunReport.everyStatus.json(), as: UTF8.self)
            .replacing("\"end\" : \"failures\"", with: "\"end\" : \"fine\", \"mood\" : 1")
            .replacing("\"schemaVersion\" : 2", with: "\"schemaVersion\" : 3")
        let problems = try schema.problems(with: Array(text.utf8))
        #expect(problems.count == 3)
        #expect(problems.contains("$.run: mood is not described"))
        #expect(problems.contains("$.schemaVersion: not the constant"))
    }
}
