package import Domain
import PipelineFiles

/// What the parameters of a story may contain: nothing that the collection's rating excludes.
package struct StoryParameterRules: Sendable {
    private let ratings: RatingWords

    package init(ratings: RatingWords) {
        self.ratings = ratings
    }

    /// All problems in the parameters of a story. The word list is English, so only English collections are checked.
    func problems(in entry: StoryEntry, of collection: CollectionFacts) -> [Diagnostic] {
        guard case .parameters(let parameters) = entry.source,
            LanguageTag.primary(of: collection.language) == "en"
        else { return [] }
        let rating = collection.audience.rating
        let said = [
            ("hero", parameters.hero), ("kind", parameters.kind), ("about", parameters.about),
            ("lesson", parameters.lesson),
        ]
        return said.compactMap { key, text in
            guard let text, let word = ratings.firstWord(above: rating, in: text) else { return nil }
            return Diagnostic(
                entry.place,
                "“\(key)” is “\(text)”, and “\(word)” is not for a collection rated \(rating.rawValue); "
                    + "ask for something else")
        }
    }
}
