import Domain
import Media

/// The colours of the sky from its top to the horizon.
struct SkyColors: Hashable, Sendable {
    var top: Color
    var middle: Color
    var low: Color

    init(_ top: UInt32, _ middle: UInt32, _ low: UInt32) {
        self.top = Color(top)
        self.middle = Color(middle)
        self.low = Color(low)
    }
}

/// The colours of a theme in plain daylight, and its skies for each time of day.
struct ThemePalette: Hashable, Sendable {
    var dawn: SkyColors
    var day: SkyColors
    var dusk: SkyColors
    var night: SkyColors
    var leaf: Color
    var deepLeaf: Color
    var meadow: Color
    var earth: Color
    var stone: Color
    var water: Color
    var wall: Color
    var floor: Color
    /// For clothes, blossoms, roofs and flags: colours that match each other and contrast with the greens and blues.
    var accents: [Color]

    func sky(at time: TimeOfDay) -> SkyColors {
        switch time {
        case .dawn: dawn
        case .day: day
        case .dusk: dusk
        case .night: night
        }
    }
}

extension ThemePalette {
    /// The palette with snow on ground and plants.
    var underSnow: ThemePalette {
        var palette = self
        palette.leaf = leaf.mixed(with: .drift, 0.78)
        palette.deepLeaf = deepLeaf.mixed(with: .drift, 0.3)
        palette.meadow = meadow.mixed(with: .drift, 0.9)
        palette.earth = earth.mixed(with: .drift, 0.5)
        palette.stone = stone.mixed(with: .drift, 0.35)
        return palette
    }

    /// The palette of a room when it snows: only the hills in its windows have snow.
    var withSnowOutside: ThemePalette {
        var palette = self
        (palette.leaf, palette.meadow) = (underSnow.leaf, underSnow.meadow)
        return palette
    }

    /// The palette with other accents in other stories.
    func turned(by storySeed: UInt64) -> ThemePalette {
        var palette = self
        let first = Int(storySeed % UInt64(accents.count))
        palette.accents = Array(accents[first...] + accents[..<first])
        return palette
    }
}

extension Color {
    /// Snow on the ground.
    static let drift = Color(0xeaf3fa)
}

/// A colour of a palette, as a drawing file names it.
enum PaletteRole: String, CaseIterable, Sendable {
    case leaf, meadow, earth, stone, water, wall, floor
    case accent1, accent2, accent3, accent4, accent5
}

extension ThemePalette {
    subscript(role: PaletteRole) -> Color {
        switch role {
        case .leaf: leaf
        case .meadow: meadow
        case .earth: earth
        case .stone: stone
        case .water: water
        case .wall: wall
        case .floor: floor
        case .accent1: accents[0]
        case .accent2: accents[1]
        case .accent3: accents[2]
        case .accent4: accents[3]
        case .accent5: accents[4]
        }
    }
}

extension Theme {
    var palette: ThemePalette {
        switch self {
        case .fantasy: .fantasy
        case .adventure: .adventure
        case .animals: .animals
        case .family: .family
        case .friendship: .friendship
        case .neutral: .neutral
        }
    }
}
