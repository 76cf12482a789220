/// An sRGB colour with opacity; every channel is from 0 to 1.
package struct Color: Hashable, Sendable {
    package static let white = Color(0xffffff)
    static let black = Color(0x000000)
    static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// From `0xRRGGBB`.
    package init(_ hex: UInt32, alpha: Double = 1) {
        self.init(
            red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255,
            alpha: alpha)
    }

    package func opacity(_ alpha: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
    }

    /// This colour mixed with a share of another: 0 gives this one, 1 the other.
    package func mixed(with other: Color, _ share: Double) -> Color {
        Color(
            red: red + (other.red - red) * share, green: green + (other.green - green) * share,
            blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
    }

    package func lighter(_ share: Double) -> Color {
        mixed(with: Color(red: 1, green: 1, blue: 1, alpha: alpha), share)
    }

    package func darker(_ share: Double) -> Color {
        mixed(with: Color(red: 0, green: 0, blue: 0, alpha: alpha), share)
    }

    /// This colour in light of another colour.
    package func multiplied(by light: Color) -> Color {
        Color(red: red * light.red, green: green * light.green, blue: blue * light.blue, alpha: alpha)
    }

    /// Stronger for factors above 1, paler below 1. The brightness stays about the same.
    package func saturated(_ factor: Double) -> Color {
        let grey = 0.3 * red + 0.59 * green + 0.11 * blue
        func channel(_ value: Double) -> Double { min(1, max(0, grey + (value - grey) * factor)) }
        return Color(red: channel(red), green: channel(green), blue: channel(blue), alpha: alpha)
    }

    /// Relative luminance from 0 to 1. A square approximates sRGB's transfer curve.
    package var luminance: Double { 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue }

    /// The WCAG ratio of two opaque colours' luminances, 1 to 21.
    package func contrast(with other: Color) -> Double {
        let light = max(luminance, other.luminance)
        let dark = min(luminance, other.luminance)
        return (light + 0.05) / (dark + 0.05)
    }
}

extension Color: CustomStringConvertible {
    /// `#rrggbb`, or `#rrggbbaa` if not opaque.
    package var description: String {
        let channels = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
        return channels.reduce(into: "#") { text, channel in
            let digits = String(PixelColor.level(channel), radix: 16)
            text += digits.utf8.count == 1 ? "0" + digits : digits
        }
    }
}
