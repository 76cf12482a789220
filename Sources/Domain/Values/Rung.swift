/// A step of the ladder: how a panel is put into words for one attempt.
package enum Rung: String, CaseIterable, Codable, Sendable {
    /// The whole concept, at most 240 characters.
    case full
    /// At most 160 characters.
    case compact
    /// As ``full``, with words a filter trips on replaced and the first suffix of the softening table.
    case fullSoftened = "full-softened"
    case compactSoftened = "compact-softened"
    /// As the softened ones, with the second suffix.
    case fullSoftest = "full-softest"
    case compactSoftest = "compact-softest"
    /// Theme and place alone.
    case simple

    /// Whether words a filter trips on are replaced.
    package var isSoftened: Bool {
        switch self {
        case .full, .compact, .simple: false
        case .fullSoftened, .compactSoftened, .fullSoftest, .compactSoftest: true
        }
    }

    /// Nil after the last.
    package var next: Rung? {
        Self.allCases.firstIndex(of: self).flatMap { $0 + 1 < Self.allCases.count ? Self.allCases[$0 + 1] : nil }
    }

    /// The next rung whose words are shorter; nil when there is none.
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
