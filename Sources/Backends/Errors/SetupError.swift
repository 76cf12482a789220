import Domain
import Generation
import Transport

/// Why a backend cannot be used, and what to do about it.
struct SetupError: Error, Hashable {
    /// The error kind of requests that are sent in spite of this error.
    var kind: ErrorKind
    var reason: String
    var remedy: String

    init(_ kind: ErrorKind, _ reason: String, remedy: String) {
        self.kind = kind
        self.reason = reason
        self.remedy = remedy
    }

    /// The error of a probe whose reply could not be read. If the reply is no JSON, it says nothing about the server's
    /// product, because a disturbed server may send anything.
    func given(_ reply: HTTPReply) -> SetupError {
        guard reply.status == 200, reply.decoded(as: JSONValue.self) == nil else { return self }
        return SetupError(.badReply, reason, remedy: remedy)
    }

    func availability<Facts>() -> ModelAvailability<Facts> {
        kind.mayPass ? .loading(reason: reason, remedy: remedy) : .unavailable(reason: reason, remedy: remedy)
    }

    var error: GenerationError { GenerationError(kind, "\(reason); \(remedy)") }
}

extension ErrorKind {
    /// Whether an error of this kind in a probe says that the server answers, and nothing about its later answers.
    var mayPass: Bool {
        switch self {
        case .busy, .transient, .badReply, .badPicture: true
        case .refused, .tooLong, .exhausted, .unavailable, .misconfigured: false
        }
    }
}
