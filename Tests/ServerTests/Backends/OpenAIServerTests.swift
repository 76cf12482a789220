import BackendFixtures
import FakeModelServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

/// Behaviour that only some of the servers with OpenAI's API have.
struct OpenAIServerTests {
    /// The caller decides how long to wait.
    @Test func saysThatAModelIsLoadingAndDoesNotWaitForIt() async throws {
        let time = TestMachine.VirtualTime()
        try await Stage.set(Subject.llamaCPP.playing(SlowStarter(times: 2)), machine: TestMachine(time: time)) {
            stage async throws in
            #expect(
                await stage.model.probe()
                    == .loading(
                        reason: "http://127.0.0.1:\(stage.server.port) is loading its model",
                        remedy: "wait for it, or look at its output"))
            #expect(try await stage.error().kind == .busy)
            _ = try await stage.facts()
            #expect(time.slept == 0)
        }
    }

    @Test func doesNotWaitForAServerThatIsDead() async throws {
        let dead = Stranger(page: .text("engine is dead", status: 503), questionPath: "/v1/chat/completions")
        try await Stage.set(Subject.llamaCPP.playing(dead)) { stage async throws in
            let failure = try await stage.failure()
            #expect(
                failure.reason
                    == "http://127.0.0.1:\(stage.server.port) is not well (HTTP 503: “engine is dead”)")
            #expect(failure.remedy == "look at its output, and start it again")
        }
    }

    @Test func asksLlamaCPPPythonForAnObjectOnceItHasRefusedASchema() async throws {
        try await Stage.set(.llamaCPPPython) { stage async throws in
            _ = try await stage.model.reply(to: .colour)
            let types = try stage.questions.map { $0[path: ["response_format", "type"]] }
            #expect(types == [.string("json_schema"), .string("json_object")])
            #expect(try await stage.facts().enforcement == .json)
        }
    }

    @Test func asksLMStudioInWordsWhereItKnowsNoOtherWay() async throws {
        try await Stage.set(Subject.llamaCPP.playing(FakeLMStudio(knowsSchemas: false))) { stage async throws in
            #expect(try await stage.model.reply(to: .colour).text == #"{"colour":"red"}"#)
            let formats = try stage.questions.map { $0[path: ["response_format", "type"]] }
            #expect(formats == [.string("json_schema"), .string("json_object"), nil])
            #expect(try await stage.facts().enforcement == .none)
        }
    }

    @Test func asksForASchemaInAPlainerWayWhereItCannotBeHeld() async throws {
        let step = ServerStep.json(
            #"{"error":{"code":400,"message":"Unable to generate parser for this template. JSON schema error at #: "#
                + #"unrecognized type nonsense","type":"invalid_request_error"}}"#, status: 400)
        try await Stage.set(.llamaCPP, step: step) { stage async throws in
            #expect(try await stage.error().kind == .transient)
            #expect(try stage.questions.count == 3)
        }
    }

    /// OpenAI rejects a strict schema with limits on the length of texts. Other servers enforce these limits.
    @Test func sendsOpenAINoLimitsToTexts() async throws {
        for (subject, limit) in [(Subject.openAI, nil), (.llamaCPP, JSONValue.number(20))] {
            try await Stage.set(subject) { stage async throws in
                _ = try await stage.model.reply(to: .colour)
                let path = subject.schemaPath + ["properties", "colour", "maxLength"]
                #expect(try stage.questions.first?[path: path] == limit)
            }
        }
    }

    /// A server may not read `40.0` as a whole number.
    @Test func writesWholeNumbersAsSuch() async throws {
        try await Stage.set(.llamaCPP) { stage async throws in
            var request = LanguageRequest.colour
            request.seed = .max
            _ = try await stage.model.reply(to: request)
            let text = try #require(stage.server.requests.last).text
            #expect(text.contains(#""max_tokens":40,"#))
            #expect(text.contains(#""seed":2147483647,"#))
        }
    }

    @Test func takesNoModelByTheOrderOfAList() async throws {
        let list = Stranger(
            page: .json(#"{"object":"list","data":[{"id":"one"},{"id":"two"},{"id":"text-embedding-x"}]}"#),
            questionPath: "/v1/chat/completions")
        try await Stage.set(Subject.llamaCPP.playing(list)) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "http://127.0.0.1:\(stage.server.port) has 2 models, and none is named")
            #expect(failure.remedy == "name one as “model:”: “one”, “two”")
        }
        try await Stage.set(Subject.llamaCPP.playing(list).configured { $0.model = "three" }) { stage async throws in
            let failure = try await stage.failure()
            #expect(failure.reason == "http://127.0.0.1:\(stage.server.port) has no model “three”")
            #expect(failure.remedy == "load it there, or name one that it has: “one”, “two”")
        }
    }

    @Test func takesAnAliasForTheModel() async throws {
        let list = Stranger(
            page: .json(#"{"data":[{"id":"/models/a.gguf","aliases":["a"]},{"id":"b"}]}"#), questionPath: "/v1/x")
        try await Stage.set(Subject.llamaCPP.playing(list).configured { $0.model = "a" }) { stage async throws in
            #expect(try await stage.facts().model == "/models/a.gguf")
        }
    }

    /// A router for several models reports 0 if the request does not name one of them.
    @Test func takesNoContextOfNothing() async throws {
        let router = Stranger(
            page: .json(
                #"{"data":[{"id":"a","owned_by":"llamacpp"}],"default_generation_settings":{"n_ctx":0},"build_info":"b9"}"#
            ),
            questionPath: "/v1/x")
        try await Stage.set(Subject.llamaCPP.playing(router)) { stage async throws in
            #expect("\(try await stage.facts())" == "llama.cpp b9, model a, holds replies to a schema")
            #expect(stage.server.requests.last?.path == "/props?model=a")
        }
    }

    @Test(arguments: ["", "/", "/v1", "/v1/"])
    func takesABaseURLWithOrWithoutItsVersion(end: String) async throws {
        try await Stage.set(Subject.llamaCPP.playing(FakeLlamaCPP()).configured { $0.url = ($0.url ?? "") + end }) {
            stage async throws in
            #expect(try await stage.model.reply(to: .colour).text == #"{"colour":"red"}"#)
        }
    }

    @Test func holdsTheContextToWhatThePipelineSays() async throws {
        try await Stage.set(Subject.llamaCPP.playing(FakeLlamaCPP()).configured { $0.context = 2048 }) {
            stage async throws in
            #expect(try await stage.facts().contextSize == 2048)
        }
    }

    @Test func takesAsManyQuestionsAtATimeAsTheServerHasSlots() async throws {
        try await Stage.set(Subject.llamaCPP.playing(FakeLlamaCPP())) { stage async throws in
            #expect(stage.model.width == 1)
            _ = await stage.model.probe()
            #expect(stage.model.width == 2)
        }
        try await Stage.set(Subject.llamaCPP.playing(FakeLlamaCPP()).configured { $0.parallel = 3 }) {
            stage async throws in
            #expect(stage.model.width == 3)
        }
    }

    @Test(
        arguments: [
            (
                Subject.llamaCPP.playing(FakeLlamaCPP(isRouter: true)).configured { $0.model = "tiny-random" },
                "/models/unload", #"{"model":"tiny-random"}"#
            ),
            (.lmStudio, "/api/v1/models/unload", #"{"instance_id":"qwen3-4b"}"#),
        ])
    func givesItsMemoryBackWhereItWasAsked(subject: Subject, path: String, body: String) async throws {
        try await Stage.set(subject) { stage async throws in
            _ = try await stage.facts()
            await stage.model.release()
            #expect(!stage.server.requests.contains { $0.path == path }, "nothing was loaded for us")
            _ = try await stage.model.reply(to: .colour)
            await stage.model.release()
            #expect(stage.server.requests.last?.path == path)
            #expect(stage.server.requests.last?.text == body)
        }
    }

    @Test(arguments: [Subject.vLLM, .openAI, .llamaCPPPython, .llamaCPP])
    func leavesServersAloneThatCannotGiveMemoryBack(subject: Subject) async throws {
        try await Stage.set(subject) { stage async throws in
            _ = try await stage.model.reply(to: .colour)
            let count = stage.server.requests.count
            await stage.model.release()
            #expect(stage.server.requests.count == count)
        }
    }
}
