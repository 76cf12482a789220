import Media

/// A drawable character: its names, size, proportions, colours, head and back.
struct Figure: Sendable {
    /// One set of colours for a figure. A story always uses the same one.
    struct Coat: Hashable, Sendable {
        var main: Color
        /// Belly, muzzle, tip of the tail.
        var light: Color
        /// Nose, ears, stripes, feet.
        var dark: Color

    }

    /// How the trunk is covered.
    enum Dress: Sendable {
        /// For people: a shirt with trousers, or a dress.
        case clothed(frock: Bool)
        /// For animals: their own coat with a lighter belly.
        case fur
        /// The figure draws its whole trunk.
        case own
    }

    typealias Part = @Sendable (inout Sketch, Skeleton, CharacterLook) -> Void
    typealias Head = @Sendable (inout Sketch, CharacterLook, Expression) -> Void

    /// The nouns for this figure, the main one first.
    var nouns: [String]
    /// Its height; a child's is 1.
    var size = 1.0
    var build = Build()
    var dress = Dress.fur
    /// Whether it is a thing with a face.
    var isThing = false
    var coats: [Coat]
    /// Tail or wings, drawn before everything else, in the figure's own coordinates.
    var behind: Part = { _, _, _ in }
    /// Drawn over the trunk: a shell, plates or a pattern.
    var trunk: Part = { _, _, _ in }
    /// Headgear is placed by it.
    var face = Face()
    /// In the head's coordinates: a circle of radius 1 around the origin, turned slightly to the right.
    var head: Head
}

extension Figure.Coat {
    init(_ main: UInt32, _ light: UInt32, _ dark: UInt32) {
        self.init(main: Color(main), light: Color(light), dark: Color(dark))
    }
}
