import FakeModelServers
import Foundation
package import TestServer

/// Google's older API for single pictures, as documented. It draws small: 192 pixels on the longer side.
package struct FakeImagen: FakeImageProduct {
    private static let path = "/v1beta/models/imagen-4.0-generate-001:predict"
    private let api = FakeGemini(model: "imagen-4.0-generate-001", version: "4.0")

    private let requestedPictures = RequestedPictureLog()

    package init() {}

    package var lastRequested: RequestedPicture? { requestedPictures.last }

    package func isQuestion(_ request: RecordedRequest) -> Bool {
        request.method == "POST" && request.path == Self.path
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
        case .drawing, .rejectingReference: return Self.answer(FakePicture.png(requested))
        case .sending(let bytes): return Self.answer(bytes)
        case .refusing:
            return .json(
                #"{"predictions":[{"raiFilteredReason":"Unable to show generated images. Try rephrasing the prompt."}]}"#
            )
        case .empty: return .json("{}")
        case .busy(let seconds): return api.busy(seconds: seconds)
        case .wantingAnotherKey: return api.wrongKey
        case .lackingTheModel: return api.unknownPath
        case .hanging: return .hang
        case .playing(let step): return step
        }
    }

    private static func answer(_ picture: [UInt8]) -> ServerStep {
        .json(#"{"predictions":[{"mimeType":"image/png","bytesBase64Encoded":"\#(picture.base64)"}]}"#)
    }

    private struct Question: Decodable {
        struct Instance: Decodable {
            var prompt: String
        }

        struct Parameters: Decodable {
            var sampleCount: Int
            var aspectRatio: String
        }

        var instances: [Instance]
        var parameters: Parameters
    }

    /// The content of a request; nil if the request does not follow the documentation.
    private static func requested(_ request: RecordedRequest) -> RequestedPicture? {
        guard let question = try? JSONDecoder().decode(Question.self, from: Data(request.body)),
            question.instances.count == 1, question.parameters.sampleCount == 1,
            ["1:1", "3:4", "4:3", "9:16", "16:9"].contains(question.parameters.aspectRatio),
            let size = FakeRatio(question.parameters.aspectRatio)?.size(longerSide: 192)
        else { return nil }
        return RequestedPicture(prompt: question.instances[0].prompt, width: size.width, height: size.height)
    }
}
