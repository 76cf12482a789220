import Domain
import Media

/// The result of “cast” as JSON and as text.
struct CastDocument: Encodable {
    struct Collection: Encodable {
        var pipeline: String
        var collection: Slug
        var collectionTitle: String
        var stories: [Story]
    }

    struct Story: Encodable {
        var story: Slug
        /// Nil for a story that is not written or cannot be read.
        var storyTitle: String?
        var planned: Bool
        var characters: [Character]
    }

    struct Character: Encodable {
        enum Origin: String, Encodable {
            case given, found
        }

        var name: String
        var origin: Origin
        /// What the built-in illustrator draws, or a kind that is given.
        var kind: String?
        var appearance: String?
        /// Nil if the story has no plan.
        var pages: [Int]?
        var given: CharacterFacts?
        /// The file of a given portrait, as in the cast.
        var portrait: String?

        init(_ character: StoryCharacter, portrait: PortraitFile?, pages: [Int]) {
            self.portrait = portrait?.name
            name = character.name
            origin = character.given == nil ? .found : .given
            kind = character.given?.kind ?? character.kind
            appearance = character.appearance
            self.pages = pages
            given = character.given
        }

        init(_ facts: CharacterFacts, portrait: PortraitFile?) {
            self.portrait = portrait?.name
            (name, origin, kind, given) = (facts.name, .given, facts.kind, facts)
        }
    }

    var collections: [Collection]
    /// The file of --write.
    var file: String?
    /// The file of --sheet.
    var sheet: String?

    var text: String {
        let shown = collections.map { collection in
            ["\(collection.pipeline.onOneLine): “\(collection.collectionTitle.singleLine)”"]
                + collection.stories.flatMap(lines)
        }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
        let files = [("file    ", file), ("sheet   ", sheet)].compactMap { name, path in
            path.map { "\(name)\($0.onOneLine)\n" }
        }
        return shown + (files.isEmpty ? "" : "\n") + files.joined()
    }

    private func lines(of story: Story) -> [String] {
        let name = "  \(story.story)\(story.planned ? "" : " (not planned)")"
        guard !story.characters.isEmpty else { return ["\(name): no characters"] }
        let width = story.characters.map { $0.name.singleLine.count }.max() ?? 0
        return [name]
            + story.characters.map { character in
                let padding = String(repeating: " ", count: width - character.name.singleLine.count)
                let pages = character.pages.map { "; \(Self.text(ofPages: $0))" } ?? ""
                let portrait = character.portrait.map { "; portrait \($0.singleLine)" } ?? ""
                return "    \(character.name.singleLine)\(padding)  \(character.origin.rawValue)  "
                    + (character.appearance ?? Self.text(of: character.given)).singleLine + portrait + pages
            }
    }

    private static func text(of facts: CharacterFacts?) -> String {
        let parts = [facts?.kind, facts?.looks, facts?.clothes.map { "in \($0)" }].compactMap(\.self)
        return parts.isEmpty ? "only the name is given" : parts.joined(separator: ", ")
    }

    /// `pages 1-3, 7`
    private static func text(ofPages pages: [Int]) -> String {
        guard !pages.isEmpty else { return "on no page" }
        var ranges: [ClosedRange<Int>] = []
        for page in pages {
            if let last = ranges.last, last.upperBound + 1 == page {
                ranges[ranges.count - 1] = last.lowerBound...page
            } else {
                ranges.append(page...page)
            }
        }
        let texts = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
        return (pages.count == 1 ? "page " : "pages ") + texts.joined(separator: ", ")
    }
}
