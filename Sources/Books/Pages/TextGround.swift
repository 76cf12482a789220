/// What a text on a picture is printed on, and in which colors.
struct TextGround: Hashable, Sendable {
    /// WCAG 2.2, success criterion 1.4.3.
    static let leastContrast = 4.5

    let ink: Palette.Color
    /// The color of names.
    let accent: Palette.Color
    /// Paper over the picture; nil where the text is on the picture or on the page itself.
    let panel: Palette.Color?

    /// The colors of a page.
    init(_ palette: Palette) {
        (ink, accent, panel) = (palette.ink, palette.accent, nil)
    }

    /// `luminances` are those of the picture below the text; nil if they are not known. The text is on the picture if
    /// one of `inks` has enough contrast with all of it, else on paper of `palette`.
    init(on luminances: ClosedRange<Double>?, inks: [Palette.Color], orOn palette: Palette) {
        if let luminances, let ink = inks.first(where: { $0.contrast(with: luminances) >= Self.leastContrast }) {
            (self.ink, accent, panel) = (ink, ink, nil)
        } else {
            (ink, accent, panel) = (palette.ink, palette.accent, palette.paper)
        }
    }
}

extension Palette.Color {
    /// Relative luminance (WCAG 2.2).
    var luminance: Double {
        PicturePixels.luminance(
            UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF))
    }

    /// The least contrast with these luminances; 1 if its own is among them.
    func contrast(with luminances: ClosedRange<Double>) -> Double {
        let own = luminance
        if own >= luminances.upperBound { return (own + 0.05) / (luminances.upperBound + 0.05) }
        if own <= luminances.lowerBound { return (luminances.lowerBound + 0.05) / (own + 0.05) }
        return 1
    }
}
