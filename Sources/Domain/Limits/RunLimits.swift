/// A limit that ends a run before its work is done. In pipelines each is a key of “limits:”.
package enum RunLimit: String, CaseIterable, Codable, Sendable {
    case deadline, images, failures, cost

    /// As a part of a sentence.
    package var words: String { self == .deadline ? "deadline" : "limit on \(rawValue)" }
}

/// The limits of a run. Nil means no limit.
package struct RunLimits: Hashable, Sendable {
    /// Pictures that image backends may make. With 0 no image backend is asked.
    package static let imageLimits = 0...1_000_000

    package var deadline: Deadline?
    package var images: Int?
    package var failures: FailureLimit?
    package var cost: Amount?

    package init(
        deadline: Deadline? = nil, images: Int? = nil, failures: FailureLimit? = nil, cost: Amount? = nil
    ) {
        self.deadline = deadline
        self.images = images
        self.failures = failures
        self.cost = cost
    }

    /// These limits, with those of `others` where these are nil.
    package func orElse(_ others: RunLimits) -> RunLimits {
        RunLimits(
            deadline: deadline ?? others.deadline, images: images ?? others.images,
            failures: failures ?? others.failures, cost: cost ?? others.cost)
    }
}
