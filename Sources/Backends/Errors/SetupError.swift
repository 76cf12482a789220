import Domain
import Generation

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

    func availability<Facts>() -> ModelAvailability<Facts> { .unavailable(reason: reason, remedy: remedy) }
    var error: GenerationError { GenerationError(kind, "\(reason); \(remedy)") }
}
