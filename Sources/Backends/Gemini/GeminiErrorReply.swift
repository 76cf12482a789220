import Domain
import Generation
import Transport

/// An error of Google's APIs (`google.rpc.Status`), as a single object or in a list.
struct GeminiErrorReply: Sendable {
    let error: GenerationError
    /// Whether a picture in the request cannot be used.
    let isAboutPicture: Bool
    private let isAboutKey: Bool
    private let status: Int

    init(_ reply: HTTPReply) {
        self.status = reply.status
        let status = (reply.decoded(as: GoogleStatus.self) ?? reply.decoded(as: [GoogleStatus].self)?.first)?.error
        let message = "HTTP \(reply.status): \(status.map { $0.message.excerpt } ?? reply.excerpt)"
        isAboutPicture =
            reply.status == 413
            || reply.status == 400 && status?.mentions(["input image", "image is not valid"]) == true
        let wait = status?.wait.flatMap(GoogleStatus.duration)
        isAboutKey = status?.reason == "API_KEY_INVALID" || reply.status == 401 || reply.status == 403
        let general = reply.decoded(as: ServerErrorBody.self)
        let refuses = RefusalWords.refuse(in: "\(general?.code ?? "") \(status?.message ?? general?.message ?? "")")
        error = GenerationError(Self.kind(reply, status, refuses: refuses), message, retryAfter: wait)
    }

    /// The setup error if this error is the reply to a look-up of the model.
    func failure(of backend: String) -> SetupError {
        let kind = [404, 405].contains(status) ? .misconfigured : error.kind
        let remedy =
            switch kind {
            case .misconfigured where isAboutKey:
                "set “key: { env: NAME }” or “key: { file: PATH }” of “\(backend)” to one that is valid there"
            case .misconfigured: "correct the model or the url of “\(backend)”"
            default: "try again later"
            }
        return SetupError(kind, error.message, remedy: remedy)
    }

    private static func kind(_ reply: HTTPReply, _ status: GoogleStatus.Body?, refuses: Bool) -> ErrorKind {
        if refuses { return .refused }
        return switch reply.status {
        case 429: status?.isOfTheDay == true ? .exhausted : .busy
        case 400 where status?.message.contains("exceeds the maximum number of tokens") == true: .tooLong
        default:
            ServerErrorReply(
                status: reply.status, message: status?.message,
                code: [status?.status, status?.reason].compactMap(\.self).joined(separator: " "),
                otherwise: reply.excerpt
            ).error.kind
        }
    }
}

extension GoogleStatus.Body {
    fileprivate func mentions(_ phrases: [String]) -> Bool { phrases.contains { message.contains($0) } }
}
