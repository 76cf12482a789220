/// Each in lower case, with the products that say so.
extension ServerComplaint {
    static let lengths = [
        "exceed_context_size", "exceeds the available context",  // llama.cpp
        "context_length_exceeded", "maximum context length",  // OpenAI, vLLM, llama-cpp-python
        "longer than the maximum model length",  // vLLM
        "greater than the context length", "context the overflows", "context length of only",  // LM Studio
        "input length exceeds", "prompt too long", "prompt is too long",  // Ollama and others
    ]

    static let refusals = [
        "content_policy_violation", "content_filter", "moderation_blocked", "responsibleaipolicyviolation",
    ]

    /// A quota that no waiting of one night fills up again.
    static let quotas = ["insufficient_quota", "billing", "credit balance"]

    /// A quota of a day, unless the server names an earlier time.
    static let days = ["per day", "perday", "daily"]

    static let memory = ["out of memory", "outofmemory", "requires more system memory", "cudamalloc failed"]

    static let formats = [
        "response_format", "json_schema", "json schema", "json_object", "guided_json", "structured output", "grammar",
    ]
}
