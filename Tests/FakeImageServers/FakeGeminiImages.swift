import FakeModelServers
import Foundation
package import TestServer

/// Google's Gemini API with a model that draws, as documented. It keeps the aspect ratio and draws small: 192 pixels on
/// the longer side for 1K, 384 for 2K.
package struct FakeGeminiImages: FakeImageProduct {
    private let api: FakeGemini
    private let requestedPictures = RequestedPictureLog()

    package init(model: String = "gemini-nano-banana-2.1") {
        api = FakeGemini(model: model, version: "2.1")
    }

    package var lastRequested: RequestedPicture? { requestedPictures.last }

    package func isQuestion(_ request: RecordedRequest) -> Bool {
        request.method == "POST" && request.path == api.questionPath
    }

    package func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        if case .wantingAnotherKey = situation { return api.wrongKey }
        guard isQuestion(request) else {
            if case .lackingTheModel = situation { return api.unknownPath }
            return api.selfPortrait(request, lacksModel: false) ?? api.unknownPath
        }
        guard let requested = Self.requested(request) else {
            return api.error(400, "INVALID_ARGUMENT", "Invalid JSON payload")
        }
        requestedPictures.add(requested)
        switch situation {
        case .drawing: return Self.answer(FakePicture.png(requested))
        case .sending(let bytes): return Self.answer(bytes)
        case .refusing: return Self.stopped("IMAGE_SAFETY")
        case .empty: return .json(#"{"candidates":[{"content":{"role":"model"},"finishReason":"STOP","index":0}]}"#)
        case .busy(let seconds): return api.busy(seconds: seconds)
        case .wantingAnotherKey: return api.wrongKey
        case .lackingTheModel: return api.unknownPath
        case .hanging: return .hang
        case .rejectingReference:
            guard requested.referenceBytes == 0 else {
                return api.error(400, "INVALID_ARGUMENT", "Unable to process input image. Please retry or report it.")
            }
            return Self.answer(FakePicture.png(requested))
        case .playing(let step): return step
        }
    }

    /// With the text and drafts that such a model also returns.
    private static func answer(_ picture: [UInt8]) -> ServerStep {
        let draft = FakePicture.png(width: 64, height: 64, seed: 1).base64
        return .json(
            #"{"candidates":[{"content":{"role":"model","parts":[{"text":"Let me see.","thought":true},"#
                + #"{"inlineData":{"mimeType":"image/png","data":"\#(draft)"},"thought":true},"#
                + #"{"text":"Here it is."},{"inlineData":{"mimeType":"image/png","data":"\#(picture.base64)"}}]},"#
                + #""finishReason":"STOP","index":0}],"usageMetadata":{"promptTokenCount":12}}"#)
    }

    package static func stopped(_ reason: String) -> ServerStep {
        .json(
            #"{"candidates":[{"finishReason":"\#(reason)","finishMessage":"Unable to show the generated image.","#
                + #""index":0}]}"#)
    }
}

extension FakeGeminiImages {
    private struct Question: Decodable {
        struct Content: Decodable {
            struct Part: Decodable {
                struct File: Decodable {
                    var mimeType: String
                    var data: String
                }

                var text: String?
                var inlineData: File?
            }

            var role: String
            var parts: [Part]
        }

        struct Config: Decodable {
            struct Image: Decodable {
                var aspectRatio: String
                var imageSize: String?
            }

            var responseModalities: [String]
            var imageConfig: Image
            var seed: Int
        }

        var contents: [Content]
        var generationConfig: Config
    }

    /// The content of a request; nil if the request does not follow the documentation.
    private static func requested(_ request: RecordedRequest) -> RequestedPicture? {
        guard let question = try? JSONDecoder().decode(Question.self, from: Data(request.body)),
            question.contents.count == 1, let parts = question.contents.first?.parts,
            question.generationConfig.responseModalities == ["TEXT", "IMAGE"],
            let ratio = FakeRatio(question.generationConfig.imageConfig.aspectRatio)
        else { return nil }
        let size = ratio.size(longerSide: question.generationConfig.imageConfig.imageSize == "2K" ? 384 : 192)
        return RequestedPicture(
            prompt: parts.first?.text ?? "", seed: question.generationConfig.seed, width: size.width,
            height: size.height,
            referenceBytes: parts.compactMap { $0.inlineData.flatMap { Data(base64Encoded: $0.data)?.count } }
                .reduce(0, +))
    }
}
