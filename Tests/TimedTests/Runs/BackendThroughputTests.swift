import PipelineFixtures
import Synchronization
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import Pipeline
@testable import Reports

/// How many requests a backend gets at a time and within a minute.
struct BackendThroughputTests {
    private static func stories(_ count: Int) -> [String: String] {
        Dictionary(uniqueKeysWithValues: (1...count).map { ("\($0).md", TestRun.story) })
    }

    @Test func beginsNoMoreRequestsWithinAMinuteThanAllowed() async throws {
        let testRun = try TestRun(stories: Self.stories(4))
        let starts = Mutex<[Double]>([])
        let model = ScriptedImageGenerator("model", perMinute: 5) { [clock = testRun.clock] _, _ in
            starts.withLock { $0.append(clock.now) }
            return .draw
        }
        testRun.images = [model]
        #expect(try await testRun.run().outcome == .whole)
        let times = starts.withLock(\.self)
        #expect(times.count >= 20)
        for (first, sixth) in zip(times, times.dropFirst(5)) { #expect(sixth - first >= 60) }
        let least = Double((times.count - 1) / 5) * 60
        #expect(times[times.count - 1] - times[0] >= least)
    }

    @Test func keepsToTheWidthOfEachBackend() async throws {
        let testRun = try TestRun(stories: Self.stories(4))
        let wide = ScriptedImageGenerator("wide", width: 4) { number, _ in
            number % 2 == 0 ? .draw : .fail(GenerationError(.refused, "no"))
        }
        let refusing = ScriptedImageGenerator("refusing", width: 4) { _, _ in .fail(GenerationError(.refused, "no")) }
        let narrow = ScriptedImageGenerator("narrow", width: 1)
        testRun.images = [refusing, narrow, wide]
        #expect(try await testRun.run().outcome == .whole)
        #expect(refusing.mostRunning <= 4)
        #expect(narrow.mostRunning == 1)
    }

    /// The pages of one story wait for each other at every width; pages of other stories use the free places.
    @Test func keepsAllItsPlacesBusy() async throws {
        let testRun = try TestRun(stories: Self.stories(5))
        let company = Company(size: 3)
        let model = SociableImageGenerator(company: company)
        testRun.images = [model]
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(company.mostOfOneStory == 1)
        #expect(company.most == 3)
        #expect(company.lonely <= 3, "of \(summary.drawn)")
    }

    @Test func saysEachRequestOfARunFromEveryOther() async throws {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model") { number, _ in
            number % 3 == 0 ? .draw : .fail(GenerationError(.refused, "no"))
        }
        testRun.images = [model]
        _ = try await testRun.run()
        let identifiers = model.requests.map(\.identifier)
        #expect(Set(identifiers).count == identifiers.count)
        #expect(identifiers.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/) != nil })
    }
}

/// Ends a request only when the expected number is in flight. A request that waits too long is counted as lonely.
private final class Company: Sendable {
    private static let patience = Duration.seconds(1)

    private struct State {
        var stories: [UInt64] = []
        var round = 0
        var most = 0
        var mostOfOneStory = 0
        var lonely = 0
    }

    private let size: Int
    private let state = Mutex(State())

    init(size: Int) {
        self.size = size
    }

    var most: Int { state.withLock(\.most) }
    var mostOfOneStory: Int { state.withLock(\.mostOfOneStory) }
    var lonely: Int { state.withLock(\.lonely) }

    func join(_ story: UInt64) async throws {
        let round = state.withLock { state in
            state.stories.append(story)
            state.most = max(state.most, state.stories.count)
            state.mostOfOneStory = max(state.mostOfOneStory, state.stories.count { $0 == story })
            defer { if state.stories.count == size { state.round += 1 } }
            return state.round
        }
        let end = ContinuousClock.now + Self.patience
        while state.withLock({ $0.round == round && $0.stories.count < size }), ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(1))
        }
        state.withLock { state in
            if state.round == round { state.lonely += 1 }
            if let index = state.stories.firstIndex(of: story) { state.stories.remove(at: index) }
        }
    }
}

private struct SociableImageGenerator: ImageGenerator {
    let inner = ScriptedImageGenerator("model", width: 3)
    let company: Company

    var name: String { inner.name }
    var traits: ImageGeneratorTraits { inner.traits }
    func availability() async -> Availability { await inner.availability() }
    func recipe(for request: ImageRequest) -> String { inner.recipe(for: request) }

    func picture(for request: ImageRequest) async throws -> GeneratedPicture {
        try await company.join(request.story.seed)
        return try await inner.picture(for: request)
    }
}
