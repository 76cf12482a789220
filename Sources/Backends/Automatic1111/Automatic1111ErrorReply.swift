import Domain
import Generation
import Transport

/// What a server that speaks A1111's API says went wrong, and what that means.
struct Automatic1111ErrorReply: Sendable {
    /// Each in lower case, with the products that say so of a reference picture.
    private static let referencePhrases = [
        "invalid encoded image", "init image",  // A1111, Forge, SD.Next
        "init_images",  // Draw Things
    ]

    /// What it comes to where nothing more is known.
    let error: GenerationError
    /// In lower case.
    private let words: String
    /// Whether the request is longer than the server, or one before it, takes; nothing else in it is long but a picture.
    private let isTooLarge: Bool

    /// `now` in seconds since 1970, for a `Retry-After` that is a date.
    init(_ reply: HTTPReply, now: Double) {
        let body = reply.decoded(as: Automatic1111ErrorBody.self)
        let complaint = ServerErrorReply(
            status: reply.status, message: body?.message, code: body?.error ?? "", otherwise: reply.excerpt,
            wait: RetryAfter.duration(reply.headers["Retry-After"], now: now))
        var error = complaint.error
        words = complaint.message.lowercased()
        // Forge's word for a model that is gone, which no other try brings back.
        if body?.error == "RuntimeError", words.hasPrefix("model "), words.hasSuffix(" not found") {
            error.kind = .misconfigured
        }
        self.error = error
        isTooLarge = reply.status == 413
    }

    var isAboutSampler: Bool { words.contains("sampler not found") }
    var isAboutReference: Bool { isTooLarge || Self.referencePhrases.contains { words.contains($0) } }
}
