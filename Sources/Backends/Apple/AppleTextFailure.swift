import Domain

/// A failure of Apple's Foundation Models. SDK 26 and SDK 27 have different errors for the same failures.
enum AppleTextFailure: Hashable, CaseIterable {
    case deviceNotEligible
    case appleIntelligenceNotEnabled
    case modelNotReady
    /// For a reason that a newer system added.
    case unavailable
    /// The model was removed after the check of its availability.
    case assetsUnavailable
    case guardrailViolation
    case refusal
    case contextSizeExceeded
    case rateLimited
    case decodingFailure
    case unsupportedGuide
    case unsupportedLanguage
    case unsupportedCapability
    case unsupportedContent
    case concurrentRequests
    case timeout
    /// Another error, or one that a newer system added.
    case unknown

    /// `detail`: the system's own message.
    func explained(_ detail: String? = nil) -> SetupError {
        let (kind, reason, remedy) = explanation
        return SetupError(kind, detail.map { "\(reason): \($0)" } ?? reason, remedy: remedy)
    }

    private var explanation: (kind: ErrorKind, reason: String, remedy: String) {
        let server = "use a server on this machine instead"
        return switch self {
        case .deviceNotEligible: (.unavailable, "this machine cannot run Apple Intelligence", server)
        case .appleIntelligenceNotEnabled:
            (.unavailable, "Apple Intelligence is turned off", "turn it on in System Settings")
        case .modelNotReady:
            (.unavailable, "the system's model is not ready", "wait until it is downloaded, and run again")
        case .unavailable, .assetsUnavailable:
            (.unavailable, "the system's model is unavailable", "see Apple Intelligence in System Settings")
        case .guardrailViolation: (.refused, "the system's filter refused the request", "use gentler words")
        case .refusal: (.refused, "the system's model refused the request", "use gentler words")
        case .contextSizeExceeded: (.tooLong, "the request exceeds the context of the system's model", "shorten it")
        case .rateLimited: (.busy, "the system limits the requests of this program", "wait")
        case .decodingFailure: (.badReply, "the reply of the system's model does not follow the schema", "try again")
        case .unsupportedGuide: (.misconfigured, "the system's model does not support the schema", server)
        case .unsupportedLanguage: (.misconfigured, "the system's model does not know the story's language", server)
        case .unsupportedCapability, .unsupportedContent:
            (.misconfigured, "the system's model does not support the request", server)
        case .concurrentRequests: (.transient, "the session of the system's model is in use", "try again")
        case .timeout: (.transient, "the system's model did not reply in time", "try again")
        case .unknown: (.transient, "the system's model failed", "try again")
        }
    }
}
