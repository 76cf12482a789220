import Media

/// The soft patch of light or shade behind a figure whose colour is too near the ground's.
struct Halo {
    /// What a figure's main colour and the colour behind it should have at least, as a WCAG ratio.
    static let leastContrast = 1.3

    let color: Color
    /// How much of it lies over the ground in the middle of the patch.
    let strength: Double

    /// Nil where the figure stands off the ground without it.
    init?(figure: Color, ground: Color) {
        guard figure.contrast(with: ground) < Self.leastContrast else { return nil }
        let goesDarker = figure.luminance > 0.16
        color =
            goesDarker
            ? ground.darker(0.62).mixed(with: Color(0x2f3a52), 0.12) : ground.mixed(with: Color(0xfff4dc), 0.9)
        let steps = (2...10).map { Double($0) / 10 }
        let (shade, base) = (color, ground)
        strength =
            steps.first { figure.contrast(with: base.mixed(with: shade, $0)) >= Self.leastContrast } ?? 1
    }
}
