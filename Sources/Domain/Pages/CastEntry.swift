/// A character in the `cast:` of a pipeline or of a story.
package struct CastEntry: Hashable, Codable, Sendable {
    package var facts: CharacterFacts
    /// The position in its file: `pipelines/hedda/pipeline.yaml:7:11`.
    package var place: String
    package var portrait: PortraitFile?

    package init(facts: CharacterFacts, place: String) {
        self.facts = facts
        self.place = place
    }
}

/// A picture of a character that a user has.
package struct PortraitFile: Hashable, Codable, Sendable {
    /// The maximum size of the file in bytes.
    package static let sizeLimit = 20_000_000

    /// As in the `cast:`.
    package var name: String
    package var path: String
    /// The position in the file that names it.
    package var place: String

    package init(name: String, path: String, place: String) {
        self.name = name
        self.path = path
        self.place = place
    }
}

extension [CastEntry] {
    /// These entries, and those of `others` with other names.
    package func orElse(_ others: [CastEntry]) -> [CastEntry] {
        self + others.filter { other in !contains { $0.facts.isSameCharacter(as: other.facts) } }
    }
}
