import Testing

@testable import BuiltIn
@testable import Domain
@testable import Generation

/// The words of `style:` decide how the built-in illustrator draws.
struct PictureStyleTests {
    @Test(arguments: [
        ("soft watercolour, warm light", PictureStyle.Medium.watercolour, [PictureStyle.Tone.soft, .warm]),
        ("ink and colour wash, sea air", .inkAndWash, []), ("clear lines, flat colours", .inkAndWash, []),
        ("Soft pencil drawing, lamplight", .crayon, [.soft, .warm]), ("cut paper", .cutPaper, []),
        ("Aquarell in zarten, kühlen Farben", .watercolour, []), ("lápices de colores, cálido", .crayon, [.warm]),
        ("ink on grey paper", .inkAndWash, [.grey]), ("coloured paper", .cutPaper, []),
        ("gouache with pencil lines", .watercolour, []), ("warm, soft, warm", nil, [.warm, .soft]),
        ("oil on velvet", nil, []), ("", nil, []), ("🎨 , ; -", nil, []),
    ])
    func isSelectedByWords(words: String, medium: PictureStyle.Medium?, tones: [PictureStyle.Tone]) {
        let style = PictureStyle(words)
        #expect(style.medium == medium && style.tones == tones)
        #expect(style.isPlain == (medium == nil && tones.isEmpty))
    }

    private static let styles = [""] + PictureStyle.Medium.allCases.map(\.rawValue)

    private func bitmap(
        _ style: String, of panel: PanelSpec, theme: Theme = .friendship, width: Int = 160, height: Int = 240
    ) throws -> Bitmap {
        var request = try request(panel, theme: theme, width: width, height: height)
        request.story.style = style
        return StubIllustrator().bitmap(for: request)
    }

    /// At the size of a thumbnail.
    @Test(arguments: Setting.allCases) func mediaDiffer(setting: Setting) throws {
        let panel = panel(setting, props: ["basket"])
        let pictures = try Self.styles.map { try bitmap($0, of: panel) }
        for (index, picture) in pictures.enumerated() {
            for other in pictures[..<index] { #expect(picture.difference(from: other) > 0.15, "\(setting)") }
        }
    }

    @Test(arguments: styles) func theSameRequestGivesTheSamePixels(style: String) throws {
        let panel = panel(.forest, .dusk)
        #expect(try bitmap(style, of: panel) == bitmap(style, of: panel))
    }

    @Test func greyHasNoColour() throws {
        let pixels = try bitmap("grey", of: panel(.garden)).bytes
        let isGrey = stride(from: 0, to: pixels.count, by: 4).allSatisfy { start in
            let channels = pixels[start..<start + 3].map(Int.init)
            return (channels.max() ?? 0) - (channels.min() ?? 0) <= 3
        }
        #expect(isGrey)
    }

    /// Shapes that end at the border reach it in every style: there is no line along it, nor a gap.
    @Test(arguments: styles.dropFirst(), Setting.allCases) func bordersDoNotShow(style: String, setting: Setting) throws
    {
        func steps(_ style: String) throws -> [Double] {
            // A theme without ornaments in the corners.
            let picture = try bitmap(style, of: panel(setting, cast: []), theme: .neutral, width: 200, height: 200)
            func mean(column: Int) -> Double {
                let values = (0..<picture.height).map { Double(picture.bytes[($0 * picture.width + column) * 4 + 1]) }
                return values.reduce(0, +) / Double(values.count)
            }
            return [abs(mean(column: 0) - mean(column: 2)), abs(mean(column: 199) - mean(column: 197))]
        }
        for (styled, plain) in zip(try steps(style), try steps("")) { #expect(styled < plain + 12) }
    }
}
