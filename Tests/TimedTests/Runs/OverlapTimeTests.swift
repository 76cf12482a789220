import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import Pipeline
@testable import PipelineFiles

/// The wall time of runs that draw pages while later stories are planned.
@Suite(.serialized) struct OverlapTimeTests {
    /// The seconds of the stages plan and illustrate.
    private func seconds(isOverlapping: Bool) async throws -> (plan: Double, illustrate: Double) {
        let testRun = try TestRun(
            stories: Dictionary(
                uniqueKeysWithValues: (1...10).map { ("s\($0).md", "# Tale \($0)\n\n\(TestRun.story)") }))
        testRun.hostClock = ScaledClock(speed: 1).hostClock
        testRun.images = [ScriptedImageGenerator("sd") { _, _ in .drawIfAwaited(.milliseconds(100)) }]
        try testRun.ask(servers: [("http://10.0.0.7:1", SlowLanguageModel("writer", pause: .milliseconds(100)))])
        testRun.amend = { $0.overlap = isOverlapping ? nil : false }
        #expect(try await testRun.run().outcome == .whole)
        return (testRun.events.seconds(of: .plan), testRun.events.seconds(of: .illustrate))
    }

    @Test(.enabled(if: Soak.isOn), .timeLimit(.minutes(2)))
    func takesLittleLongerThanTheLongerOfTheTwo() async throws {
        let apart = try await seconds(isOverlapping: false)
        let together = try await seconds(isOverlapping: true)
        let longer = max(apart.plan, apart.illustrate)
        print("planning took \(apart.plan) s, drawing \(apart.illustrate) s, both together \(together)")
        #expect(together.plan + together.illustrate <= 1.2 * longer)
    }
}

extension EventLog {
    /// How long a stage took, in seconds of the run's clock.
    func seconds(of stage: StageName) -> Double {
        all.reduce(0) {
            if case .stageEnded(stage, let seconds) = $1 { $0 + seconds } else { $0 }
        }
    }
}
