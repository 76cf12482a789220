import Foundation
import Testing

@testable import Books
@testable import Domain

struct PaletteTests {
    @Test(arguments: Theme.allCases.flatMap { [Palette.light($0), Palette.dark($0)] })
    func isReadable(_ palette: Palette) {
        #expect(contrast(palette.ink, palette.paper) >= 7)
        #expect(contrast(palette.accent, palette.paper) >= 4.5)
    }

    @Test func writesColorsForStyleSheets() {
        #expect(Palette.light(.neutral).paper.description == "#faf6ee")
    }

    /// WCAG 2.2, “contrast ratio”.
    private func contrast(_ one: Palette.Color, _ other: Palette.Color) -> Double {
        let luminances = [luminance(one), luminance(other)].sorted()
        return (luminances[1] + 0.05) / (luminances[0] + 0.05)
    }

    private func luminance(_ color: Palette.Color) -> Double {
        zip([16, 8, 0], [0.2126, 0.7152, 0.0722]).reduce(0) { sum, channel in
            let value = Double(color.value >> UInt32(channel.0) & 0xFF) / 255
            return sum + channel.1 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
        }
    }
}
