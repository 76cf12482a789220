/// What a picture shows, if the generator knows it.
package struct PictureDescription: Hashable, Sendable {
    /// Text alternative, for a person who cannot see the picture. At most 250 characters.
    package var alt: String
    /// False if the picture shows nothing of the direction that a person wrote.
    package var followsDirection: Bool

    package init(alt: String, followsDirection: Bool) {
        self.alt = alt
        self.followsDirection = followsDirection
    }
}
