import Domain
import Pipeline
import Testing

@testable import Commands

struct ExportOutcomeTests {
    @Test func nothingIsSaidWhereEveryBookIsThere() {
        #expect(ExportOutcome(formats: [.epub]).failure(nil, stoppedBy: nil) == nil)
    }

    @Test func aSignalWinsOverWhatIsRefusedAndAnErrorOverBoth() {
        struct Odd: Error, CustomStringConvertible { let description = "odd" }
        let outcome = ExportOutcome(formats: [.epub])
        #expect(outcome.failure(nil, stoppedBy: .terminated)?.status == .terminated)
        let failure = outcome.failure(Odd(), stoppedBy: .terminated)
        #expect(failure?.status == .failure && failure?.message == "odd")
    }
}
