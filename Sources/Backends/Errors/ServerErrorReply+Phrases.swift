/// Each in lower case, with the products that say so.
extension ServerErrorReply {
    static let lengths = [
        "exceed_context_size", "exceeds the available context",  // llama.cpp
        "context_length_exceeded", "maximum context length",  // OpenAI, vLLM, llama-cpp-python
        "longer than the maximum model length",  // vLLM
        "greater than the context length", "context the overflows", "context length of only",  // LM Studio
        "input length exceeds", "prompt too long", "prompt is too long",  // Ollama and others
        "string_above_max_length",  // OpenAI's image models
    ]

    static let refusals = [
        "content_policy_violation", "content_filter", "moderation_blocked", "responsibleaipolicyviolation",
        "safety system", "safety_violations",
    ]

    /// What no waiting brings back, whatever status it comes with.
    static let limits = ["billing_hard_limit_reached"]

    /// A reference picture that is not taken: OpenAI, stable-diffusion.cpp, LocalAI and other servers of their kind.
    static let pictures = [
        "invalid_image", "invalid image", "image file", "input image", "image input", "image data", "image format",
        "image[]", "reference image", "ref_image", "init_image", "init image", "encoded image", "identify image",
        "decode image", "decoding image", "decode the image", "unsupported image", "uploaded image",
    ]

    /// A quota that no waiting of one night fills up again.
    static let quotas = ["insufficient_quota", "billing", "credit balance"]

    /// A quota of a day, unless the server names an earlier time.
    static let days = ["per day", "perday", "daily"]

    /// Another program may have the card still, and give it back.
    static let memory = ["out of memory", "outofmemory", "requires more system memory", "cudamalloc failed"]

    static let formats = [
        "response_format", "json_schema", "json schema", "json_object", "guided_json", "structured output", "grammar",
    ]
}
