package import Domain

/// A panel that a run has taken and not recorded yet.
package struct PanelInHand: Hashable, Sendable {
    package var collection: Slug
    package var story: Slug
    package var title: String
    package var page: Int
    /// Counted from 1 on its page.
    package var number: Int
    /// Who is asked for its picture; nil where it waits its turn, or where pictures are free and that is not written down.
    package var backend: String?
    /// Since when, in seconds since 1970.
    package var since: Double?

    /// `small-tales/boat/3`, and `small-tales/boat/3/2` for the second picture of a page.
    package var path: String { "\(collection)/\(story)/\(page)" + (number == 1 ? "" : "/\(number)") }
}
