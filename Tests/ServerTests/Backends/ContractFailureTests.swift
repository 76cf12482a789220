import BackendFixtures
import Domain
import FakeModelServers
import TestServer
import Testing

@testable import Generation

/// The failures of every backend with a server, with each product that it supports.
struct ContractFailureTests {
    @Test(arguments: Subject.all)
    func doesWithoutAModelThatIsNotThere(subject: Subject) async throws {
        try await Stage.set(subject.configured { $0.model = $0.model ?? "tiny" }, .lackingTheModel) {
            stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason.contains(subject.model ?? "tiny"), "\(failure)")
            #expect(!failure.remedy.isEmpty)
            #expect(try await stage.error().kind == .misconfigured)
            #expect(try stage.questions.isEmpty)
        }
    }

    @Test(arguments: Subject.all)
    func sendsTheKeyWhereTheProductLooksForIt(subject: Subject) async throws {
        let machine = try TestMachine(environment: ["LANTERN_KEY": "lantern-key-1234"])
        try await Stage.set(subject.configured { $0.key = .environment("LANTERN_KEY") }, machine: machine) {
            stage async throws in
            _ = try await stage.model.reply(to: .colour)
            for request in stage.server.requests {
                #expect(request[header: subject.keyHeader] == "\(subject.keyPrefix)lantern-key-1234")
            }
        }
    }

    @Test(arguments: Subject.all)
    func saysThatTheKeyIsWrong(subject: Subject) async throws {
        try await Stage.set(subject, .wantingAnotherKey) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.remedy.hasPrefix("set “key: { env: NAME }” or “key: { file: PATH }” of “lantern” to"))
            #expect(try await stage.error().kind == .misconfigured)
            #expect(try stage.questions.isEmpty)
        }
    }

    @Test(arguments: Subject.all)
    func saysThatNoOneAnswers(subject: Subject) async throws {
        let url = "http://\(subject.host):\(QuietPort.unused)"
        try await Stage.set(subject.configured { $0.url = url }) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason.contains("nothing answers at 127.0.0.1:9 (connection refused)"), "\(failure)")
            #expect(try await stage.error().kind == .unavailable)
        }
    }

    @Test(
        arguments: Subject.all,
        [
            ServerStep.html(status: 404), .html(status: 200), .text("It works!"),
            .json(#"{"detail":"Not Found"}"#, status: 404),
        ])
    func isNotTakenInByAnotherProduct(subject: Subject, page: ServerStep) async throws {
        var subject = subject
        subject.product = Stranger(page: page, questionPath: subject.product.questionPath)
        try await Stage.set(subject) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.remedy.contains("url"), "\(failure)")
            #expect(!failure.reason.contains("<html"), "\(failure)")
            let isReadable = if case .reply(200, _, _) = page { false } else { true }
            #expect(try await stage.error().kind == (isReadable ? .misconfigured : .badReply))
            #expect(try stage.questions.isEmpty)
        }
    }

    @Test(arguments: Subject.all)
    func doesNotWaitForEver(subject: Subject) async throws {
        try await Stage.set(subject, step: .hang, timeout: .seconds(1)) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == .transient)
            #expect(error.message.contains("no reply came within 1 s"), "\(error)")
            #expect(try stage.questions.count == 1)
        }
    }

    @Test(arguments: Subject.all)
    func stopsAtOnceWhenItIsCancelled(subject: Subject) async throws {
        try await Stage.set(subject, step: .hang) { stage async throws in
            let model = stage.model
            let task = Task { try await model.reply(to: .colour) }
            #expect(try await stage.server.waits { $0.requests.last?.path == subject.product.questionPath })
            let start = ContinuousClock.now
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(start.duration(to: .now) < slack)
        }
    }

    /// The backend does not repeat a failed request. Its callers may.
    @Test(arguments: Subject.all, [500, 502, 503, 429, 404])
    func asksNothingTwice(subject: Subject, status: Int) async throws {
        try await Stage.set(subject, step: .html(status: status)) { stage async throws in
            _ = try await stage.error()
            #expect(try stage.questions.count == 1)
        }
    }
}
