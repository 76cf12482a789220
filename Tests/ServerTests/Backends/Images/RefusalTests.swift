import FakeImageServers
import TestServer
import Testing

@testable import Backends
@testable import Domain
@testable import Generation

/// Every form in which a server reports that a filter refused a request, and forms that look similar.
struct RefusalTests {
    /// Error bodies with the status of a refusal.
    static let refusals: [(status: Int, body: String)] = [
        (400, #"{"error":{"message":"Rejected.","type":"image_generation_user_error","code":"moderation_blocked"}}"#),
        (422, #"{"error":{"message":"Rejected.","type":"content_policy_violation"}}"#),
        (403, #"{"error":"Rejected.","code":"content_policy_violation"}"#),
        (400, #"{"message":"Rejected.","code":"moderation_blocked"}"#),
        (400, #"{"error":{"message":"Rejected."},"code":"moderation_blocked"}"#),
        (
            400,
            #"{"error":{"message":"Rejected.","code":"x","innererror":{"code":"ResponsibleAIPolicyViolation"}}}"#
        ),
        (500, #"{"error":{"message":"Your prompt was rejected by the safety system."}}"#),
        (500, #"{"error":{"message":"Potential NSFW content was detected in one or more images."}}"#),
        (500, #"{"detail":"The request was blocked by moderation."}"#),
    ]

    static let otherErrors: [(status: Int, body: String)] = [
        (500, #"{"error":{"message":"CUDA error: an illegal memory access was encountered"}}"#),
        (
            500,
            #"{"error":"NansException","detail":"A tensor with all NaNs was produced in Unet.","body":"","errors":""}"#
        ),
        (500, #"{"error":{"message":"The safety checker cannot be loaded: no such file model.safetensors"}}"#),
        (400, #"{"error":{"message":"Unknown parameter: 'moderation'.","code":"unknown_parameter"}}"#),
    ]

    /// A rejection of ComfyUI is about its workflow. It refuses a concept only while it draws.
    private static let subjects = ImageSubject.all.filter { $0.kind != "comfyui" }

    @Test(arguments: subjects) func areRecognisedByEveryBackend(subject: ImageSubject) async throws {
        for (status, body) in Self.refusals {
            try await ImageStage.set(subject, .playing(.json(body, status: status))) { stage async throws in
                let error = try await stage.error()
                #expect(error.kind == .refused, "\(status) \(body): \(error)")
            }
        }
    }

    @Test(arguments: subjects) func areNotSeenInOtherErrors(subject: ImageSubject) async throws {
        for (status, body) in Self.otherErrors {
            try await ImageStage.set(subject, .playing(.json(body, status: status))) { stage async throws in
                let error = try await stage.error()
                #expect(error.kind != .refused, "\(status) \(body): \(error)")
            }
        }
    }

    @Test(arguments: [
        #"{"created":1,"data":[]}"#, #"{"created":1,"data":null}"#,
        #"{"data":[{"b64_json":"AAAA","nsfw_content_detected":true}]}"#,
        #"{"data":[{"b64_json":"AAAA"}],"nsfw_content_detected":[true]}"#,
        #"{"error":{"message":"Rejected.","code":"moderation_blocked"}}"#,
    ])
    func areRecognisedInARepliedSuccess(body: String) async throws {
        try await ImageStage.set(.localAI, .playing(.json(body))) { stage async throws in
            #expect(try await stage.error().kind == .refused)
        }
    }

    @Test(arguments: [
        #"{"images":[]}"#, #"{"images":null,"info":""}"#, #"{"images":["AAAA"],"nsfw_content_detected":true}"#,
        #"{"images":["AAAA"],"info":"{\"nsfw_content_detected\":[true]}"}"#,
    ])
    func areRecognisedInA1111sReply(body: String) async throws {
        try await ImageStage.set(.a1111, .playing(.json(body))) { stage async throws in
            #expect(try await stage.error().kind == .refused)
        }
    }

    @Test func areNotSeenInALoweredFlag() async throws {
        let body = #"{"data":[{"b64_json":"AAAA","nsfw_content_detected":false}],"nsfw_content_detected":[false]}"#
        try await ImageStage.set(.localAI, .playing(.json(body))) { stage async throws in
            #expect(try await stage.error().kind == .badPicture)
        }
    }

    @Test(arguments: [
        ("ValueError: Your prompt violates our content policy", true),
        ("Exception: NSFW content detected", true), ("Exception: the request was flagged by moderation", true),
        ("RuntimeError: CUDA out of memory", false), ("ValueError: mat1 and mat2 shapes cannot be multiplied", false),
        ("FileNotFoundError: detected no safetensors file", false),
    ])
    func areRecognisedByWords(message: String, isRefusal: Bool) {
        #expect(RefusalWords.refuse(in: message) == isRefusal)
    }
}
