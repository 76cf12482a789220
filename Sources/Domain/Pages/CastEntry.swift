/// A character in the `cast:` of a pipeline or of a story.
package struct CastEntry: Hashable, Codable, Sendable {
    package var facts: CharacterFacts
    /// The position in its file: `pipelines/hedda/pipeline.yaml:7:11`.
    package var place: String

    package init(facts: CharacterFacts, place: String) {
        self.facts = facts
        self.place = place
    }
}

extension [CastEntry] {
    /// These entries, and those of `others` with other names.
    package func orElse(_ others: [CastEntry]) -> [CastEntry] {
        self + others.filter { other in !contains { $0.facts.isSameCharacter(as: other.facts) } }
    }
}
