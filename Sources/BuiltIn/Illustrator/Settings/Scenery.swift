import Domain
import Media

/// What a setting looks like, behind the figures and before them.
struct Scenery: Sendable {
    /// What carries those who neither fly nor swim.
    enum Footing: Sendable {
        case ground
        /// Open water: they sit in a boat.
        case water
        /// Air: they stand on a cloud.
        case cloud
        /// Under water everyone floats a little.
        case seabed
    }

    /// Whether the hour's sky, with sun or moon, clouds and weather, is seen.
    var hasSky = true
    /// Whether it is within four walls.
    var isIndoors = false
    /// Whether lamps light it after dark.
    var isLamplit = false
    var footing = Footing.ground
    /// How deep the ground reaches back, 1 being a meadow's.
    var depth = 1.0
    /// The colour figures must stand off.
    var ground: @Sendable (ThemePalette) -> Color
    var back: @Sendable (inout Sketch, Frame) -> Void
    var front: @Sendable (inout Sketch, Frame) -> Void = { _, _ in }
}

extension Setting {
    var scenery: Scenery {
        switch self {
        case .forest: .forest
        case .meadow: .meadow
        case .sea: .sea
        case .shore: .shore
        case .river: .river
        case .mountain: .mountain
        case .village: .village
        case .city: .city
        case .castle: .castle
        case .room: .room
        case .kitchen: .kitchen
        case .garden: .garden
        case .snow: .snow
        case .desert: .desert
        case .cave: .cave
        case .space: .space
        case .underwater: .underwater
        case .sky: .sky
        }
    }
}
