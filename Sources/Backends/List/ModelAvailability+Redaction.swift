import Generation
import Platform

extension ModelAvailability {
    /// The availability with keys masked. `amend` masks them in the facts.
    func redacted(by redactor: Redactor, _ amend: (inout Facts) -> Void) -> ModelAvailability {
        switch self {
        case .ready(var facts):
            amend(&facts)
            return .ready(facts)
        case .unavailable(let reason, let remedy):
            return .unavailable(reason: redactor.redacted(reason), remedy: redactor.redacted(remedy))
        case .loading(let reason, let remedy):
            return .loading(reason: redactor.redacted(reason), remedy: redactor.redacted(remedy))
        case .absent(let reason, let remedy):
            return .absent(reason: redactor.redacted(reason), remedy: redactor.redacted(remedy))
        }
    }
}

extension GenerationError {
    func redacted(by redactor: Redactor) -> GenerationError {
        var error = self
        error.message = redactor.redacted(message)
        return error
    }
}
