import BackendFixtures
import FakeImageServers
import TestServer
import Testing

@testable import Domain
@testable import Generation

struct GeminiImageTests {
    private func error(_ body: String, status: Int = 200) async throws -> GenerationError {
        try await ImageStage.set(.gemini, .playing(.json(body, status: status))) { stage async throws in
            try await stage.error()
        }
    }

    @Test(
        arguments: [
            ("SAFETY", ErrorKind.refused), ("IMAGE_SAFETY", .refused), ("BLOCKLIST", .refused),
            ("SPII", .refused), ("PROHIBITED_CONTENT", .refused), ("IMAGE_PROHIBITED_CONTENT", .refused),
            ("LANGUAGE", .refused), ("RECITATION", .refused), ("IMAGE_RECITATION", .refused),
            ("OTHER", .badPicture), ("IMAGE_OTHER", .refused), ("NO_IMAGE", .refused),
            ("MALFORMED_FUNCTION_CALL", .badPicture), ("UNEXPECTED_TOOL_CALL", .badPicture),
            ("TOO_MANY_TOOL_CALLS", .badPicture), ("SOMETHING_NEW", .badPicture),
        ])
    func meansByTheReasonOfItsEnd(reason: String, kind: ErrorKind) async throws {
        try await ImageStage.set(.gemini, .playing(FakeGeminiImages.stopped(reason))) { stage async throws in
            #expect(
                try await stage.error()
                    == GenerationError(
                        kind, "the reply was stopped: \(reason), “Unable to show the generated image.”"))
        }
        #expect(
            try await error(#"{"candidates":[{"finishReason":"\#(reason)"}]}"#)
                == GenerationError(kind, "the reply was stopped: \(reason)"))
    }

    @Test(arguments: ["SAFETY", "OTHER", "BLOCKLIST", "PROHIBITED_CONTENT", "IMAGE_SAFETY", "JAILBREAK"])
    func meansByTheReasonOfABlock(reason: String) async throws {
        #expect(
            try await error(#"{"promptFeedback":{"blockReason":"\#(reason)"}}"#)
                == GenerationError(.refused, "the prompt was blocked: \(reason)"))
    }

    @Test func quotesWhatIsSaidInsteadOfAPicture() async throws {
        let parts = #"[{"text":"Hm.","thought":true},{"text":"I can "},{"text":"only describe\n foxes."}]"#
        #expect(
            try await error(#"{"candidates":[{"content":{"parts":\#(parts)},"finishReason":"STOP"}]}"#)
                == GenerationError(
                    .refused, "the reply holds no picture and says “I can only describe foxes.”"))
    }

    @Test func takesSilenceForARefusal() async throws {
        #expect(
            try await error("{}")
                == GenerationError(.refused, "the reply holds no candidate; a filter probably blocked it"))
        #expect(
            try await error(#"{"candidates":[{"content":{"parts":[]},"finishReason":"STOP"}]}"#)
                == GenerationError(
                    .refused, "the reply holds no picture and no text; a filter probably blocked it"))
    }

    @Test func saysThatTheTokensRanOut() async throws {
        #expect(
            try await error(#"{"candidates":[{"content":{"parts":[]},"finishReason":"MAX_TOKENS"}]}"#)
                == GenerationError(
                    .badReply, "the reply reached the token limit before it held a picture"))
    }

    @Test func saysThatAPictureIsNoBase64() async throws {
        let part = #"{"inlineData":{"mimeType":"image/png","data":"§§§"}}"#
        #expect(
            try await error(#"{"candidates":[{"content":{"parts":[\#(part)]}}]}"#)
                == GenerationError(.badPicture, "the picture came as “§§§”, which is no Base64"))
    }

    /// Error messages that such an API has returned.
    @Test(
        arguments: [
            "Image generation failed with the following error: The prompt could not be submitted. Your current safety "
                + "filter threshold prohibited one or more words in this prompt.",
            "The response is blocked, as it may violate our policies.",
            "The prompt contains sensitive words that violate Google's Responsible AI practices.",
        ])
    func takesAProhibitedWordForARefusal(message: String) async throws {
        let error = try await error(#"{"error":{"code":400,"message":"\#(message)"}}"#, status: 400)
        #expect(error.kind == .refused)
        #expect(error.message.hasPrefix("HTTP 400: "))
    }

    @Test func asksInGooglesWords() async throws {
        try await ImageStage.set(.gemini) { stage async throws in
            _ = try await stage.generator.picture(for: .fox(reference: .owl))
            let question = try JSONValue(parsing: try #require(stage.questions.first).body)
            let picture = JSONValue.object([
                "mimeType": .string("image/png"), "data": .string(ReferencePicture.owl.bytes.base64),
            ])
            #expect(
                question
                    == .object([
                        "contents": .array([
                            .object([
                                "role": .string("user"),
                                "parts": .array([
                                    .object(["text": .string("Watercolour. A fox holds a lantern.")]),
                                    .object(["text": .string("An owl.")]),
                                    .object(["inlineData": picture]),
                                ]),
                            ])
                        ]),
                        "generationConfig": .object([
                            "responseModalities": .array([.string("TEXT"), .string("IMAGE")]),
                            "imageConfig": .object(["aspectRatio": .string("2:3"), "imageSize": .string("1K")]),
                            "seed": .number(7),
                        ]),
                    ]))
        }
    }

    @Test func drawsWithoutAReferenceThatItCannotRead() async throws {
        try await ImageStage.set(.gemini, .rejectingReference) { stage async throws in
            let picture = try await stage.generator.picture(for: .fox(reference: .owl))
            #expect(stage.questions.count == 2)
            #expect(
                picture.notes.contains(
                    "drawn without a reference picture: HTTP 400: Unable to process input image. Please retry or "
                        + "report it."))
        }
    }

    /// Without a picture in the request, the error has another cause.
    @Test func doesNotAskAgainWhereThereWasNoReference() async throws {
        let body = #"{"error":{"code":400,"message":"Unable to process input image."}}"#
        try await ImageStage.set(.gemini, .playing(.json(body, status: 400))) { stage async throws in
            let error = await #expect(throws: GenerationError.self) { try await stage.model.draw(.fox()) }
            #expect(error?.kind == .transient)
        }
    }

    @Test func takesAReferenceUnlessItIsReportedNotTo() async throws {
        try await ImageStage.set(.gemini) { stage async throws in #expect(stage.model.takesReference) }
        let subject = ImageSubject.gemini.configured { $0.images.usesReference = false }
        try await ImageStage.set(subject) { stage async throws in #expect(!stage.model.takesReference) }
    }

    @Test(
        arguments: [
            (1024, 1792, "9:16", "2K"), (512, 896, "9:16", "1K"), (1024, 1024, "1:1", "1K"),
            (1024, 1152, "4:5", "1K"), (1024, 1153, "4:5", "2K"), (1536, 1024, "3:2", "2K"), (2048, 512, "21:9", "1K"),
            (768, 1024, "3:4", "1K"), (900, 1000, "1:1", "1K"), (64, 4096, "9:16", "1K"),
        ])
    func asksForTheNearestThatThereIs(width: Int, height: Int, ratio: String, size: String) async throws {
        try await ImageStage.set(.gemini) { stage async throws in
            var request = ImageRequest.fox()
            request.size = try #require(PixelSize(width: width, height: height))
            _ = try await stage.generator.picture(for: request)
            let question = try JSONValue(parsing: try #require(stage.questions.first).body)
            #expect(question[path: ["generationConfig", "imageConfig", "aspectRatio"]] == .string(ratio))
            #expect(question[path: ["generationConfig", "imageConfig", "imageSize"]] == .string(size))
            #expect("\(stage.model.outline(for: request.size))" == ratio)
        }
    }

    /// The documented pixel sizes of each ratio are within the accepted range.
    @Test(
        arguments: [
            (1024, 1024), (832, 1248), (1248, 832), (864, 1184), (1184, 864), (896, 1152), (1152, 896), (768, 1344),
            (1344, 768), (1536, 672), (768, 1376), (1536, 2752),
        ])
    func takesThePixelsOfARatio(width: Int, height: Int) async throws {
        let bytes = FakePicture.png(width: width / 8, height: height / 8, seed: 5)
        try await ImageStage.set(.gemini, .sending(bytes)) { stage async throws in
            var request = ImageRequest.fox()
            request.size = try #require(PixelSize(width: width, height: height))
            #expect(try await stage.generator.picture(for: request).bytes == bytes)
        }
    }

    @Test func namesNoSizeToAModelThatHasOne() async throws {
        var subject = ImageSubject.gemini
        subject.model = "gemini-2.5-flash-image"
        subject.makeProduct = { FakeGeminiImages(model: "gemini-2.5-flash-image") }
        try await ImageStage.set(subject) { stage async throws in
            _ = try await stage.generator.picture(for: .fox())
            let question = try JSONValue(parsing: try #require(stage.questions.first).body)
            #expect(
                question[path: ["generationConfig", "imageConfig"]] == .object(["aspectRatio": .string("2:3")]))
        }
    }
}
