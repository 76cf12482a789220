import BackendFixtures
import FakeModelServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// The behaviour of every backend with a server, with each product that it supports.
struct ContractTests {
    @Test(arguments: Subject.all)
    func saysWhatItIs(subject: Subject) async throws {
        try await Stage.set(subject) { stage async throws in
            #expect("\(try await stage.facts())" == subject.facts)
            #expect(try stage.questions.isEmpty)
        }
    }

    @Test(arguments: Subject.all)
    func answers(subject: Subject) async throws {
        try await Stage.set(subject) { stage async throws in
            let reply = try await stage.model.reply(to: .colour)
            #expect(reply == LanguageReply(text: #"{"colour":"red"}"#, promptTokens: 1021, replyTokens: 40))
            #expect(try stage.questions.count == subject.tries)
        }
    }

    /// A server's facts, and request forms that it does not support, are found out only once.
    @Test(arguments: Subject.all)
    func remembersWhatItLearned(subject: Subject) async throws {
        try await Stage.set(subject) { stage async throws in
            _ = try await stage.model.reply(to: .colour)
            let before = stage.server.requests.count
            _ = try await stage.model.reply(to: .colour)
            #expect(stage.server.requests.count == before + 1)
        }
    }

    @Test(arguments: Subject.all)
    func sendsSchemaAndLimitsAsTheProductTakesThem(subject: Subject) async throws {
        try await Stage.set(subject) { stage async throws in
            _ = try await stage.model.reply(to: .colour)
            let question = try #require(try stage.questions.last)
            guard case .object(let schema)? = question[path: subject.schemaPath] else {
                Issue.record("no schema in \(question)")
                return
            }
            #expect(schema["required"] == .array([.string("colour")]))
            #expect(schema["title"] == nil)
            #expect(question[path: subject.tokensPath] == .number(Double(40 + subject.thinkingTokens)))
            for (key, value) in subject.peculiarities { #expect(question[path: [key]] == value) }
            for key in ["cache_prompt", "chat_template_kwargs", "truncate"] where subject.peculiarities[key] == nil {
                #expect(question[path: [key]] == nil)
            }
        }
    }

    @Test(arguments: Subject.all)
    func seesAReplyThatWasCut(subject: Subject) async throws {
        try await Stage.set(subject, .cut(#"{"colour":"re"#)) { stage async throws in
            let reply = try await stage.model.reply(to: .colour)
            #expect(reply == LanguageReply(text: #"{"colour":"re"#, isCut: true, promptTokens: 1021, replyTokens: 40))
        }
    }

    @Test(arguments: Subject.all.filter { $0.product.refusal != nil })
    func saysARefusal(subject: Subject) async throws {
        try await Stage.set(subject, .refusing) { stage async throws in
            #expect(try await stage.error().kind == .refused)
            #expect(try stage.questions.count == subject.tries)
        }
    }

    @Test(arguments: Subject.all)
    func saysAnOverflowOfTheContext(subject: Subject) async throws {
        try await Stage.set(subject, .overflowing) { stage async throws in
            #expect(try await stage.error().kind == .tooLong)
            #expect(try stage.questions.count == subject.tries)
        }
    }

    @Test(arguments: Subject.all)
    func saysHowLongToWait(subject: Subject) async throws {
        try await Stage.set(subject, .busy(seconds: 7)) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == .busy)
            #expect(error.retryAfter == .seconds(7))
            #expect(try stage.questions.count == subject.tries)
        }
    }
}
