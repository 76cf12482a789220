import Domain
import Generation
import Transport

/// A request for one picture, in the form that a product accepts.
struct Automatic1111Drawing: Sendable {
    let path: RequestPath
    let body: JSONValue
    /// Whether the request contains an earlier picture.
    let hasReference: Bool

    /// Throws ``ReferenceNotAccepted`` if the product cannot take a reference of that size.
    init(_ request: ImageRequest, settings: ImageSettings, to server: Automatic1111Facts) throws(ReferenceNotAccepted) {
        let reference = settings.usesReference == true ? request.reference : nil
        hasReference = reference != nil
        path = hasReference ? "/sdapi/v1/img2img" : "/sdapi/v1/txt2img"
        let members =
            server.product == .drawThings
            ? try Self.strict(request, reference, settings, server) : Self.usual(request, reference, settings, server)
        body = .object(present: members)
    }

    private static func usual(
        _ request: ImageRequest, _ reference: ReferencePicture?, _ settings: ImageSettings,
        _ server: Automatic1111Facts
    ) -> [String: JSONValue?] {
        var members = common(request, settings)
        members["width"] = .number(request.size.width)
        members["height"] = .number(request.size.height)
        members["cfg_scale"] = settings.guidance.map { .number($0) }
        members["sampler_name"] = settings.sampler.map { .string($0) }
        // stable-diffusion.cpp's server ignores names with capital letters.
        members["scheduler"] = settings.scheduler.map { .string(server.product == .sdServer ? $0.lowercased() : $0) }
        members["n_iter"] = .number(1)
        members["send_images"] = .bool(true)
        members["save_images"] = .bool(false)
        if server.takesTaskIdentifier, !request.identifier.isEmpty {
            members["force_task_id"] = .string(request.identifier)
        }
        if let model = server.chosenModel {
            members["override_settings"] = .object(["sd_model_checkpoint": .string(model)])
            members["override_settings_restore_afterwards"] = .bool(false)
        }
        if let reference {
            members["init_images"] = .array([.string(reference.base64)])
            members["denoising_strength"] = settings.strength.map { .number($0) }
        }
        return members
    }

    /// Draw Things accepts only one name for each setting and rejects other keys. Sides are in steps of 64. It takes
    /// missing settings from its own window.
    private static func strict(
        _ request: ImageRequest, _ reference: ReferencePicture?, _ settings: ImageSettings,
        _ server: Automatic1111Facts
    ) throws(ReferenceNotAccepted) -> [String: JSONValue?] {
        let size = request.size.inStepsOf64
        var members = common(request, settings)
        members["width"] = .number(size.width)
        members["height"] = .number(size.height)
        members["guidance_scale"] = settings.guidance.map { .number($0) }
        members["sampler"] = settings.sampler.map { .string($0) }
        members["batch_count"] = .number(1)
        members["model"] = server.chosenModel.map { .string($0) }
        if let reference {
            guard reference.size == size else {
                throw ReferenceNotAccepted(
                    GenerationError(
                        .misconfigured, "it is \(reference.size), and Draw Things takes one of \(size) only"))
            }
            members["init_images"] = .array([.string(reference.base64)])
            members["strength"] = settings.strength.map { .number($0) }
        }
        return members
    }

    private static func common(_ request: ImageRequest, _ settings: ImageSettings) -> [String: JSONValue?] {
        [
            "prompt": .string(request.concept), "negative_prompt": .string(request.negativePrompt),
            "seed": .number(request.shortSeed), "steps": settings.steps.map { .number($0) }, "batch_size": .number(1),
        ]
    }
}

extension PixelSize {
    /// The size with each side rounded down to a multiple of 64.
    fileprivate var inStepsOf64: PixelSize { PixelSize(width: width / 64 * 64, height: height / 64 * 64) ?? self }
}
