import LibraryFixtures
import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// A backend that fails three times out of ten, with every fault that does not disable it.
struct FaultTests {
    private static let kinds: [ErrorKind] = [.refused, .tooLong, .badPicture, .badReply, .busy, .transient]

    @Test func endsHundredsOfPanelsWithPictures() async throws {
        let long = (1...16).map { "# Part \($0)\n\n\(TestRun.story)" }.joined(separator: "\n\n")
        let testRun = try TestRun(
            stories: Dictionary(uniqueKeysWithValues: (1...4).map { ("\($0).md", long) }))
        let model = ScriptedImageGenerator("model", width: 4) { number, request in
            var random = SeededGenerator(seed: request.seed &+ UInt64(number))
            guard random.nextUnit() < 0.3 else { return .draw }
            let kind = Self.kinds[Int(random.nextUnit() * Double(Self.kinds.count)) % Self.kinds.count]
            let wait = kind == .busy ? Duration.seconds(Int(random.nextUnit() * 30)) : nil
            return .fail(GenerationError(kind, "scripted", retryAfter: wait))
        }
        testRun.images = [model]
        let summary = try await testRun.run()
        let (counts, attempts) = try await testRun.outcome()
        let panels = counts.values.reduce(0, +)
        #expect(panels >= 300)
        #expect(Set(counts.keys).isSubset(of: [.ready, .placeholder]))
        #expect(Double(counts[.ready, default: 0]) >= 0.95 * Double(panels), "\(counts)")
        #expect(summary.drawn == panels)
        #expect(attempts.map(\.number).max() ?? 0 <= Ladder.attemptLimit)
        #expect(attempts.count == model.requests.count)
        let failed = attempts.count { $0.outcome != .ready }
        #expect((0.25...0.35).contains(Double(failed) / Double(attempts.count)))
        // Busy backends set the pause. After other errors it is 1, 2 or 4 seconds plus at most a quarter.
        let (transient, busy) = (
            attempts.count { $0.outcome == .failed(.transient) }, attempts.count { $0.outcome == .failed(.busy) }
        )
        let longest = transient * 5 + busy * 30
        #expect(testRun.clock.slept.reduce(.zero, +) <= .seconds(longest))
        #expect(!testRun.events.notices.contains { $0.contains("is out") }, "\(testRun.events.notices)")
    }

    /// A paid picture gets its row even if the library rejects the next change.
    @Test func recordsWhatIsDoneWhereTheNextCannotBeBegun() async throws {
        let testRun = try TestRun(stories: ["a.txt": "A fox sat in the forest.", "b.txt": "A boat lay on the sea."])
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        #expect(try await testRun.pageCount() == 2)
        try testRun.database.failWrites(
            to: "panel", on: "UPDATE OF started",
            when: """
                NEW.started = 1 AND EXISTS (SELECT 1 FROM panel WHERE started = 1 OR id <> NEW.id AND lease IS NULL)
                """)
        let error = await #expect(throws: StageError.self) { try await testRun.run() }
        #expect("\(try #require(error).underlying)".contains("the disk has a scratch"))
        #expect(model.requests.count == 1)
        #expect(try await testRun.outcome().counts == [.ready: 1, .pending: 1])
        #expect(try await testRun.leases() == 0)
        try testRun.database.allowWrites()
        #expect(try await testRun.run().outcome == .whole)
        #expect(model.requests.count == 2, "nothing is paid for twice")
    }

    /// The log shows it as long as the library exists.
    @Test func whatARunCameToThatAnErrorEndedStaysAsItWas() async throws {
        let testRun = try TestRun(export: true)
        testRun.images = [ScriptedImageGenerator("model", price: .of("0.04"))]
        let pages = try await testRun.pageCount()
        let library = try testRun.openBeside()
        try testRun.database.failWrites(to: "bundle", on: "INSERT")
        _ = await #expect(throws: StageError.self) { try await testRun.run() }
        let failed = try #require(try await library.runs.run())
        #expect(failed.end == .error)
        let counts = try #require(failed.counts)
        #expect(counts.drawn == pages && counts.newlyDrawn == pages && counts.panels == [.ready: pages])
        #expect(counts.stories == 1 && counts.books == 0)
        #expect(counts.attemptsByOutcome == [.ready: pages])
        #expect(counts.cost == Amount(millionths: pages * 40_000))
        try await library.panels.redraw([try #require(try await library.panel(1)).id], as: PageRequest())
        try testRun.database.allowWrites()
        #expect(try await testRun.run().outcome == .whole)
        #expect(try await library.runs.run(named: failed.name)?.counts == counts)
        try library.close()
    }

    /// With every error kind, also those that disable a backend, the run ends with a picture on every page.
    @Test func endsEveryPanelWhateverGoesOut() async throws {
        let testRun = try TestRun()
        func unreliable(_ name: String) -> ScriptedImageGenerator {
            ScriptedImageGenerator(name) { number, request in
                var random = SeededGenerator(seed: request.seed &+ UInt64(number) &+ UInt64(name.utf8.count))
                guard random.nextUnit() < 0.3 else { return .draw }
                let kinds = ErrorKind.allCases
                return .fail(GenerationError(kinds[Int(random.nextUnit() * Double(kinds.count)) % kinds.count], "no"))
            }
        }
        testRun.images = [unreliable("a"), unreliable("bb"), unreliable("ccc")]
        _ = try await testRun.run()
        let (counts, _) = try await testRun.outcome()
        #expect(Set(counts.keys).isSubset(of: [.ready, .placeholder]))
    }
}
