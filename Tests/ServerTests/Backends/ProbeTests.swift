import BackendFixtures
import FakeImageServers
import FakeModelServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// What a probe says about a server that does not work, and when it asks again.
struct ProbeTests {
    @Test(arguments: Subject.all)
    func asksAgainAfterALostServer(subject: Subject) async throws {
        try await Stage.set(subject) { stage async throws in
            _ = try await stage.model.reply(to: .colour)
            await stage.server.stop()
            #expect(await stage.model.probe().isReady, "asked without need")
            #expect(try await stage.error().kind == .unavailable)
            #expect(await stage.model.probe().isAbsent)
        }
    }

    @Test(arguments: ImageSubject.all)
    func asksAgainAfterALostImageServer(subject: ImageSubject) async throws {
        try await ImageStage.set(subject) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            let recipe = stage.model.recipe(for: .fox())
            await stage.server.stop()
            #expect(await stage.model.probe().isReady, "asked without need")
            #expect(try await stage.error().kind == .unavailable)
            #expect(await stage.model.probe().isAbsent)
            #expect(stage.model.recipe(for: .fox()) == recipe)
        }
    }

    @Test(arguments: Subject.all, [ServerStep.reset(), .text("busy", status: 503)])
    func findsAServerThatFailedOnce(subject: Subject, step: ServerStep) async throws {
        try await Stage.set(subject, step: step) { stage async throws in
            _ = try await stage.error()
            let before = stage.server.requests.count
            #expect(await stage.model.probe().isReady)
            #expect(stage.server.requests.count > before)
        }
    }

    @Test(arguments: Subject.all)
    func doesNotAskAgainAfterARefusal(subject: Subject) async throws {
        try await Stage.set(subject, .overflowing) { stage async throws in
            #expect(try await stage.error().kind == .tooLong)
            let before = stage.server.requests.count
            #expect(await stage.model.probe().isReady)
            #expect(stage.server.requests.count == before)
        }
    }

    @Test(arguments: [Subject.llamaCPP, .ollama])
    func doesNotWaitForASilentServer(subject: Subject) async throws {
        let silent = Stranger(page: .hang, questionPath: subject.product.questionPath)
        try await Stage.set(subject.playing(silent), machine: TestMachine(firstProbeLimit: .seconds(1))) {
            stage async throws in
            let start = ContinuousClock.now
            #expect(await stage.model.probe().isLoading)
            #expect(start.duration(to: .now) < .seconds(1) + slack)
        }
    }

    @Test(arguments: [ImageSubject.comfyUI, .sdcpp, .a1111, .sdServer])
    func doesNotWaitForASilentImageServer(subject: ImageSubject) async throws {
        try await ImageStage.set(subject.strange(.hang), machine: TestMachine(firstProbeLimit: .seconds(1))) {
            stage async throws in
            let start = ContinuousClock.now
            #expect(await stage.model.probe().isLoading)
            #expect(start.duration(to: .now) < .seconds(1) + slack)
        }
    }

    @Test(arguments: Subject.all)
    func tellsAWrongKeyFromABusyServer(subject: Subject) async throws {
        try await Stage.set(subject, .wantingAnotherKey) { stage async throws in
            #expect(await stage.model.probe().isUnavailable)
        }
        let busy = Stranger(page: .text("starting", status: 503), questionPath: subject.product.questionPath)
        try await Stage.set(subject.playing(busy)) { stage async throws in
            #expect(await stage.model.probe().isLoading)
        }
    }

    @Test(arguments: ImageSubject.all)
    func tellsAWrongKeyFromABusyImageServer(subject: ImageSubject) async throws {
        try await ImageStage.set(subject, .wantingAnotherKey) { stage async throws in
            #expect(await stage.model.probe().isUnavailable)
        }
        try await ImageStage.set(subject.strange(.text("starting", status: 503))) { stage async throws in
            #expect(await stage.model.probe().isLoading)
        }
    }
}

extension ModelAvailability {
    fileprivate var isReady: Bool { refusal == nil }
    fileprivate var isAbsent: Bool { if case .absent = self { true } else { false } }
    fileprivate var isLoading: Bool { if case .loading = self { true } else { false } }
    fileprivate var isUnavailable: Bool { if case .unavailable = self { true } else { false } }
}
