package import Domain
import PipelineFiles

/// What the parameters of a story and the descriptions of a cast may contain: nothing that the collection's rating excludes.
package struct StoryParameterRules: Sendable {
    private let ratings: RatingWords

    package init(ratings: RatingWords) {
        self.ratings = ratings
    }

    /// All problems in the descriptions of a cast. They are for image models, in English in every collection.
    func problems(in cast: [CastEntry], of collection: CollectionFacts) -> [Diagnostic] {
        let rating = collection.audience.rating
        return cast.flatMap { entry in
            [("kind", entry.facts.kind), ("looks", entry.facts.looks), ("clothes", entry.facts.clothes)]
                .compactMap { key, text in
                    guard let text, let word = ratings.firstWord(above: rating, in: text) else { return nil }
                    return Diagnostic(
                        entry.place,
                        "“\(key)” of “\(entry.facts.name)” is “\(text)”, and “\(word)” is not for a collection rated "
                            + "\(rating.rawValue); describe the character in other words")
                }
        }
    }

    /// All problems in the heroes and goals of a growing collection.
    func problems(in growth: Growth, of collection: CollectionFacts) -> [Diagnostic] {
        guard LanguageTag.primary(of: collection.language) == "en" else { return [] }
        let rating = collection.audience.rating
        return (growth.heroes.map { ("heroes", $0) } + growth.goals.map { ("goals", $0) }).compactMap { key, text in
            guard let word = ratings.firstWord(above: rating, in: text) else { return nil }
            return Diagnostic(
                growth.place,
                "“\(text)” is in “\(key)”, and “\(word)” is not for a collection rated \(rating.rawValue); "
                    + "ask for something else")
        }
    }

    /// All problems in the parameters of a story. The word list is English, so only English collections are checked.
    func problems(in entry: StoryEntry, of pipeline: PipelineFile) -> [Diagnostic] {
        let collection = pipeline.collection
        let cast = problems(in: entry.cast.orElse(pipeline.cast), of: collection)
        guard case .parameters(let parameters) = entry.source,
            LanguageTag.primary(of: collection.language) == "en"
        else { return cast }
        let rating = collection.audience.rating
        let said = [
            ("hero", parameters.hero), ("kind", parameters.kind), ("about", parameters.about),
            ("lesson", parameters.lesson),
        ]
        return cast
            + said.compactMap { key, text in
                guard let text, let word = ratings.firstWord(above: rating, in: text) else { return nil }
                return Diagnostic(
                    entry.place,
                    "“\(key)” is “\(text)”, and “\(word)” is not for a collection rated \(rating.rawValue); "
                        + "ask for something else")
            }
    }
}
