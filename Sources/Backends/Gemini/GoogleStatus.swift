/// The body of an error of Google's APIs.
struct GoogleStatus: Decodable {
    struct Body: Decodable {
        var message: String
        /// `INVALID_ARGUMENT`
        var status: String?
        var details: [Detail]?
    }

    /// The members of `QuotaFailure`, `RetryInfo`, `ErrorInfo` and others in one type. Their member names do not
    /// overlap.
    struct Detail: Decodable {
        struct Violation: Decodable {
            var quotaId: String?
        }

        struct Metadata: Decodable {
            var quotaResetDelay: String?
        }

        var violations: [Violation]?
        var retryDelay: String?
        var reason: String?
        var metadata: Metadata?
    }

    var error: Body

    /// `36.5s`, the form of durations in Protocol Buffers' JSON: at most nine decimals.
    static func duration(_ text: String) -> Duration? {
        guard let match = text.wholeMatch(of: /(\d{1,9}(?:\.\d{1,9})?)s/), let seconds = Double(match.1) else {
            return nil
        }
        return .milliseconds(Int((seconds * 1000).rounded(.up)))
    }
}

extension GoogleStatus.Body {
    /// Whether the quota is refilled at midnight, even if the server names a shorter wait.
    var isOfTheDay: Bool {
        let violations = (details ?? []).flatMap { $0.violations ?? [] }
        return violations.contains { $0.quotaId?.contains("PerDay") == true }
    }

    var reason: String? { details?.compactMap(\.reason).first }

    /// The wait that the server asks for, such as `26.66s`, from a field of its own or from the message.
    var wait: String? {
        details?.compactMap(\.retryDelay).first ?? details?.compactMap { $0.metadata?.quotaResetDelay }.first
            ?? message.firstMatch(of: /retry in (\d{1,9}(?:\.\d{1,9})?s)/).map { String($0.1) }
    }
}
