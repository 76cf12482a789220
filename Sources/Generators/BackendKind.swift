/// What a backend is, and with that how it is reached and what it makes.
package enum BackendKind: String, CaseIterable, Sendable {
    /// Built in.
    case stub
    /// A server that speaks OpenAI's HTTP API.
    case openai
    /// Ollama's own API.
    case ollama
    case gemini
    /// A program that is run once for each request.
    case command
    /// Models of the system, in process.
    case apple

    package var makesText: Bool { true }

    package var makesImages: Bool { self == .stub }
}
