import LibraryFixtures
import PipelineFixtures
import Synchronization
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles

/// Runs whose backends go away and come back. The clock advances by one second with each picture.
struct OutageTests {
    /// An image server that answers, or refuses connections, at times of the test's clock.
    private static func server(
        _ name: String, of testRun: TestRun, width: Int = 1, isAway: @escaping @Sendable (Double) -> Bool
    ) -> ScriptedImageGenerator {
        let (clock, start) = (testRun.clock, testRun.clock.now)
        return ScriptedImageGenerator(
            name, width: width,
            availability: isAway(clock.now - start)
                ? .away(reason: "connection refused", remedy: "start it") : .available(detail: "scripted")
        ) { _, _ in
            clock.advance(1)
            return isAway(clock.now - start) ? .fail(GenerationError(.unavailable, "connection refused")) : .draw
        }
    }

    private static func waitingRun(stories: Int = 3, patience: Int = 900) throws -> TestRun {
        let testRun = try TestRun(
            stories: Dictionary(uniqueKeysWithValues: (1...stories).map { ("s\($0).md", TestRun.story) }))
        testRun.outageLimits = OutageLimits(patience: .seconds(patience))
        return testRun
    }

    @Test(arguments: [10.0, 60, 300], [1, 3])
    func anOutageCostsItsOwnLength(length: Double, width: Int) async throws {
        let testRun = try Self.waitingRun()
        let start = testRun.clock.now
        let server = Self.server("model", of: testRun, width: width) { (4..<(4 + length)).contains($0) }
        testRun.images = [server]
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(try await testRun.outcome().counts == [.ready: summary.drawn])
        #expect(summary.notices.count == 2, "\(summary.notices)")
        #expect(
            summary.notices.first?.hasPrefix(
                "model is away: unavailable: connection refused; what needs it waits until ") == true)
        #expect(
            summary.notices.first?.hasSuffix(", then the built-in generators take its place; --no-wait skips the wait")
                == true)
        #expect(summary.notices.last?.contains(/^model answers again after .*; [0-9]+ pages? waited$/) == true)
        let outages = try await testRun.outages()
        #expect(outages.map(\.backend) == ["model"])
        #expect(outages.first?.ended.map { $0 - start >= 4 + length } == true)
        #expect(outages.first.map { $0.pages > 0 && $0.stories == 0 && !$0.isOut } == true)
        #expect(testRun.events.outages == [false, true], "it goes away, and answers again")
        #expect(testRun.clock.now - start <= length + 20 + Double(server.requests.count))
    }

    @Test func waitsForAServerThatStartsLate() async throws {
        let testRun = try Self.waitingRun()
        testRun.images = [Self.server("model", of: testRun) { $0 < 45 }]
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(Set(try await testRun.outcome().attempts.map(\.backend)) == ["model"])
    }

    /// It is asked for its health while stories are planned.
    @Test func aServerThatStartsWhileStoriesArePlannedIsNotWaitedFor() async throws {
        let testRun = try TestRun(stories: ["one.md": TestRun.story])
        testRun.outageLimits = OutageLimits()
        let (clock, start) = (testRun.clock, testRun.clock.now)
        let planned = Mutex(start)
        try testRun.ask([
            ScriptedLanguageModel("writer") { _, _ in
                clock.advance(15)
                planned.withLock { $0 = clock.now }
                return .oblige
            }
        ])
        let model = Self.server("model", of: testRun) { $0 < 30 }
        testRun.images = [model]
        testRun.amend = { $0.text = [BackendSettings(name: "writer", kind: "openai"), .stub] }
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(summary.notices == [])
        let outages = try await testRun.outages()
        #expect(outages.map(\.pages) == [0])
        #expect(outages.first.map { $0.began < planned.withLock(\.self) } == true)
    }

    @Test func aRunThatPlansAndDrawsNothingAsksNoServer() async throws {
        let testRun = try TestRun(stories: ["one.md": TestRun.story])
        try testRun.ask([ScriptedLanguageModel("writer")])
        testRun.amend = { $0.text = [BackendSettings(name: "writer", kind: "openai"), .stub] }
        let asked = Mutex(0)
        let model = ScriptedImageGenerator(
            "model",
            availability: asked.withLock {
                $0 += 1
                return .available(detail: "scripted")
            }
        ) { _, _ in .draw }
        testRun.images = [model]
        #expect(try await testRun.run().outcome == .whole)
        asked.withLock { $0 = 0 }
        testRun.amend = {
            $0.text = [BackendSettings(name: "writer", kind: "openai"), .stub]
            $0.exports = [.cbz]
        }
        let second = try await testRun.run()
        #expect(second.run != nil && !second.books.isEmpty)
        #expect(asked.withLock(\.self) == 0)
    }

    /// Its pictures would differ from those before.
    @Test func anotherServerAtTheAddressAfterAnOutageIsNotAsked() async throws {
        let testRun = try Self.waitingRun()
        let (clock, start) = (testRun.clock, testRun.clock.now)
        let isAway = { @Sendable in (4..<20.0).contains(clock.now - start) }
        testRun.images = [
            ScriptedImageGenerator(
                "model",
                availability: isAway()
                    ? .away(reason: "connection refused", remedy: "start it")
                    : .available(
                        detail: "", facts: ["product": "sd", "model": clock.now - start < 4 ? "dream" : "other"])
            ) { _, _ in
                clock.advance(1)
                return isAway() ? .fail(GenerationError(.unavailable, "connection refused")) : .draw
            }
        ]
        let summary = try await testRun.run()
        #expect(summary.outcome == .placeholders)
        #expect(try await testRun.outcome().counts[.ready] == 3)
        #expect(
            summary.notices.contains(
                "model is disabled for the rest of this run: another server answers at its address: “sd, other”, "
                    + "before “sd, dream”; start the one that the run began with, or run again"), "\(summary.notices)")
        #expect(try await testRun.outages().map(\.isOut) == [true])
    }

    @Test func aServerThatIsNeverThereCostsItsPatienceOnce() async throws {
        let testRun = try Self.waitingRun()
        testRun.images = [Self.server("model", of: testRun) { _ in true }]
        let summary = try await testRun.run()
        #expect(summary.outcome == .placeholders)
        #expect(try await testRun.outcome().counts == [.placeholder: summary.drawn])
        #expect(summary.notices.count == 2, "\(summary.notices)")
        #expect(
            summary.notices.last
                == "model is away: connection refused; others take its place until it answers, after a wait of 1 min 0 s; start it"
        )
    }

    @Test func doesNotWaitWhereNoWaitIsWanted() async throws {
        let testRun = try Self.waitingRun()
        testRun.outageLimits = .none
        testRun.images = [Self.server("model", of: testRun) { _ in true }]
        let summary = try await testRun.run()
        #expect(summary.outcome == .placeholders)
        #expect(
            summary.notices == ["model is away: connection refused; others take its place until it answers; start it"])
    }

    @Test func aServerThatIsGoneForGoodCostsItsPatienceOnce() async throws {
        let testRun = try Self.waitingRun(patience: 20)
        testRun.images = [Self.server("model", of: testRun) { $0 >= 5 }]
        let summary = try await testRun.run()
        #expect(summary.outcome == .placeholders)
        let (counts, attempts) = try await testRun.outcome()
        #expect(counts[.ready] == 4)
        #expect(counts[.placeholder] == summary.drawn - 4)
        #expect(attempts.count { $0.outcome != .ready } <= 3, "one request finds that it is gone")
        #expect(summary.notices.contains { $0.contains("others take its place until it answers, after a wait of 2") })
    }

    /// The placeholders stand in only until the server is back.
    @Test func redrawsWhatWasDrawnInPlaceOfAServer() async throws {
        let testRun = try Self.waitingRun(stories: 8, patience: 20)
        let (clock, start) = (testRun.clock, testRun.clock.now)
        testRun.images = [Self.server("model", of: testRun) { (5..<40).contains($0) }]
        let slow = Self.server("other", of: testRun) { _ in false }
        testRun.outageLimits.handover = .seconds(10)
        testRun.images = [testRun.images[0], slow]
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        let backends = try await testRun.outcome().attempts.filter { $0.outcome == .ready }.map(\.backend)
        #expect(backends.contains("other"), "it takes over after the handover time")
        #expect(backends.last == "model", "the first takes its place again when it is back")
        #expect(clock.now - start < 40 + Double(backends.count) + 60)
    }

    @Test func drawsPlaceholdersAgainWhenTheServerIsBack() async throws {
        let testRun = try Self.waitingRun(stories: 6, patience: 0)
        let answers = Mutex(0)
        let (clock, start) = (testRun.clock, testRun.clock.now)
        testRun.images = [
            ScriptedImageGenerator(
                "model", availability: .available(detail: "scripted")
            ) { number, _ in
                clock.advance(1)
                answers.withLock { $0 = number }
                return (3...4).contains(number) ? .fail(GenerationError(.unavailable, "connection refused")) : .draw
            }
        ]
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole, "\(summary.notices)")
        #expect(try await testRun.outcome().counts == [.ready: summary.drawn])
        #expect(clock.now > start)
    }

    /// A health request that is answered proves nothing.
    @Test func aServerThatOnlyLooksHealthyIsNotWaitedForWithoutEnd() async throws {
        let testRun = try Self.waitingRun(patience: 120)
        let start = testRun.clock.now
        let model = ScriptedImageGenerator("model") { [clock = testRun.clock] number, _ in
            clock.advance(1)
            return number <= 3 ? .draw : .fail(GenerationError(.transient, "HTTP 500"))
        }
        testRun.images = [model]
        let summary = try await testRun.run()
        #expect(summary.outcome == .placeholders)
        #expect(try await testRun.outcome().counts[.ready] == 3)
        #expect(testRun.clock.now - start < 600)
        #expect(model.requests.count < 100)
    }

    /// A page that another server can draw does not wait behind pages that cannot be drawn.
    @Test func aPageWithItsOwnBackendPassesThoseThatWait() async throws {
        let testRun = try Self.waitingRun()
        let (clock, start) = (testRun.clock, testRun.clock.now)
        let model = Self.server("model", of: testRun) { $0 < 50 }
        let other = Self.server("other", of: testRun) { _ in false }
        testRun.images = [model]
        _ = try await testRun.pageCount()
        let library = try Library.beside(testRun.library)
        let panel = try #require(try await library.panel(3))
        try await library.panels.redraw([panel.id], as: PageRequest(backend: "other"))
        try library.close()
        testRun.images = [model, other]
        testRun.amend = {
            $0.backends = $0.images
            $0.images.removeAll { $0.name == "other" }
        }
        _ = try await testRun.run()
        let attempts = try await testRun.outcome().attempts
        let first = try #require(attempts.filter { $0.backend == "other" }.map(\.started).min())
        #expect(first - start < 10)
        #expect(clock.now - start >= 50)
    }

    @Test func theLanguageModelIsWaitedForAndItsAnswersAreKept() async throws {
        let testRun = try TestRun(stories: ["one.md": TestRun.story])
        testRun.outageLimits = OutageLimits()
        let model = ScriptedLanguageModel("model") { number, _ in
            (3...6).contains(number) ? .fail(.unavailable) : .oblige
        }
        try testRun.ask([model])
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(try await testRun.stories().map(\.plannedBy) == ["model"])
        let attempts = try await testRun.textAttempts()
        #expect(attempts.filter { $0.subject == "cast" }.count == 1, "the cast is not asked for again")
        #expect(attempts.count { $0.outcome == .failed(.unavailable) } == 4)
    }

    @Test func theBuiltInPlannerTakesOverOnlyWhenThePatienceIsOver() async throws {
        let testRun = try TestRun(stories: ["one.md": TestRun.story])
        testRun.outageLimits = OutageLimits(patience: .seconds(200))
        let start = testRun.clock.now
        try testRun.ask([
            ScriptedLanguageModel("model") { number, _ in number > 2 ? .fail(.unavailable) : .oblige }
        ])
        _ = try await testRun.run()
        #expect(try await testRun.stories().map(\.plannedBy) == ["stub"])
        #expect((200...220).contains(testRun.clock.now - start))
    }

    /// 30 % of all answers are faulty, and the server goes away now and then.
    @Test(arguments: UInt64(0)..<8)
    func almostEveryPageGetsItsPictureUnderFaults(seed: UInt64) async throws {
        let testRun = try Self.waitingRun(stories: 10)
        let random = Mutex(SeededGenerator(seed: seed))
        let inFlight = Mutex<[String: Int]>([:])
        let kinds: [ErrorKind] = [.refused, .badPicture, .transient, .transient, .transient, .busy, .unavailable]
        let model = ScriptedImageGenerator("model", width: 2) { [clock = testRun.clock] _, request in
            clock.advance(1)
            inFlight.withLock { $0["\(request.story.seed)/\(request.pageNumber)", default: 0] += 1 }
            return random.withLock { random in
                guard random.nextUnit() < 0.3 else { return .draw }
                return .fail(GenerationError(random.pick(kinds), "scripted"))
            }
        }
        testRun.images = [model]
        let summary = try await testRun.run()
        let counts = try await testRun.outcome().counts
        #expect(Set(counts.keys).isSubset(of: [.ready, .placeholder]))
        #expect(Double(counts[.ready, default: 0]) >= 0.99 * Double(counts.values.reduce(0, +)), "\(counts)")
        #expect(summary.panels == counts)
    }
}

extension TestRun {
    /// The recorded outages of the last run.
    fileprivate func outages() async throws -> [BackendOutage] {
        let library = try open()
        defer { try? library.close() }
        return try await library.runs.run()?.outages ?? []
    }
}

extension EventLog {
    /// For each event about an outage, whether the outage is over.
    fileprivate var outages: [Bool] {
        all.compactMap { if case .outage(let outage) = $0 { outage.ended != nil } else { nil } }
    }
}
