import Domain
import Synchronization
package import TestServer

/// OpenAI's images API as documented: strict, and with a content filter.
package final class FakeOpenAIImages: FakeImageProduct {
    private let model: String
    private let last = Mutex<RequestedPicture?>(nil)

    package init(model: String = "gpt-image-2") {
        self.model = model
    }

    /// The last picture request.
    package var requested: RequestedPicture? { last.withLock(\.self) }

    package func isQuestion(_ request: RecordedRequest) -> Bool { ImagesQuestion.isOne(request) }

    package func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        if case .wantingAnotherKey = situation {
            return error(401, "Incorrect API key provided.", code: "invalid_api_key")
        }
        guard isQuestion(request) else { return selfPortrait(request) }
        switch situation {
        case .playing(let step): return step
        case .hanging: return .hang
        case .refusing:
            return error(
                400,
                "Your request was rejected by the safety system. If you believe this is an error, contact us at "
                    + "help.openai.com. safety_violations=[violence].",
                type: "image_generation_user_error", code: "moderation_blocked")
        case .busy(let seconds):
            return .reply(
                status: 429, headers: [("Content-Type", "application/json"), ("Retry-After", "\(seconds)")],
                body: Array(
                    (#"{"error":{"message":"Rate limit reached for gpt-image-2 on images per min: Limit 5, Used 5.","#
                        + #""type":"input-images","param":null,"code":"rate_limit_exceeded"}}"#).utf8))
        default: return answer(request, in: situation)
        }
    }

    private func selfPortrait(_ request: RecordedRequest) -> ServerStep {
        guard request.path == "/v1/models" else { return error(404, "Invalid URL (\(request.path))") }
        let models = ["gpt-5-mini", model].map {
            #"{"id":"\#($0)","object":"model","created":1686935002,"owned_by":"system"}"#
        }
        return .json(#"{"object":"list","data":[\#(models.joined(separator: ","))]}"#)
    }

    private func answer(_ request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        guard let question = ImagesQuestion(request), let prompt = question.text("prompt") else {
            return error(400, "We could not parse the JSON body of your request.")
        }
        if let unknown = question.fields.keys.sorted().first(where: { !known(request.path).contains($0) }) {
            return error(400, "Unknown parameter: '\(unknown)'.", param: unknown, code: "unknown_parameter")
        }
        guard let size = question.size, draws(size) else {
            return error(400, "Invalid size '\(question.text("size") ?? "")'.", param: "size", code: "invalid_value")
        }
        if !question.files.isEmpty, case .rejectingReference = situation {
            return error(
                400, "Invalid image file or mode for image 1, please check your image file.",
                type: "image_generation_user_error", code: "invalid_image_file")
        }
        let requested = RequestedPicture(
            prompt: prompt, width: size.width, height: size.height,
            referenceBytes: question.files.map(\.content.count).reduce(0, +))
        last.withLock { $0 = requested }
        let picture: [UInt8]? =
            switch situation {
            case .sending(let bytes): bytes
            case .empty: nil
            default: FakePicture.png(requested)
            }
        let revised = model == "dall-e-3" ? #""revised_prompt":"A red fox with a lantern, in soft colours.","# : ""
        let data = picture.map { #"{\#(revised)"b64_json":"\#($0.base64)"}"# } ?? ""
        return .json(#"{"created":1795285113,"data":[\#(data)],"output_format":"png","usage":{"total_tokens":100}}"#)
    }

    private func known(_ path: String) -> [String] {
        let common = ["model", "prompt", "n", "size", "quality", "user"]
        guard model.hasPrefix("gpt-image") else { return common + ["response_format", "style"] }
        let drawing = path.hasSuffix("generations") ? ["moderation"] : ["input_fidelity"]
        return common + drawing + ["background", "output_format", "output_compression"]
    }

    private func draws(_ size: (width: Int, height: Int)) -> Bool {
        switch model {
        case "gpt-image-2":
            size.width % 16 == 0 && size.height % 16 == 0 && max(size.width, size.height) <= 3840
                && max(size.width, size.height) <= 3 * min(size.width, size.height)
                && (655_360...8_294_400).contains(size.width * size.height)
        case "dall-e-3": [(1024, 1024), (1792, 1024), (1024, 1792)].contains { $0 == size }
        case "dall-e-2": [(256, 256), (512, 512), (1024, 1024)].contains { $0 == size }
        default: [(1024, 1024), (1536, 1024), (1024, 1536)].contains { $0 == size }
        }
    }

    private func error(
        _ status: Int, _ message: String, type: String = "invalid_request_error", param: String? = nil,
        code: String? = nil
    ) -> ServerStep {
        let (param, code) = (param.map { "\"\($0)\"" } ?? "null", code.map { "\"\($0)\"" } ?? "null")
        return .json(
            #"{"error":{"message":"\#(message)","type":"\#(type)","param":\#(param),"code":\#(code)}}"#, status: status)
    }
}
