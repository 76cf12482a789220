import BackendFixtures
import Domain
import FakeImageServers
import TestServer
import Testing

@testable import Generation

/// The failures of every image backend with a server, with each product that it supports.
struct ImageContractFailureTests {
    @Test(arguments: ImageSubject.all)
    func saysThatNoOneAnswers(subject: ImageSubject) async throws {
        let url = "http://\(subject.host):\(QuietPort.unused)"
        try await ImageStage.set(subject.configured { $0.url = url }) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason.contains("nothing answers at 127.0.0.1:9 (connection refused)"), "\(failure)")
            #expect(try await stage.error().kind == .unavailable)
        }
    }

    @Test(arguments: ImageSubject.all)
    func sendsTheKeyWhereTheProductLooksForIt(subject: ImageSubject) async throws {
        let machine = try TestMachine(environment: ["LANTERN_KEY": "lantern-key-1234"])
        try await ImageStage.set(subject.configured { $0.key = .environment("LANTERN_KEY") }, machine: machine) {
            stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(!stage.server.requests.isEmpty)
            for request in stage.server.requests {
                let key = subject.keyPrefix == "Basic " ? "OmxhbnRlcm4ta2V5LTEyMzQ=" : "lantern-key-1234"
                #expect(request[header: subject.keyHeader] == "\(subject.keyPrefix)\(key)")
            }
        }
    }

    @Test(arguments: ImageSubject.all)
    func saysThatTheKeyIsWrong(subject: ImageSubject) async throws {
        try await ImageStage.set(subject, .wantingAnotherKey) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.remedy.hasPrefix("set “key: { env: NAME }” or “key: { file: PATH }” of “lantern” to"))
            #expect(try await stage.error().kind == .misconfigured)
            #expect(stage.questions.isEmpty)
        }
    }

    @Test(
        arguments: ImageSubject.all,
        [
            ServerStep.html(status: 404), .html(status: 200), .text("It works!"),
            .json(#"{"detail":"Not Found"}"#, status: 404),
        ])
    func isNotTakenInByAnotherProduct(subject: ImageSubject, page: ServerStep) async throws {
        try await ImageStage.set(subject.strange(page)) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.remedy.contains("url"), "\(failure)")
            #expect(!failure.reason.contains("<html"), "\(failure)")
            let isReadable = if case .reply(200, _, _) = page { false } else { true }
            #expect(try await stage.error().kind == (isReadable ? .misconfigured : .badReply))
            #expect(stage.questions.isEmpty)
        }
    }

    @Test(arguments: ImageSubject.all)
    func doesNotWaitForEver(subject: ImageSubject) async throws {
        try await ImageStage.set(subject, .hanging, timeout: .seconds(1)) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == .transient, "\(error)")
            #expect(error.message.contains("within 1 s"), "\(error)")
            #expect(stage.questions.count == 1)
            if let path = subject.stopPath {
                #expect(stage.server.requests.contains { $0.path.hasPrefix(path) }, "not told to stop")
            }
        }
    }

    @Test(arguments: ImageSubject.all)
    func stopsAtOnceWhenItIsCancelled(subject: ImageSubject) async throws {
        try await ImageStage.set(subject, .hanging) { stage async throws in
            let generator = stage.generator
            let task = Task { try await generator.picture(for: .fox()) }
            #expect(
                try await stage.server.waits { server in server.requests.contains(where: stage.product.isQuestion) })
            let start = ContinuousClock.now
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(start.duration(to: .now) < slack)
            if let path = subject.stopPath {
                #expect(stage.server.requests.contains { $0.path.hasPrefix(path) }, "not told to stop")
            }
        }
    }

    /// The backend does not repeat a failed request. Its callers may.
    @Test(arguments: ImageSubject.all, [500, 502, 503, 429, 404])
    func asksNothingTwice(subject: ImageSubject, status: Int) async throws {
        try await ImageStage.set(subject, .playing(.html(status: status))) { stage async throws in
            _ = try await stage.error()
            #expect(stage.questions.count == 1)
        }
    }

    @Test(arguments: ImageSubject.all)
    func takesNoMoreThanAPictureCanHave(subject: ImageSubject) async throws {
        try await ImageStage.set(subject, .playing(.huge(bytes: 1_000_000_000))) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == .transient)
            #expect(error.message.contains("its reply has more than 64000000 bytes"), "\(error)")
        }
    }
}
