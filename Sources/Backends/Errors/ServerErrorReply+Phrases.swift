/// The phrases are in lower case, each with the products that use it.
extension ServerErrorReply {
    static let lengths = [
        "exceed_context_size", "exceeds the available context",  // llama.cpp
        "context_length_exceeded", "maximum context length",  // OpenAI, vLLM, llama-cpp-python
        "longer than the maximum model length",  // vLLM
        "greater than the context length", "context the overflows", "context length of only",  // LM Studio
        "input length exceeds", "prompt too long", "prompt is too long",  // Ollama and others
        "string_above_max_length",  // OpenAI's image models
    ]

    /// Limits that waiting does not lift, whatever the HTTP status is.
    static let limits = ["billing_hard_limit_reached"]

    /// Rejected reference pictures: OpenAI, stable-diffusion.cpp, LocalAI and similar servers.
    static let pictures = [
        "invalid_image", "invalid image", "image file", "input image", "image input", "image data", "image format",
        "image[]", "reference image", "ref_image", "init_image", "init image", "encoded image", "identify image",
        "decode image", "decoding image", "decode the image", "unsupported image", "uploaded image",
    ]

    /// Quotas that are not refilled within a run.
    static let quotas = ["insufficient_quota", "billing", "credit balance"]

    /// Daily quotas, unless the server names an earlier time.
    static let days = ["per day", "perday", "daily"]

    /// Out of memory. Another program may use the graphics card and release its memory later.
    static let memory = ["out of memory", "outofmemory", "requires more system memory", "cudamalloc failed"]

    /// Members of requests that differ from page to page.
    static let contents: Set<String> = [
        "", "prompt", "messages", "input", "image", "images", "image[]", "init_images", "mask",
    ]

    /// Complaints about members of a request: OpenAI, FastAPI, llama.cpp, Google, Draw Things and similar servers.
    static let settings = [
        "unknown field", "unknown parameter", "unknown argument", "unknown option", "unknown name", "cannot find field",
        "unrecognized request argument", "unrecognized field", "unrecognized key", "extra inputs are not permitted",
        "unsupported parameter", "unsupported value", "invalid value", "invalid type", "invalid parameter",
        "is not supported", "does not support", "must be", "should be", "required", "field '", "more than one key",
        "sampler not found", "scheduler not found", "failed_precondition", "api_key_invalid",
    ]

    /// With “model”, complaints about an unknown one.
    static let absences = [
        "not found", "not_found", "does not exist", "doesn't exist", "unknown model", "no such model", "invalid model",
        "not available", "is missing", "is not a valid",
    ]

    static let formats = [
        "response_format", "json_schema", "json schema", "json_object", "guided_json", "structured output", "grammar",
    ]
}
