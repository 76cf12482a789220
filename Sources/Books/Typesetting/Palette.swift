import Domain

/// The colors of a theme's paper and of the print on it, for a light room and for a dark room.
///
/// Story text has a contrast of at least 7:1, page numbers have one of at least 4.5:1 (WCAG 2.2, success criteria 1.4.6
/// and 1.4.3).
struct Palette: Hashable, Sendable {
    /// Red, green and blue as `0xRRGGBB`.
    struct Color: Hashable, Sendable, CustomStringConvertible {
        let value: UInt32

        var description: String {
            let digits = String(value, radix: 16)
            return "#" + String(repeating: "0", count: 6 - digits.count) + digits
        }
    }

    let paper: Color
    let ink: Color
    /// Color of page numbers, names and ornaments.
    let accent: Color

    private init(_ paper: UInt32, _ ink: UInt32, _ accent: UInt32) {
        self.paper = Color(value: paper)
        self.ink = Color(value: ink)
        self.accent = Color(value: accent)
    }

    static func light(_ theme: Theme) -> Palette {
        switch theme {
        case .fantasy: Palette(0xF6F1FA, 0x2A2338, 0x674A97)
        case .adventure: Palette(0xFCF4E6, 0x2E2519, 0x95491A)
        case .animals: Palette(0xF4F6EA, 0x242A1D, 0x4C6728)
        case .family: Palette(0xFCF2EE, 0x33241F, 0x9A4034)
        case .friendship: Palette(0xEFF6F8, 0x1D2A30, 0x1C667A)
        case .neutral: Palette(0xFAF6EE, 0x2A2622, 0x7D5227)
        }
    }

    /// Text on white paper: what a printer leaves out costs nothing and shows no seams.
    static func paper(_ theme: Theme) -> Palette {
        let light = light(theme)
        return Palette(0xFFFFFF, light.ink.value, light.accent.value)
    }

    static func dark(_ theme: Theme) -> Palette {
        switch theme {
        case .fantasy: Palette(0x221D2E, 0xEAE2F0, 0xBBA5DD)
        case .adventure: Palette(0x28211A, 0xF0E6D6, 0xE0A97C)
        case .animals: Palette(0x1F241B, 0xE8EBDD, 0xADC58A)
        case .family: Palette(0x2B201D, 0xF2E4DF, 0xE3A497)
        case .friendship: Palette(0x1A2429, 0xDFEBEF, 0x8CC4D4)
        case .neutral: Palette(0x25211C, 0xEFE8DC, 0xD3AE82)
        }
    }
}
