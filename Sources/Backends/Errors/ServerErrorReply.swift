import Domain
import Generation
import Transport

/// An error reply of a server, and its meaning for the backend. The server's message takes precedence over the HTTP
/// status, because products report the same error with different statuses, such as 400 and 500.
struct ServerErrorReply: Sendable {
    /// The maximum number of bytes of a message that are examined. Some servers send the whole request back.
    private static let window = 1000

    let status: Int
    /// Shortened for an error text.
    let message: String
    /// How long the server asks clients to wait.
    private let wait: Duration?
    /// The server's error code and message, in lower case.
    private let words: String
    /// The members of the request that the server names.
    private let members: [String]

    /// `now` is in seconds since 1970, for a `Retry-After` that is a date.
    init(_ reply: HTTPReply, now: Double) {
        let body = reply.decoded(as: ServerErrorBody.self) ?? ServerErrorBody()
        self.init(
            status: reply.status, message: body.message, code: body.code, otherwise: reply.excerpt,
            wait: RetryAfter.duration(reply.headers["Retry-After"], now: now), members: body.members)
    }

    init(
        status: Int, message: String?, code: String = "", otherwise: String = "", wait: Duration? = nil,
        members: [String] = []
    ) {
        self.status = status
        self.wait = wait
        self.members = members
        let said = message ?? ""
        self.message = said.isEmpty ? otherwise : said.excerpt
        // A body that is no error in JSON may be the server's words all the same. A web page is that of a proxy.
        let quoted = otherwise.hasPrefix("“") ? otherwise : ""
        words = "\(code) \(said.isEmpty ? quoted : String(said.prefix(Self.window)))".lowercased()
    }

    var error: GenerationError { GenerationError(kind, "HTTP \(status): \(message)\(delay)", retryAfter: wait) }

    /// The requested wait as text, if it is longer than the longest wait of a run.
    private var delay: String {
        guard kind == .exhausted, let wait, wait > Backoff.longestPause else { return "" }
        let minutes = Int((wait / .seconds(60)).rounded(.up))
        return "; it asks to be left alone for \(minutes < 120 ? "\(minutes) min" : "\((minutes + 59) / 60) h")"
    }

    /// Whether the model is being loaded, so that the same request can succeed later.
    var isLoading: Bool { status == 503 && words.contains("loading") }

    /// Whether the server does not support the requested response format for JSON, or cannot enforce the schema.
    var isAboutResponseFormat: Bool {
        kind != .tooLong && [400, 422, 500, 501].contains(status) && mentions(Self.formats)
    }

    /// Whether the server rejects the reference picture of the request.
    var isAboutReference: Bool {
        switch kind {
        case .misconfigured, .transient, .tooLong:
            status == 413 || !mentions(Self.memory) && [400, 415, 422, 500].contains(status) && mentions(Self.pictures)
        default: false
        }
    }

    /// Whether the server does not know the member of the request with this name.
    func isAbout(_ member: String) -> Bool {
        [400, 422].contains(status) && words.split { !$0.isLetter && $0 != "_" }.contains { $0 == member }
    }

    private var kind: ErrorKind {
        if status == 413 || mentions(Self.lengths) { return .tooLong }
        if RefusalWords.refuse(in: words) { return .refused }
        if mentions(Self.limits) { return .exhausted }
        switch status {
        case 402: return .exhausted
        case 401, 403, 407: return .misconfigured
        case 429: return hasToWaitTooLong ? .exhausted : .busy
        case 503: return .busy
        case 501 where !words.allSatisfy(\.isWhitespace): return .misconfigured
        case 200...499: return namesSetting ? .misconfigured : .transient
        default: return .transient
        }
    }

    /// Whether the server's own words name the model or a member of the request that every request has alike. Other
    /// words, a status alone, or a page of a proxy say nothing about the next request.
    private var namesSetting: Bool {
        members.contains { !Self.contents.contains($0) } || mentions(Self.settings)
            || words.contains("model") && mentions(Self.absences)
    }

    private var hasToWaitTooLong: Bool {
        if mentions(Self.quotas) { return true }
        return wait.map { $0 > Backoff.longestPause } ?? mentions(Self.days)
    }

    private func mentions(_ phrases: [String]) -> Bool {
        phrases.contains { words.contains($0) }
    }
}
