/// What a backend is, and with that how it is reached and what it makes.
package enum BackendKind: String, CaseIterable, Sendable {
    /// Built in.
    case stub
    /// A server that speaks OpenAI's HTTP API.
    case openai
    /// Ollama's own API.
    case ollama
    case gemini
    /// Google's older API for single pictures.
    case imagen
    /// A1111 and what speaks as it does: Forge, SD.Next, Draw Things.
    case automatic1111
    case comfyui
    /// stable-diffusion.cpp's server, by its own API of jobs.
    case sdcpp
    /// A program that is run once for each request.
    case command
    /// Models of the system, in process.
    case apple

    package var makesText: Bool {
        switch self {
        case .stub, .openai, .ollama, .gemini, .command, .apple: true
        case .imagen, .automatic1111, .comfyui, .sdcpp: false
        }
    }

    package var makesImages: Bool { self != .ollama }
}
