/// Whom a collection is for. Decides sentence length, words a page and what may be shown.
package struct Audience: Hashable, Codable, Sendable {
    /// The youngest and oldest listener a pipeline may name, in years.
    package static let ageLimits = 0...18
    package static let standard = Audience(ages: 3...6, rating: .general)

    package var ages: ClosedRange<Int>
    package var rating: Rating

    package init(ages: ClosedRange<Int>, rating: Rating) {
        self.ages = ages
        self.rating = rating
    }

    /// How many words of story text a page carries, from the youngest listener's age.
    package var wordsPerPage: ClosedRange<Int> {
        switch ages.lowerBound {
        case ...2: 8...40
        case 3...4: 15...70
        case 5...6: 25...100
        case 7...8: 40...140
        default: 60...200
        }
    }
}

/// What may happen in a story and be shown in its pictures.
package enum Rating: String, CaseIterable, Codable, Sendable {
    case general = "G"
    case parentalGuidance = "PG"
}
