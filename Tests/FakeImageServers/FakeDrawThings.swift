import Domain
import Media
import Synchronization
package import TestServer

/// Draw Things' HTTP server, as strict as documented.
package final class FakeDrawThings: FakeImageProduct {
    private static let keys: Set<String> = [
        "prompt", "negative_prompt", "seed", "steps", "width", "height", "batch_count", "n_iter", "batch_size",
        "guidance_scale", "cfg_scale", "sampler", "sampler_name", "strength", "denoising_strength", "model", "loras",
        "clip_skip", "init_images", "restore_faces",
    ]

    private static let aliases = [
        ["batch_count", "n_iter"], ["guidance_scale", "cfg_scale"], ["sampler", "sampler_name"],
        ["strength", "denoising_strength"],
    ]

    private let asked = Mutex<[RequestedPicture]>([])

    package init() {}

    /// The picture requests in order.
    package var requestedPictures: [RequestedPicture] { asked.withLock(\.self) }

    package func isQuestion(_ request: RecordedRequest) -> Bool {
        request.path == "/sdapi/v1/txt2img" || request.path == "/sdapi/v1/img2img"
    }

    package func step(for request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        if case .wantingAnotherKey = situation { return .html(status: 401) }
        switch request.path {
        case "/", "/sdapi/v1/options":
            return .json(
                #"{"model":"flux_1_schnell_q5p.ckpt","seed_mode":"Scale Alike","sampler":"Euler A Trailing","#
                    + #""t5_text_encoder_decoding":true,"width":1024,"height":1024,"batch_count":4,"prompt":"a house"}"#
            )
        case _ where isQuestion(request): return drawing(request, in: situation)
        default: return .reply(status: 404)
        }
    }

    private func drawing(_ request: RecordedRequest, in situation: ImageSituation) -> ServerStep {
        guard let question = try? JSONValue(parsing: request.body), case .object(let members) = question else {
            return error("No JSON")
        }
        let fields = QuestionFields(members)
        if let fault = fault(in: fields, isFromPicture: request.path.hasSuffix("img2img")) { return error(fault) }
        let requested = fields.requested(sidesUp: false)
        asked.withLock { $0.append(requested) }
        switch situation {
        case .drawing: return pictures([FakePicture.png(requested)])
        case .sending(let bytes): return pictures([bytes])
        case .empty: return pictures([])
        case .hanging: return .hang
        case .playing(let step): return step
        case .rejectingReference: return error("init_images cannot be read")
        case .refusing, .busy, .wantingAnotherKey, .lackingTheModel: return error("Cannot draw")
        }
    }

    private func fault(in fields: QuestionFields, isFromPicture: Bool) -> String? {
        let keys = Set(fields.members.keys)
        if let unknown = keys.subtracting(Self.keys).min() { return "Unknown key: \(unknown)" }
        if let pair = Self.aliases.first(where: { keys.isSuperset(of: $0) }) {
            return "More than one key: \(pair.joined(separator: ", "))"
        }
        guard isFromPicture else { return keys.contains("init_images") ? "Unknown key: init_images" : nil }
        guard let picture = fields.references.first, fields.references.count == 1,
            let header = try? PictureHeader.read(picture)
        else { return "Exactly one of init_images is needed" }
        let fits = header.width == fields.number("width") && header.height == fields.number("height")
        return fits ? nil : "init_images has another size"
    }

    private func pictures(_ pictures: [[UInt8]]) -> ServerStep {
        .json(#"{"images":[\#(pictures.map { "\"\($0.base64)\"" }.joined(separator: ","))]}"#)
    }

    private func error(_ detail: String) -> ServerStep {
        .json(#"{"error":"HTTPException","detail":"\#(detail)","body":"","errors":""}"#, status: 422)
    }
}
