package import Domain
import PipelineFiles

/// What a story may be asked to be about: nothing that the collection's rating leaves out.
package struct StoryParameterRules: Sendable {
    private let ratings: RatingWords

    package init(ratings: RatingWords) {
        self.ratings = ratings
    }

    /// Everything wrong with what a story is to be written from. The words are English, and so must the collection be.
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
