import Domain
import Media

/// How a setting is drawn, behind the figures and in front of them.
struct Scenery: Sendable {
    /// What carries figures that neither fly nor swim.
    enum Footing: Sendable {
        case ground
        /// Open water: the figures sit in a boat.
        case water
        /// Air: the figures stand on a cloud.
        case cloud
        /// Under water: all figures float slightly.
        case seabed
    }

    /// Whether the sky is visible, with sun or moon, clouds and weather.
    var hasSky = true
    /// Whether what needs the open can be there, also without this sky: on a moon.
    var isOpen: Bool { footing == .ground && (hasSky || hasOwnSky) }
    /// Whether the setting draws a sky of its own.
    var hasOwnSky = false
    var isIndoors = false
    /// Whether lamps light it after dark.
    var isLamplit = false
    var footing = Footing.ground
    /// The depth of the ground; a meadow's is 1.
    var depth = 1.0
    /// The ground's colour, with which the figures must contrast.
    var ground: @Sendable (ThemePalette) -> Color
    var back: @Sendable (inout Sketch, Frame) -> Void
    var front: @Sendable (inout Sketch, Frame) -> Void = { _, _ in }
}

extension Setting {
    /// The scenery in code, on which a drawing file can draw. For a page, see ``ArtCatalog/scenery(of:)``.
    var codeScenery: Scenery {
        switch self {
        case .forest, .jungle: .forest
        case .meadow, .farm: .meadow
        case .sea, .ship: .sea
        case .shore, .harbour: .shore
        case .river, .swamp: .river
        case .mountain: .mountain
        case .village, .market: .village
        case .city, .roof, .station: .city
        case .castle: .castle
        case .room, .kitchen, .school, .shop, .bakery, .library, .workshop, .barn, .hall, .bedroom, .bathroom, .attic,
            .carriage, .theatre:
            .room
        case .garden, .orchard, .playground: .garden
        case .snow: .snow
        case .desert: .desert
        case .cave: .cave
        case .space: .space
        case .underwater: .underwater
        case .sky: .sky
        }
    }

    /// The setting that this one is a kind of. What belongs there can be here, too.
    var wider: Setting {
        switch self {
        case .school, .shop, .library, .workshop, .barn, .hall, .bedroom, .bathroom, .attic, .carriage, .theatre: .room
        case .bakery: .kitchen
        case .ship: .sea
        case .harbour: .shore
        case .farm: .meadow
        case .market: .village
        case .jungle: .forest
        case .roof, .station: .city
        case .orchard, .playground: .garden
        case .swamp: .river
        case .forest, .meadow, .sea, .shore, .river, .mountain, .village, .city, .castle, .room, .kitchen, .garden,
            .snow, .desert, .cave, .space, .underwater, .sky:
            self
        }
    }

    /// The wider setting whose things can be here, too. On the deck of a ship there is nothing of the sea.
    var settingOfThings: Setting { self == .ship ? self : wider }
}
