import Foundation
import Testing

@testable import Domain

/// The counts of runs as libraries store them.
struct RunCountsCodingTests {
    private static func decoded(_ text: String) throws -> RunCounts {
        try JSONDecoder().decode(RunCounts.self, from: Data(text.utf8))
    }

    private static func text(_ counts: RunCounts) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(counts), as: UTF8.self)
    }

    @Test func countsOfARunAreReadAndWrittenAsTheyAlwaysWere() throws {
        let text = """
            {"attemptsByOutcome":{"ready":3,"refused":2},"books":1,"callsSaved":{"cache":1},"cost":120000,"drawn":3,\
            "new":2,"panels":{"failed":1,"ready":2},"stories":1}
            """
        let counts = try Self.decoded(text)
        #expect(
            counts
                == RunCounts(
                    stories: 1, panels: [.ready: 2, .failed: 1], newlyDrawn: 2, drawn: 3,
                    attemptsByOutcome: [.ready: 3, .failed(.refused): 2], saved: [.cache: 1], cost: Amount("0.12"),
                    books: 1))
        #expect((counts.attempts, counts.callsSaved, counts.total) == (5, 1, 3))
        #expect(try Self.text(counts) == text)
    }

    @Test func whereOnlyTotalsAreKnownTheyStay() throws {
        let text = #"{"attempts":7,"panels":{"pending":3},"saved":2}"#
        let counts = try Self.decoded(text)
        #expect((counts.attempts, counts.callsSaved, counts.cost) == (7, 2, nil))
        #expect(try Self.text(counts) == text)
        let sum = counts + RunCounts(panels: [.pending: 1], attemptsByOutcome: [.ready: 1], saved: [.library: 1])
        #expect((sum.attempts, sum.callsSaved, sum.panels) == (8, 3, [.pending: 4]))
    }
}
