import BackendFixtures
import FakeImageServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

struct ImagenTests {
    private func error(_ body: String, status: Int = 200) async throws -> GenerationError {
        try await ImageStage.set(.imagen, .playing(.json(body, status: status))) { stage async throws in
            try await stage.error()
        }
    }

    @Test func asksInGooglesWords() async throws {
        try await ImageStage.set(.imagen) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            #expect(
                try JSONValue(parsing: try #require(stage.questions.first).body)
                    == .object([
                        "instances": .array([.object(["prompt": .string("Watercolour. A fox holds a lantern.")])]),
                        "parameters": .object(["sampleCount": .number(1), "aspectRatio": .string("3:4")]),
                    ]))
            #expect(!stage.model.takesReference)
        }
    }

    @Test func saysWhyAPictureWasHeldBack() async throws {
        #expect(
            try await error(#"{"predictions":[{"raiFilteredReason":"All images were filtered out."}]}"#)
                == GenerationError(.refused, "a filter blocked the picture: “All images were filtered out.”"))
    }

    @Test(arguments: ["{}", #"{"predictions":[]}"#, #"{"predictions":[{"mimeType":"image/png"}]}"#])
    func takesNoPictureForARefusal(body: String) async throws {
        #expect(
            try await error(body)
                == GenerationError(.refused, "the reply holds no picture; a filter probably blocked it"))
    }

    @Test func saysOfTheServersComplaint() async throws {
        let error = try await error(
            #"{"error":{"code":404,"message":"models/imagen-4.0-generate-001 is not found"}}"#, status: 404)
        #expect(
            error == GenerationError(.misconfigured, "HTTP 404: models/imagen-4.0-generate-001 is not found"))
    }
}
