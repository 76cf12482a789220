import Domain
import Generation

/// The settings of a picture for stable-diffusion.cpp's server in addition to prompt and size. They are members of a
/// job, or of the block within a prompt.
struct SDCPPSettings: Sendable {
    private(set) var members: [String: JSONValue]

    init(_ request: ImageRequest, _ settings: ImageSettings) {
        members = ["seed": .number(request.shortSeed)]
        if !request.negativePrompt.isEmpty { members["negative_prompt"] = .string(request.negativePrompt) }
        let sampling = JSONValue.object(present: [
            "sample_steps": settings.steps.map { .number($0) },
            "sample_method": settings.sampler.map { .string($0) },
            "scheduler": settings.scheduler.map { .string($0) },
            "guidance": settings.guidance.map { .object(["txt_cfg": .number($0)]) },
        ])
        if sampling != .object([:]) { members["sample_params"] = sampling }
    }

    /// The prompt with all settings in a block before it, for the API of OpenAI's kind, which has no members for them.
    /// The server reads the first block in the prompt. No block can be inside another, because no setting contains a
    /// `<`.
    func prompt(_ concept: String) throws -> String {
        let block = try JSONValue.object(members).compactText.replacing("<", with: "\\u003c")
        return "<sd_cpp_extra_args>\(block)</sd_cpp_extra_args>\(concept)"
    }
}
