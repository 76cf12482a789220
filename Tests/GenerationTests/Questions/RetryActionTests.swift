import Domain
import Testing

@testable import Generation

/// The action after each error kind.
struct RetryActionTests {
    private typealias Model = ScriptedModel

    @Test(arguments: [
        (ErrorKind.refused, RetryAction.softer(times: 1)), (.tooLong, .shorter),
        (.badPicture, .corrected(times: 2)), (.badReply, .corrected(times: 2)), (.busy, .again(times: 5)),
        (.transient, .again(times: 3)), (.exhausted, .giveUp), (.unavailable, .giveUp), (.misconfigured, .giveUp),
    ])
    func hasAnActionForEachKind(kind: ErrorKind, action: RetryAction) {
        #expect(kind.policy.question == action)
    }

    /// The total number of requests when the model always fails.
    @Test(arguments: [
        (ErrorKind.refused, 2), (.tooLong, 3), (.badReply, 3), (.busy, 6), (.transient, 4),
        (.exhausted, 1), (.unavailable, 1), (.misconfigured, 1),
    ])
    func endsWhateverTheModelDoes(kind: ErrorKind, requests: Int) async throws {
        let planning = try Planning(Model([Model.fail(kind)]))
        #expect(try await planning.error("Pim ran. He sat. He slept. He woke.") == GenerationError(kind, "no"))
        #expect(planning.model.requests.count == requests)
        #expect(planning.attempts.count == requests)
    }

    /// A request that is too long is not repeated unchanged.
    @Test func asksForLessOnlyWhereThereIsLess() async throws {
        let planning = try Planning(Model([Model.fail(.tooLong)]))
        _ = try await planning.error("Pim ran.")
        #expect(planning.model.requests.count == 1)
        let longer = try Planning(Model([Model.fail(.tooLong)]))
        _ = try await longer.error("Pim ran. He sat. He slept. He woke.")
        let lengths = longer.model.requests.map(\.promptText.utf8.count)
        #expect(lengths == lengths.sorted(by: >))
        #expect(Set(lengths).count == 3)
    }

    @Test func waitsOneTwoFourSecondsWithUpToAQuarterMore() async throws {
        let planning = try Planning(Model([Model.fail(.transient)]))
        _ = try await planning.error()
        let pauses = planning.pauses.map { $0 / .seconds(1) }
        #expect(pauses.count == 3)
        for (pause, base) in zip(pauses, [1.0, 2, 4]) { #expect((base...base * 1.25).contains(pause)) }
        let again = try Planning(Model([Model.fail(.transient)]))
        _ = try await again.error()
        #expect(again.pauses == planning.pauses)
    }

    @Test func waitsAsLongAsItIsReported() async throws {
        let planning = try Planning(
            Model([Model.fail(.busy, after: .seconds(7)), Model.say(Planning.cast), Model.say(Planning.page(last: 1))]))
        _ = try await planning.plan("Pim ran.")
        #expect(planning.pauses == [.seconds(7)])
    }

    @Test func waitsNoLongerThanTenMinutes() async throws {
        let planning = try Planning(Model([Model.fail(.busy, after: .seconds(90_000)), Model.fail(.unavailable)]))
        _ = try await planning.error()
        #expect(planning.pauses == [.seconds(600)])
    }

    @Test func makesMoreRoomForAReplyThatWasCut() async throws {
        let planning = try Planning(Model([Model.say(#"{"theme":"ani"#, isCut: true)]))
        let error = try await planning.error()
        #expect(error.kind == .badReply)
        #expect(planning.model.requests.map(\.replyTokens).prefix(3) == [900, 1800, 3600])
        #expect(planning.model.requests.allSatisfy { $0.turns.count == 1 })
    }

    @Test func makesAsMuchRoomAsTheContextHas() async throws {
        let planning = try Planning(Model(contextSize: 4096, [Model.say(#"{"theme":"ani"#, isCut: true)]))
        #expect(try await planning.error().kind == .badReply)
        let requests = planning.model.requests.prefix(3)
        #expect(requests.map(\.replyTokens) == [900, 1800, 4096 - Self.tokens(of: requests[2])])
    }

    @Test func keepsTheCorrectionWhereTheRoomCannotBeDoubled() async throws {
        let answers = [Model.say(#"{"theme":"none","characters":[]}"#), Model.say("{", isCut: true)]
        let boundless = try Planning(Model(answers))
        _ = try await boundless.error()
        let contextSize = Self.tokens(of: boundless.model.requests[1]) + 1000
        let planning = try Planning(Model(contextSize: contextSize, answers))
        _ = try await planning.error()
        #expect(planning.model.requests[2].turns == boundless.model.requests[1].turns)
        #expect(planning.model.requests[2].replyTokens == 1000)
    }

    /// As estimated before a request is sent.
    private static func tokens(of request: LanguageRequest) -> Int {
        request.promptText.utf8.count / 3 + 16 * (request.turns.count + 1)
    }

    @Test func asksMoreGentlyAfterARefusal() async throws {
        let planning = try Planning(Model([Model.say("I'm sorry, but I can't help with that.")]))
        let error = try await planning.error()
        #expect(error.kind == .refused)
        #expect(planning.model.requests.count == 2)
        #expect(!planning.model.requests[0].instructions.contains("for small children. Nothing in it harms anyone"))
        #expect(planning.model.requests[1].instructions.contains("for small children. Nothing in it harms anyone"))
    }

    @Test func noticesAPromptThatWasReadInPart() async throws {
        let planning = try Planning(Model([Model.say(Planning.cast, prompt: 20, reply: 40)]))
        let error = try await planning.error()
        #expect(error.kind == .tooLong)
        #expect(error.message.hasPrefix("the server read 20 tokens of a prompt that has at least "))
    }

    @Test func noticesAContextThatIsFull() async throws {
        let planning = try Planning(Model(contextSize: 4096, [Model.say(Planning.cast, prompt: 4000, reply: 96)]))
        let error = try await planning.error()
        #expect(
            error
                == GenerationError(
                    .tooLong, "prompt and reply filled the context of 4096 tokens, so that something may be lost"))
    }

    @Test func saysWhyAModelIsGone() async throws {
        let planning = try Planning(
            Model(absence: ("its server has ended", "look at its log"), [Model.say(Planning.cast)]))
        #expect(try await planning.error() == GenerationError(.misconfigured, "its server has ended; look at its log"))
        #expect(planning.attempts.isEmpty)
    }

    @Test func passesCancellationOn() async throws {
        let planning = try Planning(
            Model(absence: ("it was not waited for", "run again"), [Model.say(Planning.cast)]))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await planning.plan("Pim ran.")
        }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func asksNothingThatDoesNotFitIntoTheContext() async throws {
        let planning = try Planning(Model(contextSize: 1024, [Model.say(Planning.cast)]))
        let error = try await planning.error()
        #expect(error.kind == .tooLong)
        #expect(error.message.hasSuffix("more than the model's context of 1024"))
        #expect(planning.model.requests.isEmpty)
    }
}
