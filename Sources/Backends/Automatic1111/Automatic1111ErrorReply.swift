import Domain
import Generation
import Transport

/// An error of a server with A1111's API, and its meaning for the backend.
struct Automatic1111ErrorReply: Sendable {
    /// In lower case, with the products that report a rejected reference picture in these words.
    private static let referencePhrases = [
        "invalid encoded image", "init image",  // A1111, Forge, SD.Next
        "init_images",  // Draw Things
    ]

    /// The error if nothing more specific is known.
    let error: GenerationError
    /// In lower case.
    private let words: String
    /// Whether the request is larger than the server or a proxy accepts. Only a picture makes a request that large.
    private let isTooLarge: Bool

    /// `now` is in seconds since 1970, for a `Retry-After` that is a date.
    init(_ reply: HTTPReply, now: Double) {
        let body = reply.decoded(as: Automatic1111ErrorBody.self)
        // A proxy before the server uses other forms.
        let general = reply.decoded(as: ServerErrorBody.self)
        let complaint = ServerErrorReply(
            status: reply.status, message: body?.message ?? general?.message,
            code: [body?.error, general?.code].compactMap(\.self).joined(separator: " "), otherwise: reply.excerpt,
            wait: RetryAfter.duration(reply.headers["Retry-After"], now: now))
        var error = complaint.error
        words = complaint.message.lowercased()
        // Forge's message for a missing model. Repeating the request cannot help.
        if body?.error == "RuntimeError", words.hasPrefix("model "), words.hasSuffix(" not found") {
            error.kind = .misconfigured
        }
        self.error = error
        isTooLarge = reply.status == 413
    }

    var isAboutSampler: Bool { words.contains("sampler not found") }
    var isAboutReference: Bool { isTooLarge || Self.referencePhrases.contains { words.contains($0) } }
}
