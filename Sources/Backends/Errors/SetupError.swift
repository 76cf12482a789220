import Generation

/// Why a backend cannot be used, and what to do about it.
struct SetupError: Error, Hashable {
    /// What a question that is asked all the same comes to.
    var kind: GenerationError.Kind
    var reason: String
    var remedy: String

    init(_ kind: GenerationError.Kind, _ reason: String, remedy: String) {
        self.kind = kind
        self.reason = reason
        self.remedy = remedy
    }

    func standing<Facts>() -> ModelStanding<Facts> { .unavailable(reason: reason, remedy: remedy) }
    var error: GenerationError { GenerationError(kind, "\(reason); \(remedy)") }
}
