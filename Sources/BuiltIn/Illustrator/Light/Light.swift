import Domain
import Media

/// The effect of time of day, weather and mood on every colour in a picture.
struct Light: Sendable {
    /// Every colour is multiplied by this.
    var tint: Color
    /// Every colour is mixed with this colour, by `ambientShare`.
    var ambient: Color
    var ambientShare: Double
    /// The colour of distant things.
    var air: Color
    var skyTop: Color
    var skyLow: Color
    var shadow: Color
    var rim: Color
    var saturation: Double
    var comesFromRight: Bool
    var isDark: Bool
    /// Whether windows show clouds, and neither sun nor moon.
    private(set) var isOvercast = false
    /// Whether lamps are on: at dusk and at night.
    var needsLamps: Bool

    func lit(_ color: Color) -> Color {
        let saturated = saturation == 1 ? color : color.saturated(saturation)
        return saturated.multiplied(by: tint).mixed(with: ambient.opacity(color.alpha), ambientShare)
    }

    /// The light of a room with clouds outside its windows.
    func overcast() -> Light {
        var light = self
        let veil = isDark ? Color(0x3b4560) : Color(0xc9d2da)
        (light.skyTop, light.skyLow) = (skyTop.mixed(with: veil, 0.75), skyLow.mixed(with: veil, 0.75))
        light.isOvercast = true
        return light
    }

    /// The same light with less tint: mixed with white, or at night with a warm white.
    func lifted(_ share: Double) -> Light {
        var lifted = self
        lifted.tint = tint.mixed(with: isDark ? Color(0xfff0d8) : .white, share)
        lifted.ambientShare = ambientShare * (1 - share)
        return lifted
    }

    /// The light on figures, weaker so that they are visible at night, too.
    var onFigures: Light { lifted(isDark ? 0.76 : 0.4) }

    init(sky: SkyColors, time: TimeOfDay, weather: Weather, mood: Mood, comesFromRight: Bool, isLamplit: Bool = false) {
        self.comesFromRight = comesFromRight
        air = sky.low
        skyTop = sky.top
        skyLow = sky.low
        isDark = time == .night
        needsLamps = isDark || time == .dusk
        saturation = 1
        switch time {
        case .dawn:
            (tint, ambient, ambientShare) = (Color(0xfff0e6), sky.low, 0.10)
            (shadow, rim) = (Color(0x5a4a78), Color(0xfff3dc))
        case .day:
            (tint, ambient, ambientShare) = (Color(0xffffff), sky.middle, 0.03)
            (shadow, rim) = (Color(0x2f4a5e), Color(0xfffbe8))
        case .dusk:
            (tint, ambient, ambientShare) = (Color(0xf6d0bf), sky.middle, 0.16)
            (shadow, rim) = (Color(0x3f2a55), Color(0xffdca8))
        case .night:
            (tint, ambient, ambientShare) = (Color(0x7f92c4), sky.top, 0.20)
            (shadow, rim) = (Color(0x0d1433), Color(0xc9dcff))
        }
        if isLamplit, time == .night || time == .dusk {
            (tint, ambient, ambientShare) = (Color(0xf0cfa6), Color(0x5a3a5e), time == .night ? 0.13 : 0.06)
            (shadow, rim) = (Color(0x2f1c3c), Color(0xffdfa6))
        }
        weather.dim(&self)
        mood.color(&self)
    }
}

extension Weather {
    fileprivate func dim(_ light: inout Light) {
        switch self {
        case .clear: break
        case .cloudy, .wind: light.saturation *= 0.93
        case .rain:
            light.saturation *= 0.82
            light.tint = light.tint.multiplied(by: Color(0xdfe6ee))
        case .snow: light.saturation *= 0.9
        case .fog:
            light.saturation *= 0.8
            light.ambientShare += 0.08
        }
    }
}

extension Mood {
    fileprivate func color(_ light: inout Light) {
        switch self {
        case .calm, .curious: break
        case .happy, .proud: light.tint = light.tint.multiplied(by: Color(0xfffaec))
        case .excited: light.saturation *= 1.08
        case .sad:
            light.saturation *= 0.8
            light.tint = light.tint.multiplied(by: Color(0xe6edfa))
        case .worried: light.saturation *= 0.88
        case .sleepy: light.tint = light.tint.multiplied(by: Color(0xf4ecf4))
        }
    }
}
