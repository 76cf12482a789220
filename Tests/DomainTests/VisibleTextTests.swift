import TestSupport
import Testing

@testable import Domain

struct VisibleTextTests {
    private static let shapeless = [
        "\u{FFFC}", "\u{FFFD}", " ", "\t", "\n", "\u{A0}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{AD}",
        "\u{202E}",
        "\u{0}",
        "\u{3164}", "\u{115F}", "\u{2800}", "\u{FE0F}", "\u{E0041}", "\u{E000}", "\u{301}", "\u{3000}", "\u{2028}",
    ]

    @Test(arguments: Soak.seeds(1...200, otherwise: 20)) func textWithoutAShapeIsNotVisible(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in
            Self.shapeless.randomElement(using: &random) ?? ""
        }.joined()
        #expect(!text.isVisible, "\(text.unicodeScalars.map { String($0.value, radix: 16) })")
        let letter = ["a", "狐", "ש", "7", "🦊", "…"].randomElement(using: &random) ?? "a"
        #expect((text + letter + text).isVisible)
    }

    @Test(arguments: Soak.seeds(1...200, otherwise: 20)) func aTextOnOneLineHasNoControlCharacter(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let parts = [
            "a", " ", "狐", "\n", "\r\n", "\u{1B}[2J", "\u{9B}", "\u{7}", "\u{202E}", "\u{2066}", "\u{2028}", "\u{85}",
            "\\",
        ]
        let text = (0..<10).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
        let shown = text.onOneLine
        #expect(
            shown.unicodeScalars.allSatisfy {
                ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
                    && !(0x202A...0x202E).contains($0.value) && !(0x2066...0x2069).contains($0.value)
            })
        #expect(shown.onOneLine == shown)
        #expect(shown.unicodeScalars.count >= text.unicodeScalars.count)
    }
}
