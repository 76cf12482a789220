import Domain

/// The source of a picture that a page shows and that was drawn for another page.
package struct SimilarPicture: Hashable, Sendable {
    /// The panel that it was drawn for; nil if that panel no longer exists.
    var source: PanelID?
    /// The position of that panel: `lanterns/the-lantern-fox/3`.
    package var place: String
    /// The scene that it was drawn for, in the plan's words.
    package var scene: String
    /// How similar the words of the two pages are, from 0 to 1.
    package var similarity: Double
}
