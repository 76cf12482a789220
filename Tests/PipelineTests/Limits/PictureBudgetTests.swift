import Synchronization
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import Pipeline

/// Parallel requests that do not know each other's results.
struct PictureBudgetTests {
    /// The last picture is in flight; a later request waits for it.
    @Test func whoComesWhileTheLastIsInFlightHasItsPlaceWhereItFails() async throws {
        let budget = PictureBudget(images: 1, cost: nil)
        let tally = Tally()
        try await withThrowingTaskGroup { group in
            for name in ["first", "second"] {
                group.addTask {
                    var isPaid = false
                    try? await budget.spend(.zero, paid: &isPaid) {
                        guard tally.count("\(name) asked") == 1, tally["first asked"] + tally["second asked"] == 1
                        else {
                            return
                        }
                        try await Task.sleep(for: .milliseconds(20))
                        throw GenerationError(.refused, "no")
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect((tally["first asked"], tally["second asked"]) == (1, 1))
        #expect(budget.capacity(at: .zero) == 0)
    }

    @Test func nothingIsAskedForBeyondItHoweverManyAsk() async throws {
        let budget = PictureBudget(images: nil, cost: .of("1"))
        let tally = Tally()
        await withTaskGroup { group in
            for number in 0..<200 {
                group.addTask {
                    var isPaid = false
                    do {
                        try await budget.spend(.of("0.09"), paid: &isPaid) {
                            tally.count("asked")
                            try await Task.sleep(for: .microseconds(number * 7 % 50))
                            if number % 3 == 0 { throw GenerationError(.transient, "reset") }
                        }
                        tally.count("made")
                    } catch is LimitReachedError {
                        tally.count("denied")
                    } catch {
                        #expect(!isPaid)
                    }
                }
            }
        }
        #expect(tally["made"] == 11)
        #expect(budget.spent == .of("0.99"))
        #expect(tally["asked"] + tally["denied"] == 200)
    }

    @Test func whoWaitsCanBeCancelled() async throws {
        let budget = PictureBudget(images: 1, cost: nil)
        await withTaskGroup { group in
            for _ in 0..<2 {
                group.addTask {
                    var isPaid = false
                    await #expect(throws: CancellationError.self) {
                        try await budget.spend(.zero, paid: &isPaid) { try await Task.sleep(for: .seconds(60)) }
                    }
                }
            }
            try? await Task.sleep(for: .milliseconds(20))
            group.cancelAll()
        }
        #expect(budget.capacity(at: .zero) == 1)
    }
}

/// Counts by name the actions of parallel tasks.
private final class Tally: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    subscript(name: String) -> Int { counts.withLock { $0[name, default: 0] } }

    @discardableResult
    func count(_ name: String) -> Int {
        counts.withLock { counts in
            counts[name, default: 0] += 1
            return counts[name, default: 0]
        }
    }
}
