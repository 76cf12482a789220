import BackendFixtures
import Domain
import FakeModelServers
import TestServer
import Testing

@testable import Generation

/// Errors of servers with OpenAI's API: kind, message and pause of each.
struct OpenAIErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var name: String
        var status: Int
        var body: String
        var retryAfter: String?
        var error: GenerationError

        init(
            _ name: String, _ status: Int, _ body: String, retryAfter: String? = nil, _ kind: ErrorKind,
            _ message: String, wait: Duration? = nil
        ) {
            self.name = name
            self.status = status
            self.body = body
            self.retryAfter = retryAfter
            error = GenerationError(kind, "HTTP \(status): \(message)", retryAfter: wait)
        }

        var testDescription: String { name }

        var step: ServerStep {
            .reply(
                status: status,
                headers: [("Content-Type", "application/json")] + (retryAfter.map { [("Retry-After", $0)] } ?? []),
                body: Array(body.utf8))
        }
    }

    @Test(arguments: wrongRequests + quotas + troubles)
    func means(row: Row) async throws {
        try await Stage.set(.openAI, step: row.step) { stage async throws in
            #expect(try await stage.error() == row.error)
        }
    }

    private static let wrongRequests = [
        Row(
            "llama.cpp: wrong key", 401,
            #"{"error":{"message":"Invalid API Key","type":"authentication_error","code":401}}"#, .misconfigured,
            "Invalid API Key"),
        Row("403", 403, #"{"error":{"message":"Country not supported"}}"#, .misconfigured, "Country not supported"),
        Row(
            "OpenAI: unknown model", 404,
            #"{"error":{"message":"The model `x` does not exist","type":"invalid_request_error","param":null,"code":"model_not_found"}}"#,
            .misconfigured, "The model `x` does not exist"),
        Row(
            "llama.cpp: unknown model", 400,
            #"{"error":{"code":400,"message":"model 'no-such' not found","type":"invalid_request_error"}}"#,
            .misconfigured, "model 'no-such' not found"),
        Row(
            "llama.cpp: not supported", 501,
            #"{"error":{"code":501,"message":"This server does not support this","type":"not_supported_error"}}"#,
            .misconfigured, "This server does not support this"),
        Row(
            "OpenAI: unknown field", 400,
            #"{"error":{"message":"Unrecognized request argument supplied: seed","type":"invalid_request_error","param":null}}"#,
            .misconfigured, "Unrecognized request argument supplied: seed"),
        Row(
            "OpenAI: a named field", 400, #"{"error":{"message":"Out of range","param":"max_tokens"}}"#, .misconfigured,
            "Out of range"),
        Row(
            "OpenAI: this page", 400, #"{"error":{"message":"Not well formed","param":"messages"}}"#, .transient,
            "Not well formed"),
        Row("FastAPI", 405, #"{"detail":"Method Not Allowed"}"#, .transient, "Method Not Allowed"),
        Row("FastAPI, starting", 404, #"{"detail":"Not Found"}"#, .transient, "Not Found"),
        Row("a string", 400, #"{"error":"no"}"#, .transient, "no"),
        Row(
            "vLLM, older", 400, #"{"object":"error","message":"bad","type":"BadRequestError","code":400}"#,
            .transient, "bad"),
        Row("no JSON", 400, "what?", .transient, "“what?”"),
        Row("nothing", 418, "", .transient, "with nothing"),
        Row("not implemented, by a proxy", 501, "", .transient, "with nothing"),
        Row("accepted", 202, "{}", .transient, "“{}”"),
        Row(
            "OpenAI: filtered prompt", 400,
            #"{"error":{"message":"The response was filtered","code":"content_filter","type":null}}"#, .refused,
            "The response was filtered"),
        Row(
            "OpenAI: policy", 400,
            #"{"error":{"message":"Your request was rejected","code":"content_policy_violation"}}"#, .refused,
            "Your request was rejected"),
        Row("413", 413, #"{"error":{"message":"Payload too large"}}"#, .tooLong, "Payload too large"),
        Row(
            "LM Studio: overflow", 400,
            #"{"error":"Trying to keep the first 5021 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens"}"#,
            .tooLong,
            "Trying to keep the first 5021 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens"
        ),
        Row(
            "vLLM: overflow", 400,
            #"{"error":{"message":"The decoder prompt (length 5000) is longer than the maximum model length of 4096.","type":"BadRequestError"}}"#,
            .tooLong, "The decoder prompt (length 5000) is longer than the maximum model length of 4096."),
    ]

    private static let quotas = [
        Row("busy", 429, #"{"error":{"message":"slow down"}}"#, .busy, "slow down"),
        Row(
            "seconds", 429, #"{"error":{"message":"slow down"}}"#, retryAfter: "20", .busy, "slow down",
            wait: .seconds(20)),
        Row(
            "a fraction", 429, #"{"error":{"message":"slow down"}}"#, retryAfter: "1.5", .busy, "slow down",
            wait: .milliseconds(1500)),
        // The clock of these tests shows 18:18:33 of that day.
        Row(
            "a date", 429, #"{"error":{"message":"slow down"}}"#, retryAfter: "Sat, 21 Nov 2026 18:20:33 GMT", .busy,
            "slow down", wait: .seconds(120)),
        Row(
            "a date that is past", 429, #"{"error":{"message":"slow down"}}"#,
            retryAfter: "Sun, 06 Nov 1994 08:49:37 GMT", .busy, "slow down", wait: .zero),
        Row("no time", 429, #"{"error":{"message":"slow down"}}"#, retryAfter: "soon", .busy, "slow down"),
        Row(
            "longer than a night bears", 429, #"{"error":{"message":"slow down"}}"#, retryAfter: "68400", .exhausted,
            "slow down; it asks to be left alone for 19 h", wait: .seconds(68_400)),
        Row(
            "OpenAI: no money", 429,
            #"{"error":{"message":"You exceeded your current quota, please check your plan and billing details.","type":"insufficient_quota","param":null,"code":"insufficient_quota"}}"#,
            retryAfter: "20", .exhausted,
            "You exceeded your current quota, please check your plan and billing details.", wait: .seconds(20)),
        Row(
            "of the day", 429, #"{"error":{"message":"Limit reached on requests per day (RPD)"}}"#, .exhausted,
            "Limit reached on requests per day (RPD)"),
        Row(
            "of the day, but free again soon", 429,
            #"{"error":{"message":"Limit reached on requests per day (RPD)"}}"#, retryAfter: "26", .busy,
            "Limit reached on requests per day (RPD)", wait: .seconds(26)),
        Row("402", 402, #"{"error":{"message":"Insufficient balance"}}"#, .exhausted, "Insufficient balance"),
    ]

    private static let troubles = [
        Row("500", 500, #"{"error":{"message":"server error"}}"#, .transient, "server error"),
        Row("plain text", 500, "Internal Server Error", .transient, "“Internal Server Error”"),
        Row(
            "out of memory", 500, #"{"error":{"message":"CUDA error: out of memory"}}"#, .transient,
            "CUDA error: out of memory"),
        Row("a proxy", 502, "<html><body><h1>502 Bad Gateway</h1></body></html>", .transient, "with a web page"),
        Row("a gateway's timeout", 504, "", .transient, "with nothing"),
        Row(
            "llama.cpp: loading", 503,
            #"{"error":{"message":"Loading model","type":"unavailable_error","code":503}}"#, .busy, "Loading model"),
        Row("overloaded", 529, #"{"error":{"message":"Overloaded"}}"#, .transient, "Overloaded"),
        Row("408", 408, #"{"message":"late"}"#, .transient, "late"),
    ]

    @Test(
        arguments: [
            (
                #"{"error":{"message":"The model `x` does not exist"}}"#,
                GenerationError(.misconfigured, "HTTP 200: The model `x` does not exist")
            ),
            (#"{"choices":[]}"#, GenerationError(.badReply, "the reply holds no choice")),
            (
                #"{"choices":[{"finish_reason":"content_filter","message":{"content":"{\"co"}}]}"#,
                GenerationError(.refused, "the server's content filter stopped the reply")
            ),
            (
                #"{"choices":[{"finish_reason":"stop","message":{"content":null,"refusal":"I can't."}}]}"#,
                GenerationError(.refused, "I can't.")
            ),
        ])
    func meansBehind200(body: String, error: GenerationError) async throws {
        try await Stage.set(.openAI, step: .json(body)) { stage async throws in
            #expect(try await stage.error() == error)
        }
    }

    @Test(arguments: [("<html><body>Sign in</body></html>", "with a web page"), ("{}", "“{}”"), ("", "with nothing")])
    func saysWhatIsNoCompletion(body: String, quoted: String) async throws {
        try await Stage.set(.openAI, step: .text(body)) { stage async throws in
            #expect(
                try await stage.error()
                    == GenerationError(
                        .badReply,
                        "http://api.openai.com:\(stage.server.port) answered \(quoted), which is not what a chat "
                            + "completion says"))
        }
    }

    @Test(arguments: [
        ServerStep.reset(), .closeEarly(sent: Array("{".utf8), announced: 100), .garbageForChunks, .badGzip,
    ])
    func takesABrokenConnectionForAPassingTrouble(step: ServerStep) async throws {
        try await Stage.set(.openAI, step: step) { stage async throws in
            #expect(try await stage.error().kind == .transient)
            #expect(try stage.questions.count == 1)
        }
    }
}
