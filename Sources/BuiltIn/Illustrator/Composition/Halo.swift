import Media

/// The soft light or dark patch behind a figure whose colour is too similar to the ground's.
struct Halo {
    /// The lowest WCAG contrast ratio between a figure's main colour and the colour behind it.
    static let leastContrast = 1.3

    let color: Color
    /// The opacity in the middle of the patch, from 0.2 to 1.
    let strength: Double

    /// Nil if the contrast is high enough without a halo.
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
