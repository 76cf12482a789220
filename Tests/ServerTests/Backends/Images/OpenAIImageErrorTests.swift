import BackendFixtures
import Domain
import FakeImageServers
import TestServer
import Testing

@testable import Generation

/// Errors of servers with OpenAI's images API, and their kinds.
struct OpenAIImageErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var status: Int
        var body: String
        var error: GenerationError

        init(_ status: Int, _ body: String, _ kind: ErrorKind, _ message: String) {
            self.status = status
            self.body = body
            error = GenerationError(kind, "HTTP \(status): \(message)")
        }

        var testDescription: String { error.message }
    }

    @Test(arguments: [
        Row(
            400,
            #"{"error":{"message":"Your request was rejected by the safety system.","type":"image_generation_user_error","param":"","code":"moderation_blocked"}}"#,
            .refused, "Your request was rejected by the safety system."),
        Row(
            400, #"{"error":{"message":"Your prompt may contain text that is not allowed by our safety system."}}"#,
            .refused, "Your prompt may contain text that is not allowed by our safety system."),
        Row(
            400, #"{"error":{"code":"content_policy_violation","message":"Rejected.","param":null,"type":null}}"#,
            .refused, "Rejected."),
        Row(
            400,
            #"{"error":{"code":"billing_hard_limit_reached","message":"Billing hard limit has been reached.","param":null,"type":"billing_limit_user_error"}}"#,
            .exhausted, "Billing hard limit has been reached."),
        Row(
            403,
            #"{"error":{"message":"Your organization must be verified to use the model `gpt-image-2`.","type":"invalid_request_error","param":null,"code":null}}"#,
            .misconfigured, "Your organization must be verified to use the model `gpt-image-2`."),
        Row(
            400,
            #"{"error":{"message":"Invalid 'prompt': string too long.","type":"invalid_request_error","param":"prompt","code":"string_above_max_length"}}"#,
            .tooLong, "Invalid 'prompt': string too long."),
        Row(
            429,
            #"{"error":{"message":"You exceeded your current quota.","type":"insufficient_quota","param":null,"code":"insufficient_quota"}}"#,
            .exhausted, "You exceeded your current quota."),
        Row(
            429, #"{"error":{"message":"Rate limit reached on images per min"}}"#, .busy,
            "Rate limit reached on images per min"),
        Row(
            500,
            #"{"error":"server_error","message":"[json.exception.type_error.302] type must be string, but is number"}"#,
            .transient, "[json.exception.type_error.302] type must be string, but is number"),
        Row(500, #"{"error":"generate_image returned no results"}"#, .transient, "generate_image returned no results"),
        Row(
            500, #"{"error":{"code":500,"message":"rpc error: CUDA out of memory","type":""}}"#, .transient,
            "rpc error: CUDA out of memory"),
        Row(
            422,
            #"{"detail":[{"type":"int_parsing","loc":["body","n"],"msg":"Input should be a valid integer","input":"x"},{"type":"missing","loc":["body","images",0],"msg":"Field required"}]}"#,
            .misconfigured, "body.n: Input should be a valid integer; body.images.0: Field required"),
        Row(503, #"{"error":{"message":"The server is overloaded"}}"#, .busy, "The server is overloaded"),
        Row(404, "", .transient, "with nothing"),
    ])
    func means(row: Row) async throws {
        let step = ServerStep.json(row.body, status: row.status)
        for subject in [ImageSubject.openAIImages, .sdServer, .localAI] {
            try await ImageStage.set(subject, .playing(step)) { stage async throws in
                #expect(try await stage.error() == row.error)
                #expect(stage.questions.count == 1)
            }
        }
    }

    @Test(arguments: [
        (ServerStep.text("<html><body>Sign in</body></html>"), "with a web page"), (.json("{}"), "“{}”"),
        (.text(""), "with nothing"), (.json(#"{"data":"none"}"#), #"“{"data":"none"}”"#),
        (.json(#"{"error":"Unexpected endpoint or method."}"#), #"“{"error":"Unexpected endpoint or method."}”"#),
        (
            .reply(body: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]),
            "with 10 bytes that are no text, by the first of them gzip data"
        ),
        (.reply(body: (1...8).map { $0 }), "with 8 bytes that are no text"),
    ])
    func tellsWhatIsNoAnswer(step: ServerStep, quoted: String) async throws {
        try await ImageStage.set(.localAI, .playing(step)) { stage async throws in
            #expect(
                try await stage.error()
                    == GenerationError(
                        .badReply,
                        "http://127.0.0.1:\(stage.server.port) answered \(quoted), which is not what an images API "
                            + "says"))
        }
    }

    @Test(arguments: [
        (#"{"created":1,"data":[]}"#, GenerationError(.refused, "the reply has no picture in it")),
        (#"{"created":1,"data":null}"#, GenerationError(.refused, "the reply has no picture in it")),
        (#"{"created":1,"data":[{}]}"#, GenerationError(.refused, "the reply has no picture in it")),
        (#"{"created":1,"data":[{"b64_json":""}]}"#, GenerationError(.badPicture, "the picture is empty")),
        (
            #"{"created":1,"data":[{"b64_json":"!"}]}"#,
            GenerationError(.badPicture, "the picture came as “!”, which is no Base64")
        ),
        (
            #"{"created":1,"data":[{"b64_json":"<html><body>502</body></html>"}]}"#,
            GenerationError(.badPicture, "the picture came as a web page, which is no Base64")
        ),
        (
            #"{"created":1,"data":[{"b64_json":"!\u0001\u0002\u0003\u0004\u0005\u0006\u0007"}]}"#,
            GenerationError(.badPicture, "the picture came as 8 bytes that are no text, which is no Base64")
        ),
        (
            #"{"created":1,"data":[{"b64_json":"This is what the picture shows: a fox, a lantern and the moon."}]}"#,
            GenerationError(
                .badPicture, "the picture came as “This is what the picture shows: a fox, a…”, which is no Base64")
        ),
    ])
    func meansBehind200(body: String, error: GenerationError) async throws {
        try await ImageStage.set(.localAI, .playing(.json(body))) { stage async throws in
            #expect(try await stage.error() == error)
            #expect(stage.questions.count == 1)
        }
    }

    @Test(arguments: [
        ServerStep.reset(), .reset(after: Array("{".utf8)), .closeEarly(sent: Array("{".utf8), announced: 100),
        .garbageForChunks, .badGzip, .notHTTP,
    ])
    func takesABrokenConnectionForAPassingTrouble(step: ServerStep) async throws {
        try await ImageStage.set(.sdServer, .playing(step)) { stage async throws in
            #expect(try await stage.error().kind == .transient)
            #expect(stage.questions.count == 1)
        }
    }

    @Test func doesNotReadAReplyThatNeverEnds() async throws {
        let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n"
        let drip = ServerStep.drip(Array(head.utf8) + [UInt8](repeating: 0x20, count: 100_000), every: .milliseconds(2))
        try await ImageStage.set(.localAI, .playing(drip), timeout: .seconds(1)) { stage async throws in
            let error = try await stage.error()
            #expect(error.kind == .transient)
            #expect(error.message.contains("the reply was not complete within 1 s"), "\(error)")
        }
    }
}
