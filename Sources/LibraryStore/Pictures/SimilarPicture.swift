import Domain

/// Whose picture a page shows that was not drawn for it.
package struct SimilarPicture: Hashable, Sendable {
    /// The panel that it was drawn for; nil where that is no more.
    var source: PanelID?
    /// Where that panel stands: `lanterns/the-lantern-fox/3`.
    package var place: String
    /// What it was drawn for, in the plan's words.
    package var scene: String
    /// How much of the two pages' words is the same, up to 1.
    package var similarity: Double
}
