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
