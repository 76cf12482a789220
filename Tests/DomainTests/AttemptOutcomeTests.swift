import Testing

@testable import Domain

struct AttemptOutcomeTests {
    private static let all = [AttemptOutcome.ready] + ErrorKind.allCases.map(AttemptOutcome.failed)

    @Test(arguments: all)
    func isReadFromItsText(outcome: AttemptOutcome) {
        #expect(AttemptOutcome(rawValue: outcome.rawValue) == outcome)
        #expect("\(outcome)" == outcome.rawValue)
    }

    @Test func hasATextOfItsOwn() {
        #expect(Set(Self.all.map(\.rawValue)).count == Self.all.count)
        #expect(AttemptOutcome(rawValue: "ready") == .ready)
        #expect(AttemptOutcome(rawValue: "too-long") == .failed(.tooLong))
        #expect(AttemptOutcome(rawValue: "asleep") == nil)
    }
}
