import SystemPackage
import Testing

@testable import Commands
@testable import Domain
@testable import Pipeline

struct ExportOutcomeTests {
    @Test func nothingIsSaidWhereEveryBookIsThere() {
        #expect(ExportOutcome(formats: [.epub]).failure(nil, stoppedBy: nil) == nil)
    }

    @Test func anInterruptionIsReportedWithWhatStands() {
        var outcome = ExportOutcome(formats: [.epub])
        #expect(outcome.isEmpty)
        outcome.isInterrupted = true
        #expect(!outcome.isEmpty)
        #expect(outcome.text == "Interrupted before a book was written; export again to go on.\n")
        outcome.result.books = ["shelf/tales.epub"]
        #expect(
            outcome.text == """
                book    shelf/tales.epub
                Interrupted; these books are whole and stay. Export again for the others.

                """)
    }

    @Test func aSignalWinsOverWhatIsRefusedAndAnErrorOverBoth() {
        struct Odd: Error, CustomStringConvertible { let description = "odd" }
        let outcome = ExportOutcome(formats: [.epub])
        #expect(outcome.failure(nil, stoppedBy: .terminated)?.status == .terminated)
        let failure = outcome.failure(Odd(), stoppedBy: .terminated)
        #expect(failure?.status == .failure && failure?.message == "odd")
    }
}
