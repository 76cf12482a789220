/// A character of the story, with the same appearance on every page.
package struct StoryCharacter: Hashable, Codable, Sendable {
    /// Unique within the story; lower-case letters, digits and hyphens.
    package var id: String
    package var name: String
    /// The kind of character, as a lower-case noun: `girl`, `fox`, `dragon`.
    package var kind: String
    /// The character's appearance. Every concept repeats these words. At most 160 characters.
    package var appearance: String
    /// The facts of the `cast:` that the other values follow; nil for a character that only the planner found.
    package var given: CharacterFacts?

    package init(id: String, name: String, kind: String, appearance: String, given: CharacterFacts? = nil) {
        self.id = id
        self.name = name
        self.kind = kind
        self.appearance = appearance
        self.given = given
    }
}
