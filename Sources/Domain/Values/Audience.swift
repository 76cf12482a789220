/// The readers of a collection. They decide sentence length, words per page and what may be shown.
package struct Audience: Hashable, Codable, Sendable {
    /// The youngest and oldest ages that a pipeline may name, in years.
    package static let ageLimits = 0...18
    package static let standard = Audience(ages: 3...6, rating: .general)

    package var ages: ClosedRange<Int>
    package var rating: Rating

    package init(ages: ClosedRange<Int>, rating: Rating) {
        self.ages = ages
        self.rating = rating
    }

    /// Words of story text per page, from the youngest age.
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
