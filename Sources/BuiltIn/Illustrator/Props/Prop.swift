import Media

/// A drawable thing: its names, its size, its place and its drawing.
struct Prop: Sendable {
    enum Place: Sendable {
        /// At the figures' feet.
        case ground
        /// Behind the figures, on the ground.
        case background
        case sky
        /// On a wall in a room; outdoors behind the figures.
        case wall
    }

    /// The surroundings that the thing needs.
    enum Surroundings: Sendable {
        case anywhere
        /// Solid ground under the sky.
        case outdoors
        case indoors
        /// A wall around it: of a room, of a house, or the front of a hill.
        case walls
    }

    /// The part that a hand holds, as a share of the thing's height above its foot.
    enum Grip: Double, Sendable {
        case top = 0.94
        case middle = 0.4
        case bottom = 0.03
    }

    /// The nouns for this thing, the main one first.
    var nouns: [String]
    /// Its height; a child's is 1.
    var size: Double
    var place = Place.ground
    var surroundings = Surroundings.anywhere
    /// Whether there are several of it in one drawing.
    var isSeveral = false
    /// Whether it is the tallest thing in a picture.
    var isTallest = false
    var givesLight = false
    /// Whether it faces right. It is mirrored on the right side, so that it faces the figures.
    var facesRight = false
    var grip = Grip.middle
    /// Its height in a hand, if it differs from the usual one.
    var sizeInHand: Double?
    /// Draws the thing with the middle of its foot at the origin and a height of 1.
    var paint: @Sendable (inout Sketch) -> Void

    /// Its height in a hand, limited so that the thing does not hide its holder.
    var heldSize: Double {
        if let sizeInHand { return sizeInHand }
        return min(max(size, 0.24), grip == .bottom ? 0.46 : 0.34)
    }
}
