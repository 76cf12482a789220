import BackendFixtures
import FakeModelServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

struct GeminiTests {
    private static let perDay =
        #"{"@type":"type.googleapis.com/google.rpc.QuotaFailure","violations":[{"quotaMetric":"m","quotaId":"#
        + #""GenerateRequestsPerDayPerProjectPerModel-FreeTier","quotaDimensions":{"location":"global"},"quotaValue":"50"}]}"#
    private static let perMinute =
        #"{"@type":"type.googleapis.com/google.rpc.QuotaFailure","violations":[{"quotaId":"#
        + #""GenerateRequestsPerMinutePerProjectPerModel-FreeTier"}]}"#
    private static let inAWhile = #"{"@type":"type.googleapis.com/google.rpc.RetryInfo","retryDelay":"36.5s"}"#

    private static func body(_ message: String, details: String = "") -> String {
        #"{"error":{"code":1,"message":"\#(message)","status":"X","details":[\#(details)]}}"#
    }

    private static let complaints: [(Int, String, ErrorKind, Duration?)] = [
        (429, body("quota", details: "\(perDay),\(inAWhile)"), .exhausted, .milliseconds(36_500)),
        (429, body("quota", details: "\(perMinute),\(inAWhile)"), .busy, .milliseconds(36_500)),
        (429, body("quota. Please retry in 26.66s."), .busy, .milliseconds(26_660)),
        (429, body("quota", details: #"{"metadata":{"quotaResetDelay":"8s"}}"#), .busy, .seconds(8)),
        (429, body("quota", details: #"{"retryDelay":"soon"}"#), .busy, nil),
        (429, "[\(body("quota", details: "\(perMinute),\(inAWhile)"))]", .busy, .milliseconds(36_500)),
        (400, body("FAILED_PRECONDITION: User location is not supported"), .misconfigured, nil),
        (400, body("API key not valid", details: #"{"reason":"API_KEY_INVALID"}"#), .misconfigured, nil),
        (400, body("The input token count exceeds the maximum number of tokens allowed"), .tooLong, nil),
        (402, body("no money"), .exhausted, nil), (403, body("denied"), .misconfigured, nil),
        (404, body("model not found"), .misconfigured, nil), (408, body("late"), .transient, nil),
        (500, body("internal"), .transient, nil), (502, "<html>", .transient, nil),
        (503, body("The model is overloaded"), .busy, nil), (504, body("deadline"), .transient, nil),
    ]

    @Test(arguments: complaints)
    func means(status: Int, body: String, kind: ErrorKind, wait: Duration?) async throws {
        try await Stage.set(.gemini, step: .json(body, status: status)) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == kind)
            #expect(error.retryAfter == wait)
            #expect(error.message.hasPrefix("HTTP \(status): "))
        }
    }

    @Test(
        arguments: [
            ("SAFETY", ErrorKind.refused), ("BLOCKLIST", .refused), ("PROHIBITED_CONTENT", .refused),
            ("SPII", .refused), ("RECITATION", .refused), ("LANGUAGE", .refused), ("OTHER", .badReply),
            ("MALFORMED_FUNCTION_CALL", .badReply), ("IMAGE_SAFETY", .refused), ("NO_IMAGE", .refused),
            ("UNEXPECTED_TOOL_CALL", .badReply), ("SOMETHING_NEW", .badReply),
        ])
    func meansByTheReasonOfItsEnd(reason: String, kind: ErrorKind) async throws {
        try await Stage.set(.gemini, step: .json(#"{"candidates":[{"finishReason":"\#(reason)"}]}"#)) {
            stage async throws in
            #expect(try await stage.error() == GenerationError(kind, "the reply was stopped: \(reason)"))
        }
    }

    @Test(arguments: ["SAFETY", "OTHER", "BLOCKLIST", "PROHIBITED_CONTENT", "IMAGE_SAFETY", "JAILBREAK"])
    func meansByTheReasonOfABlock(reason: String) async throws {
        try await Stage.set(.gemini, step: .json(#"{"promptFeedback":{"blockReason":"\#(reason)"}}"#)) {
            stage async throws in
            #expect(try await stage.error() == GenerationError(.refused, "the prompt was blocked: \(reason)"))
        }
    }

    @Test func takesAReplyWithoutCandidatesForABadOne() async throws {
        try await Stage.set(.gemini, step: .json("{}")) { stage async throws in
            #expect(try await stage.error() == GenerationError(.badReply, "the reply holds no candidate"))
        }
    }

    @Test func asksInGooglesWords() async throws {
        try await Stage.set(.gemini) { stage async throws in
            var request = LanguageRequest.colour
            request.turns += [.init(.assistant, "blue"), .init(.user, "As JSON.")]
            _ = try await stage.model.reply(to: request)
            let question = try #require(try stage.questions.first)
            guard case .array(let contents)? = question[path: ["contents"]] else {
                Issue.record("no contents in \(question)")
                return
            }
            #expect(contents.map { $0[path: ["role"]] } == [.string("user"), .string("model"), .string("user")])
            #expect(question[path: ["systemInstruction", "role"]] == nil)
            #expect(question[path: ["generationConfig", "temperature"]] == nil)
        }
    }
}
