import Domain
import Media

/// Where things are in one picture. The shorter side is 1000 units long, whatever the size in pixels.
struct Frame: Sendable {
    let width: Double
    let height: Double
    /// Whether the calm space for a caption lies above the figures or below them; the same on all pages of a story.
    let captionAbove: Bool
    /// Where land and sky would meet on flat ground.
    let horizon: Double
    /// The line on which the figures stand.
    let feet: Double
    /// The height of a child.
    let unit: Double
    /// The middle of the group of figures, off the middle of the picture.
    let focus: Double
    /// Whether things of the text take the place behind the figures' open side, or on the wall.
    let hasThingsBehind: Bool
    let hasThingsOnWall: Bool
    /// Whether a room's wall has a door, which takes the open side from the window.
    let hasDoor: Bool
    /// Which of a setting's arrangements this page shows, from 0 to 2; the next page shows another.
    let view: Int
    /// Whether a room's lamp is off at night.
    let lampIsOff: Bool
    let palette: ThemePalette
    /// Varies from page to page.
    let pageSeed: UInt64
    /// The same on all pages of a story.
    let storySeed: UInt64

    var area: Path { .box(0, 0, width, height) }
    /// What a picture's smallest parts are measured by.
    var shortSide: Double { min(width, height) }
    /// The side of the picture that the figures leave empty.
    var openSide: Double { focus < width / 2 ? width * 0.78 : width * 0.22 }

    var windowSide: Double { hasDoor ? width - openSide : openSide }

    /// How large a thing one unit tall is drawn where its foot stands at `y`: smaller toward the horizon.
    func scale(at y: Double) -> Double {
        let share = (y - horizon) / max(1, feet - horizon)
        return unit * min(1.35, max(0.34, 0.4 + 0.6 * share))
    }
}
