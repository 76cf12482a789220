import Testing

@testable import Generation

/// What is added to a question to a server that answers at once.
struct CostTests {
    @Test func addsLittleToAQuestion() async throws {
        try await Stage.set(.llamaCPP) { stage async throws in
            _ = try await stage.model.reply(to: .colour)
            var milliseconds: [Double] = []
            for _ in 1...200 {
                let start = ContinuousClock.now
                _ = try await stage.model.reply(to: .colour)
                milliseconds.append(start.duration(to: .now) / .milliseconds(1))
            }
            milliseconds.sort()
            print("a question costs \(milliseconds[100]) ms (median), \(milliseconds[190]) ms (95 of 100)")
            // Other tests run at the same time: a tenth of the questions may wait for them.
            #expect(milliseconds[20] < 5, "the fastest tenth took up to \(milliseconds[20]) ms")
        }
    }
}
