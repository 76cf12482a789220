import Domain
import Synchronization
import TestServer

/// Its API that follows OpenAI's.
extension FakeSDServer {
    func images(_ request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        guard let question = ImagesQuestion(request) else {
            return .json(#"{"error":"server_error","message":"[json.exception.parse_error.101]"}"#, status: 500)
        }
        guard let prompt = question.text("prompt"), !prompt.isEmpty else { return Self.error(400, "prompt required") }
        let (words, block) = Self.parted(prompt)
        let size = question.size ?? (512, 512)
        let files = question.files.filter { ["image[]", "image"].contains($0.name) }
        guard request.path.hasSuffix("generations") || !files.isEmpty else {
            return Self.error(400, "at least one image[] required")
        }
        var requested = RequestedPicture(
            prompt: words, negativePrompt: block["negative_prompt"]?.text, seed: block["seed"]?.whole ?? 42,
            width: Self.aligned(size.width), height: Self.aligned(size.height))
        // An unreadable picture is ignored without an error.
        if case .rejectingReference = situation {
        } else {
            requested.referenceBytes = files.compactMap { Self.readable($0.content)?.count }.reduce(0, +)
        }
        state.withLock { [requested] in $0.requested = requested }
        switch situation {
        case .empty: return .json(#"{"created":1795285113,"data":[],"output_format":"png"}"#)
        case .hanging: return .hang
        case .sending(let bytes): return Self.reply(bytes)
        default: return Self.reply(FakePicture.png(requested))
        }
    }

    private static func reply(_ picture: [UInt8]) -> ServerStep {
        .json(#"{"created":1795285113,"data":[{"b64_json":"\#(picture.base64)"}],"output_format":"png"}"#)
    }

    /// Only the first block is used; all are removed.
    private static func parted(_ prompt: String) -> (words: String, block: [String: JSONValue]) {
        let blocks = /<sd_cpp_extra_args>(.*?)<\/sd_cpp_extra_args>/
        guard let first = prompt.firstMatch(of: blocks),
            case .object(let members)? = try? JSONValue(parsing: Array(first.1.utf8))
        else { return (prompt, [:]) }
        return (prompt.replacing(blocks, with: ""), members)
    }
}
