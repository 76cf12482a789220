/// One step of the ladder: how the concept of a panel is written for an attempt.
package enum Rung: String, CaseIterable, Codable, Sendable {
    /// The full concept, at most 240 characters.
    case full
    /// At most 160 characters.
    case compact
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
        case .full, .compact, .simple: false
        case .fullSoftened, .compactSoftened, .fullSoftest, .compactSoftest: true
        }
    }

    /// Nil after the last rung.
    package var next: Rung? {
        Self.allCases.firstIndex(of: self).flatMap { $0 + 1 < Self.allCases.count ? Self.allCases[$0 + 1] : nil }
    }

    /// The next rung with shorter words; nil if there is none.
    package var nextShorter: Rung? {
        switch self {
        case .full: .compact
        case .fullSoftened: .compactSoftened
        case .fullSoftest: .compactSoftest
        case .compact, .compactSoftened, .compactSoftest: .simple
        case .simple: nil
        }
    }
}
