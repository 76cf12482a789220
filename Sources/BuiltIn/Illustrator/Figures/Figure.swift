import Media

/// What can be drawn as a character: its names, size, proportions and colours, and how its head and back look.
struct Figure: Sendable {
    /// The colours a figure comes in; a story keeps to one.
    struct Coat: Hashable, Sendable {
        var main: Color
        /// Belly, muzzle, tip of the tail.
        var light: Color
        /// Nose, ears, stripes, feet.
        var dark: Color

        init(_ main: UInt32, _ light: UInt32, _ dark: UInt32) {
            self.main = Color(main)
            self.light = Color(light)
            self.dark = Color(dark)
        }
    }

    /// How the trunk is covered.
    enum Dress: Sendable {
        /// People: a shirt with trousers, or a frock.
        case clothed(frock: Bool)
        /// Animals: their own coat with a lighter belly.
        case fur
        /// The figure draws its whole trunk itself.
        case own
    }

    typealias Part = @Sendable (inout Sketch, Skeleton, CharacterLook) -> Void
    typealias Head = @Sendable (inout Sketch, CharacterLook, Expression) -> Void

    /// The kinds it answers to, the one it is known by first.
    var nouns: [String]
    /// Its height; a child's is 1.
    var size = 1.0
    var build = Build()
    var dress = Dress.fur
    /// Whether it is a thing that was given a face.
    var isThing = false
    var coats: [Coat]
    /// Tail or wings, behind everything else, in the figure's own coordinates.
    var behind: Part = { _, _, _ in }
    /// Drawn over the trunk: a shell, plates, a pattern.
    var trunk: Part = { _, _, _ in }
    /// In the head's coordinates: a circle of radius 1 around the origin, turned slightly to the right.
    var head: Head
}
