import Domain
import Media

extension Prop {
    /// The distance from the middle to the farther side, for a height of 1, without glows and shadows.
    var halfWidth: Double {
        var pen = Sketch(light: .plain, seed: 0)
        paint(&pen)
        return pen.elements.reduce(0.1) { widest, element in
            guard case .fill(let path, let paint, _) = element, let box = path.controlBox else { return widest }
            if case .radial = paint { return widest }
            return max(widest, -box.low.x, box.high.x)
        }
    }
}

extension Light {
    static let plain = Light(
        sky: SkyColors(0xffffff, 0xffffff, 0xffffff), time: .day, weather: .clear, mood: .calm, comesFromRight: false)
}
