/// What the picture of a person's direction shows, by a generator that draws only what its own words tell.
package struct PictureDescription: Hashable, Sendable {
    /// For someone who cannot see it. At most 250 characters.
    package var alt: String
    /// False where none of the direction is in the picture.
    package var followsDirection: Bool

    package init(alt: String, followsDirection: Bool) {
        self.alt = alt
        self.followsDirection = followsDirection
    }
}
