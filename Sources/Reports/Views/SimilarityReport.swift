/// The page whose picture another page shows.
package struct SimilarityReport: Hashable, Sendable {
    /// `lanterns/the-lantern-fox/3`
    var page: String
    /// What the picture was drawn for, in the plan's words.
    var direction: String
    /// How much of the two pages' words is the same, up to 1.
    var similarity: Double

    package init(page: String, direction: String, similarity: Double) {
        self.page = page
        self.direction = direction
        self.similarity = similarity
    }

    /// `93 %`, rounded down: only pages with the same words are called the same.
    var percent: String { "\(Int((similarity * 100).rounded(.down)))\u{A0}%" }
}
