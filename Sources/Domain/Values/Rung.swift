/// One step of the ladder: how the concept of a panel is written for an attempt.
package enum Rung: String, CaseIterable, Codable, Sendable {
    /// The full concept, at most 240 characters.
    case full
    /// At most 160 characters.
    case compact
    /// As ``full``, but the direction is in a language model's words.
    case rewritten
    /// As ``full``, but words that filters refuse are replaced, and the first suffix of the softening table is added.
    case fullSoftened = "full-softened"
    case compactSoftened = "compact-softened"
    /// As ``fullSoftened``, but with the second suffix.
    case fullSoftest = "full-softest"
    case compactSoftest = "compact-softest"
    /// Only theme and place.
    case simple

    /// Whether words that filters refuse are replaced.
    package var isSoftened: Bool {
        switch self {
        case .full, .compact, .rewritten, .simple: false
        case .fullSoftened, .compactSoftened, .fullSoftest, .compactSoftest: true
        }
    }

    /// The next rung with shorter words; nil if there is none.
    package var nextShorter: Rung? {
        switch self {
        case .full: .compact
        case .rewritten, .fullSoftened: .compactSoftened
        case .fullSoftest: .compactSoftest
        case .compact, .compactSoftened, .compactSoftest: .simple
        case .simple: nil
        }
    }
}
