import Domain
import Generation

/// A reply with pictures.
struct Automatic1111Reply: Decodable {
    /// In Base64. Empty if the product made no picture.
    var images: [String]
    /// What the product reports about the drawing, as JSON in a string. stable-diffusion.cpp sends an empty string,
    /// Draw Things omits it.
    var info: Info
    /// From the reply itself or from `info`.
    var safetyFlags: [SafetyFlag]

    struct Info: Hashable, Sendable {
        var seed: Int?
        /// The model's name without folder and hash.
        var modelName: String?
        /// When the job began, by the server's clock: `20261121213700`.
        var jobTimestamp: String?
    }

    private enum Key: CodingKey {
        case images, info, nsfwContentDetected
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        images = try container.decode([String]?.self, forKey: .images) ?? []
        let text = try? container.decodeIfPresent(String.self, forKey: .info)
        let report = (try? JSONValue(parsing: Array((text ?? "").utf8))) ?? .null
        info = Info(report)
        safetyFlags = [
            try container.decodeIfPresent(SafetyFlag.self, forKey: .nsfwContentDetected),
            SafetyFlag(report[path: ["nsfw_content_detected"]]),
        ].compactMap(\.self)
    }

    /// Notices about how the picture was made.
    func notes(seed: Int, model: String?) -> [String] {
        var notes: [String] = []
        if let drawn = info.seed, drawn != seed { notes.append("it was drawn from the seed \(drawn), not \(seed)") }
        if let model, let drawn = info.modelName, !model.hasSuffix(drawn) {
            notes.append("it was drawn by the model “\(drawn.excerpt)”, not “\(model)”")
        }
        return notes
    }
}

extension Automatic1111Reply.Info {
    /// Empty if the report is not an object.
    fileprivate init(_ report: JSONValue) {
        guard case .object(let members) = report else { return }
        if case .number(let value)? = members["seed"] { seed = Int(exactly: value) }
        if case .string(let name)? = members["sd_model_name"], !name.isEmpty { modelName = name }
        if case .string(let time)? = members["job_timestamp"], !time.isEmpty { jobTimestamp = time }
    }
}
