import Media

/// A thing: its names, its size, where it belongs, and how it is drawn.
struct Prop: Sendable {
    enum Place: Sendable {
        /// At the figures' feet.
        case ground
        /// Behind the figures, on the ground.
        case background
        case sky
        /// On a wall in a room; out of doors it stands behind the figures.
        case wall
    }

    /// What it needs around it.
    enum Surroundings: Sendable {
        case anywhere
        /// Firm ground under the sky.
        case outdoors
        case indoors
        /// A wall to be set in: a room's, a house's or the front of a hill.
        case walls
    }

    /// Where a hand takes hold of it.
    enum Grip: Double, Sendable {
        case top = 0.94
        case middle = 0.4
        case bottom = 0.03
    }

    /// The nouns it answers to, the one it is known by first.
    var nouns: [String]
    /// Its height; a child's is 1.
    var size: Double
    var place = Place.ground
    var surroundings = Surroundings.anywhere
    /// Whether nothing in a picture is taller.
    var isTallest = false
    /// Whether it lights up what is around it.
    var givesLight = false
    /// Whether it looks to the right, and is turned round where that is away from the figures.
    var facesRight = false
    var grip = Grip.middle
    /// Its height in a hand where that is not the usual.
    var sizeInHand: Double?
    /// Drawn with the middle of its foot at the origin and a height of 1.
    var paint: @Sendable (inout Sketch) -> Void

    /// Its height in a hand: never so large that it hides who holds it.
    var heldSize: Double {
        if let sizeInHand { return sizeInHand }
        return min(max(size, 0.24), grip == .bottom ? 0.46 : 0.34)
    }
}
