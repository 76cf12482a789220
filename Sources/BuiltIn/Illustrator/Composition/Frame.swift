import Domain
import Media

/// The geometry of one picture. The shorter side is 1000 units long for every size in pixels.
struct Frame: Sendable {
    let width: Double
    let height: Double
    /// Whether the calm space for a caption is above the figures; otherwise it is below them. The same on all pages of
    /// a story.
    let captionAbove: Bool
    /// The y coordinate where land and sky meet on flat ground.
    let horizon: Double
    /// The y coordinate of the figures' feet.
    let feet: Double
    let camera: Camera
    /// The height of a child.
    let unit: Double
    /// The x coordinate of the middle of the group of figures. It is 8 to 15 % of the width away from the middle of the
    /// picture.
    let focus: Double
    /// Whether the panel has things behind the figures, and things on a wall.
    let hasThingsBehind: Bool
    let hasThingsOnWall: Bool
    /// Whether a room's wall has a door. The door is on the open side, so the window is not.
    let hasDoor: Bool
    /// The number of the setting's arrangement on this page, from 0 to 2. The next page has a different one.
    let view: Int
    /// Whether a room's lamp is off at night.
    let lampIsOff: Bool
    /// Whether snow lies on the ground.
    let isSnowy: Bool
    /// The palette of the setting.
    let palette: ThemePalette
    /// The palette of figures and things.
    let storyPalette: ThemePalette
    /// Different on each page.
    let pageSeed: UInt64
    /// The same on all pages of a story.
    let storySeed: UInt64

    var area: Path { .box(0, 0, width, height) }
    /// The unit for the smallest parts of a picture.
    var shortSide: Double { min(width, height) }
    /// The x coordinate of the side that the figures leave empty.
    var openSide: Double { focus < width / 2 ? width * 0.78 : width * 0.22 }

    var windowSide: Double { hasDoor ? width - openSide : openSide }

    /// The drawn height of a thing of size 1 whose foot is at `y`. It decreases toward the horizon.
    func scale(at y: Double) -> Double {
        let share = (y - horizon) / max(1, feet - horizon)
        return unit * min(1.35, max(0.34, 0.4 + 0.6 * share))
    }
}
