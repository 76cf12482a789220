import Domain
import Generation

/// The characters that a direction can name: the story's cast, matched by name and kind, and characters that only the
/// direction names.
struct DirectionCast {
    /// The story's cast in its order, then the characters that only the direction names.
    let members: [PlannedCharacter]
    private let knownCount: Int

    init(lexicon: PlannerLexicon, request: ImageRequest, sentences: [[PlannerToken]]) {
        let known = request.story.characters.planned(lexicon)
        let tally = CastTally(lexicon: lexicon, sentences: sentences, numbers: Array(sentences.indices))
        let found = CastFinder(lexicon: lexicon, tally: tally, namesEverybody: true).characters()
        let strangers = found.filter { one in !known.contains { Self.isSame($0, one) } }
        let newcomers = CastSelection(lexicon: lexicon).chosen(from: strangers, pages: [sentences])
        members = Self.dressed(known + newcomers, from: known.count, sentences, request, lexicon: lexicon)
        knownCount = known.count
    }

    func index(of id: String) -> Int? { members.firstIndex { $0.id == id } }

    var newcomers: [StoryCharacter] {
        members[knownCount...].map {
            StoryCharacter(id: $0.id, name: $0.name, kind: $0.kind, appearance: $0.appearance)
        }
    }

    /// Whether a character found in the direction is one of the story's cast.
    private static func isSame(_ known: PlannedCharacter, _ found: PlannedCharacter) -> Bool {
        guard found.isUnnamed else {
            return known.names.contains { name in found.names.contains { !Set($0).isDisjoint(with: name) } }
        }
        return known.nouns.contains(where: found.nouns.contains)
    }

    private static func dressed(
        _ cast: [PlannedCharacter], from start: Int, _ sentences: [[PlannerToken]], _ request: ImageRequest,
        lexicon: PlannerLexicon
    ) -> [PlannedCharacter] {
        var cast = cast
        let directory = CastDirectory(cast: cast, lexicon: lexicon)
        let reader = LooksReader(lexicon: lexicon, directory: directory, sentences: sentences)
        let writer = AppearanceWriter(lexicon: lexicon, title: String(request.story.seed), described: reader.described)
        let appearances = writer.appearances(of: cast)
        var taken = Set(cast.prefix(start).map(\.id))
        for index in start..<cast.count {
            cast[index].appearance = appearances[index]
            cast[index].kindNoun = writer.noun(of: cast[index])
            cast[index].id = Slug(title: cast[index].name).free(in: &taken)
        }
        return cast
    }
}

extension Slug {
    /// This slug if it is not taken, otherwise the slug with the lowest free number, from 2.
    fileprivate func free(in taken: inout Set<String>) -> String {
        var slug = self
        var number = 2
        while !taken.insert(slug.text).inserted {
            slug = numbered(number)
            number += 1
        }
        return slug.text
    }
}
