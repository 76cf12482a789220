import Domain

/// The node classes of a fresh ComfyUI that test workflows use.
struct ComfyUINodeClass: Sendable {
    let required: [String]
    let isOutput: Bool

    init(_ required: [String], isOutput: Bool = false) {
        self.required = required
        self.isOutput = isOutput
    }

    static let usual: [String: ComfyUINodeClass] = [
        "CheckpointLoaderSimple": ComfyUINodeClass(["ckpt_name"]),
        "CLIPTextEncode": ComfyUINodeClass(["text", "clip"]),
        "EmptyLatentImage": ComfyUINodeClass(["width", "height", "batch_size"]),
        "ImageScaleBy": ComfyUINodeClass(["image", "scale_by"]),
        "IPAdapter": ComfyUINodeClass(["model", "image"]),
        "KSampler": ComfyUINodeClass(["model", "seed", "positive", "negative", "latent_image"]),
        "LoadImage": ComfyUINodeClass(["image"]),
        "PreviewImage": ComfyUINodeClass(["images"], isOutput: true),
        "PrimitiveInt": ComfyUINodeClass(["value"]),
        "PrimitiveString": ComfyUINodeClass(["value"]),
        "SaveImage": ComfyUINodeClass(["images", "filename_prefix"], isOutput: true),
        "SaveImageWebsocket": ComfyUINodeClass(["images"], isOutput: true),
        "VAEDecode": ComfyUINodeClass(["samples", "vae"]),
    ]
}

extension ComfyUINodeClass {
    /// The values that inputs take, in the form of `GET /object_info`; `COMBO` is that of newer versions.
    static let values: [String: [String: JSONValue]] = [
        "CheckpointLoaderSimple": ["ckpt_name": .array([names("dream.safetensors", "ink/night_v2.safetensors")])],
        "EmptyLatentImage": ["width": number("INT", 16, 16_384), "batch_size": number("INT", 1, 4096)],
        "LoadImage": ["image": .array([names("example.png"), .object(["image_upload": .bool(true)])])],
        "KSampler": [
            "sampler_name": .array([names("euler", "euler_ancestral", "dpmpp_2m")]),
            "scheduler": .array([.string("COMBO"), .object(["options": names("normal", "karras")])]),
            "steps": number("INT", 1, 10_000), "cfg": number("FLOAT", 0, 100), "denoise": number("FLOAT", 0, 1),
        ],
    ]

    private static func names(_ names: String...) -> JSONValue { .array(names.map { .string($0) }) }

    private static func number(_ type: String, _ least: Double, _ most: Double) -> JSONValue {
        .array([.string(type), .object(["min": .number(least), "max": .number(most), "default": .number(least)])])
    }
}
