/// Someone in the story, with an appearance that is the same on every page.
package struct StoryCharacter: Hashable, Codable, Sendable {
    /// Unique within the story; lower-case letters, digits and hyphens.
    package var id: String
    package var name: String
    /// What the character is, as a lower-case noun: `girl`, `fox`, `dragon`.
    package var kind: String
    /// How the character looks, in the words that every concept repeats. At most 160 characters.
    package var appearance: String

    package init(id: String, name: String, kind: String, appearance: String) {
        self.id = id
        self.name = name
        self.kind = kind
        self.appearance = appearance
    }
}
