import Domain
import Media

/// A drawable thing: its names, its size, its place and its drawing.
struct Prop: Sendable {
    enum Place: String, CaseIterable, Sendable {
        /// At the figures' feet.
        case ground
        /// Behind the figures, on the ground.
        case background
        case sky
        /// On a wall in a room; outdoors behind the figures.
        case wall
    }

    /// The surroundings that the thing needs.
    enum Surroundings: String, CaseIterable, Sendable {
        case anywhere
        /// Solid ground under the sky.
        case outdoors
        case indoors
        /// A wall around it: of a room, of a house, or the front of a hill.
        case walls
    }

    /// The nouns for this thing, the main one first.
    var nouns: [String]
    /// What captions call it, if it is not the main noun: `watering can`.
    var name: String?
    /// Its height; a child's is 1.
    var size: Double
    var place = Place.ground
    var surroundings = Surroundings.anywhere
    /// The only settings that it is in; empty for all.
    var settings: Set<Setting> = []
    /// Whether there are several of it in one drawing.
    var isSeveral = false
    /// Whether it has no plural: honey, bread.
    var isUncountable = false
    var isAnimal = false
    /// Whether it is the tallest thing in a picture.
    var isTallest = false
    var givesLight = false
    /// Whether it faces right. It is mirrored on the right side, so that it faces the figures.
    var facesRight = false
    /// The point that a hand holds, for a height of 1 and the foot at the origin; nil if it is not for hands.
    var hold: Point?
    /// Where it touches the figure that uses it; nil if only hands hold it.
    var use: Use?
    /// What a figure does with it, in the base form: `play`, `look through`.
    var verb: String?
    /// Its height in a hand, if it differs from the usual one.
    var sizeInHand: Double?
    /// Where a figure sits or stands on it, for a height of 1 and the foot at the origin; nil if it does not carry one.
    var seat: Point?
    /// Whether the figure at its seat is in it, so that the thing hides the figure's lower part.
    var encloses = false
    /// The distance from the foot to the farther side, for a height of 1.
    var halfWidth = 0.5
    /// The word for its colour, if the page spec names one: `yellow`.
    var colorWord: String?
    /// Draws the thing with its foot at the origin and a height of 1, in its own colours or in shades of another.
    var paint: @Sendable (inout Sketch, Color?) -> Void

    func draw(_ pen: inout Sketch) { paint(&pen, colorWord.flatMap(ColorWords.color)) }

    /// Whether a picture can show several of it side by side.
    var isRepeatable: Bool {
        !isSeveral && !isUncountable && size <= 0.62 && place != .wall && (place == .sky || size * halfWidth < 0.3)
    }

    /// Two to four of it side by side.
    func several(_ count: Int) -> Prop {
        let scale = count == 2 ? 0.86 : 0.74
        let step = halfWidth * 1.7 * scale
        var group = self
        group.isSeveral = true
        (group.hold, group.use, group.seat) = (nil, nil, nil)
        group.halfWidth = step * Double(count - 1) / 2 + halfWidth * scale
        let rise = place == .sky ? 0.4 : 0.09
        let paint = paint
        group.paint = { pen, color in
            for index in 0..<count {
                let x = (Double(index) - Double(count - 1) / 2) * step
                pen.at(x, index.isMultiple(of: 2) ? 0 : -rise, scale: scale) { paint(&$0, color) }
            }
        }
        return group
    }

    /// A setting in which it can be.
    var home: Setting {
        Setting.allCases.first(where: settings.contains) ?? (surroundings == .indoors ? .room : .meadow)
    }

    /// Its height in a hand, limited so that the thing does not hide its holder.
    var heldSize: Double {
        if let sizeInHand { return sizeInHand }
        return min(max(size, 0.24), grip.y > -0.1 ? 0.46 : 0.34)
    }

    /// Where a hand holds it, also if it is not for hands.
    var grip: Point { hold ?? Point(0, -0.4) }
}
