import Domain
import Generation

/// What stable-diffusion.cpp's server is told of a picture beside prompt and size: members of a job, or of the block
/// within a prompt.
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

    /// A prompt with all of it in front, for the API of OpenAI's kind, which has no members for it. The server takes
    /// the first such block that it finds; none can be within another, because none holds a `<`.
    func prompt(_ concept: String) throws -> String {
        let block = try JSONValue.object(members).compactText.replacing("<", with: "\\u003c")
        return "<sd_cpp_extra_args>\(block)</sd_cpp_extra_args>\(concept)"
    }
}
