import Domain
import Generation
import Transport

/// The body of a request for a picture: JSON, or a form if it contains a reference picture.
struct OpenAIImageRequest: Sendable {
    let path: RequestPath
    let body: RequestBody

    init(_ request: ImageRequest, _ settings: ImageSettings, to server: OpenAIImageFacts) throws {
        let fields = try Self.fields(request, settings, to: server)
        guard let reference = request.reference else {
            path = "/v1/images/generations"
            body = .json(Array(try JSONValue.object(fields).compactText.utf8))
            return
        }
        path = "/v1/images/edits"
        var form = MultipartForm()
        for (name, value) in fields.sorted(by: { $0.key < $1.key }) { form.add(name, value.formText) }
        form.add(
            server.pictureField, file: reference.bytes, named: reference.fileName, type: reference.format.mediaType)
        body = form.body
    }

    private static func fields(
        _ request: ImageRequest, _ settings: ImageSettings, to server: OpenAIImageFacts
    ) throws -> [String: JSONValue] {
        var fields: [String: JSONValue] = ["prompt": .string(request.concept), "n": .number(1)]
        var size = request.size
        switch server.product {
        case .openAI(let family):
            size = family.size(nearest: size)
            fields.merge(family.fields(quality: settings.quality, isEdit: request.reference != nil)) { $1 }
            fields["model"] = .string(server.modelName)
            fields["prompt"] = .string(family.prompt(request))
        case .stableDiffusionCPP:
            fields["prompt"] = .string(try SDCPPSettings(request, settings).prompt(request.concept))
            fields["output_format"] = .string("png")
        case .other:
            fields["model"] = .string(server.modelName)
            for extra in server.extras {
                fields[extra.rawValue] =
                    switch extra {
                    case .responseFormat: .string("b64_json")
                    case .seed: .number(request.shortSeed)
                    }
            }
        }
        fields["size"] = .string("\(size)")
        return fields
    }
}

extension OpenAIImageFamily {
    /// Adds the reference picture's caption for GPT image models. Other models would draw what the caption says.
    fileprivate func prompt(_ request: ImageRequest) -> String {
        guard isGPTImage, let caption = request.reference?.caption, !caption.isEmpty else { return request.concept }
        return "\(request.concept) \(caption)"
    }

    /// Members that only some models accept.
    fileprivate func fields(quality wanted: String?, isEdit: Bool) -> [String: JSONValue] {
        var fields: [String: JSONValue] = [:]
        fields["quality"] = quality(wanted).map { .string($0) }
        if isGPTImage {
            fields["output_format"] = .string("png")
            if !isEdit { fields["moderation"] = .string("auto") }
        } else {
            fields["response_format"] = .string("b64_json")
        }
        return fields
    }
}

extension OpenAIImageFacts {
    /// GPT image models accept several pictures, other models only one.
    fileprivate var pictureField: String {
        switch product {
        case .openAI(let family): family.isGPTImage ? "image[]" : "image"
        case .stableDiffusionCPP: "image[]"
        case .other: "image"
        }
    }
}

extension JSONValue {
    /// The value as text in a form.
    fileprivate var formText: String {
        switch self {
        case .string(let text): text
        case .number(let value): "\(Int(value))"
        default: ""
        }
    }
}
