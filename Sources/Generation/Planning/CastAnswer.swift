import Domain

/// A model's answer about the cast of a story.
struct CastAnswer: Decodable, Sendable {
    struct Character: Decodable, Sendable {
        var name: String
        var kind: String
        var appearance: String
    }

    var theme: Theme
    var characters: [Character]
}

extension CastAnswer {
    init(_ cast: (theme: Theme, characters: [StoryCharacter])) {
        theme = cast.theme
        characters = cast.characters.map { Character(name: $0.name, kind: $0.kind, appearance: $0.appearance) }
    }
}

extension [StoryCharacter] {
    /// Adds the characters with new names. Their ids are made from their names. A longer name of a character with facts
    /// is not new.
    mutating func add(_ answer: CastAnswer, limit: Int) {
        for character in answer.characters where count < limit {
            let name = character.name.whiteSpaceFolded
            guard
                !contains(where: {
                    $0.name.lowercased() == name.lowercased() || $0.given?.isNamed(by: name) == true
                })
            else { continue }
            let slug = Slug(title: name).text
            var id = slug
            var number = 2
            while contains(where: { $0.id == id }) {
                id = "\(slug)-\(number)"
                number += 1
            }
            append(
                StoryCharacter(
                    id: id, name: name, kind: character.kind.whiteSpaceFolded.lowercased(),
                    appearance: character.appearance.whiteSpaceFolded))
        }
    }
}
