import Domain
import Media

extension Sketch {
    /// `reach` is the y coordinate where the sky has the colour of the horizon.
    mutating func sky(_ frame: Frame, _ sky: SkyColors, _ panel: PanelSpec, reach: Double) {
        let grey = panel.weather.greyShare
        let veil = panel.timeOfDay == .night ? Color(0x3b4560) : Color(0xc9d2da)
        let colors = [sky.top, sky.middle, sky.low].map { $0.mixed(with: veil, grey) }
        let gradient = Gradient([
            Gradient.Stop(0, colors[0]), Gradient.Stop(0.52, colors[1]), Gradient.Stop(1, colors[2]),
        ])
        add(frame.area, .linear(LinearGradient(gradient, from: .zero, to: Point(0, reach))))
        if panel.timeOfDay == .night, grey < 0.5 { stars(frame) }
        let showsSun = !panel.props.contains { ArtCatalog.compiledIn.prop(for: $0)?.nouns[0] == Prop.sun.nouns[0] }
        if grey < 0.6, showsSun { sunOrMoon(frame, panel.timeOfDay, hidden: grey) }
        clouds(frame, panel)
    }

    private mutating func stars(_ frame: Frame) {
        for index in 0..<46 {
            let x = random.next(in: 0...frame.width)
            let y = random.next(in: 0...(frame.horizon * 0.85))
            let size = random.next(in: 1.2...3.4)
            let color = Color(0xfff6d8).opacity(random.next(in: 0.45...0.95))
            if index.isMultiple(of: 9) {
                shine(.star(x, y, size * 3, points: 4, inner: 0.28), color)
            } else {
                shine(.circle(x, y, size), color)
            }
        }
    }

    private mutating func sunOrMoon(_ frame: Frame, _ time: TimeOfDay, hidden: Double) {
        let x = frame.openSide + random.next(in: -0.06...0.06) * frame.width
        let top = min(frame.horizon * 0.5, frame.height * 0.3)
        let radius = frame.shortSide * 0.062
        let strength = 1 - hidden
        switch time {
        case .night:
            let y = top * random.next(in: 0.55...0.8)
            glow(x, y, radius * 4.2, Color(0xdfe6ff, alpha: 0.5 * strength))
            let moon = Path.circle(x, y, radius)
            shine(moon, Color(0xfdf4d3, alpha: strength))
            inside(moon) { pen in
                pen.shine(
                    .circle(x + radius * 0.35, y - radius * 0.2, radius * 0.2), Color(0xe0d2a6, alpha: 0.7 * strength))
                pen.shine(
                    .circle(x - radius * 0.3, y + radius * 0.3, radius * 0.28), Color(0xe0d2a6, alpha: 0.7 * strength))
                pen.shine(
                    .circle(x - radius * 0.25, y - radius * 0.45, radius * 0.13), Color(0xe0d2a6, alpha: 0.7 * strength)
                )
            }
        case .day:
            let y = top * random.next(in: 0.5...0.75)
            glow(x, y, radius * 4.5, Color(0xfff6d0, alpha: 0.75 * strength))
            shine(.circle(x, y, radius), Color(0xfff3b8, alpha: strength))
        case .dawn, .dusk:
            let y = frame.horizon - frame.unit * random.next(in: 0.25...0.5)
            let color = time == .dawn ? Color(0xfff0c4) : Color(0xffd28a)
            glow(x, y, radius * 6, color.opacity(0.8 * strength))
            shine(.circle(x, y, radius * 1.25), color.lighter(0.25).opacity(strength))
        }
    }

    private mutating func clouds(_ frame: Frame, _ panel: PanelSpec) {
        let count = panel.weather.cloudCount
        let color =
            panel.timeOfDay == .night ? light.air.mixed(with: .white, 0.12) : Color.white.mixed(with: light.air, 0.25)
        let dim = panel.weather == .rain ? color.darker(0.16) : color
        let high = frame.captionAbove ? frame.height * 0.3 : frame.height * 0.05
        for index in 0..<count {
            let x = frame.width * (Double(index) + random.next(in: 0.1...0.9)) / Double(count)
            let y = random.next(in: high...max(high + 1, frame.horizon - frame.unit * 0.5))
            let size = frame.shortSide * random.next(in: 0.16...0.34)
            cloud(x, y, width: size, color: dim.opacity(panel.timeOfDay == .night ? 0.5 : 0.85))
        }
        guard frame.view == 1, count > 0 else { return }
        let x = frame.width - frame.openSide
        let size = frame.shortSide * random.next(in: 0.6...0.8)
        cloud(x, frame.horizon, width: size, color: dim.opacity(panel.timeOfDay == .night ? 0.28 : 0.6))
    }

    /// A cloud around (x, y), flat at the bottom. A cloud that carries figures is opaque.
    mutating func cloud(_ x: Double, _ y: Double, width: Double, color: Color, carries: Bool = false) {
        let shape = random.next(below: 3)
        let bump = random.next(in: 0.9...1.12)
        at(x, y, scale: width, mirrored: random.next(below: 2) == 0) { pen in
            var body = Path.puffs(Self.cloudPuffs[shape].map { Puff($0.x, $0.y * bump, $0.radius * bump) })
            body.append(.box(-0.43, -0.12, 0.88, 0.14, radius: 0.07))
            pen.shade(body, Gradient(color.lighter(0.35), color, carries ? color.darker(0.05) : color.opacity(0.5)))
        }
    }

    private static let cloudPuffs = [
        [Puff(-0.3, -0.1, 0.11), Puff(-0.12, -0.17, 0.14), Puff(0.08, -0.15, 0.13), Puff(0.28, -0.09, 0.1)],
        [Puff(-0.26, -0.08, 0.1), Puff(-0.04, -0.13, 0.12), Puff(0.16, -0.2, 0.16), Puff(0.36, -0.08, 0.09)],
        [Puff(-0.34, -0.07, 0.08), Puff(-0.16, -0.1, 0.11), Puff(0.04, -0.12, 0.1), Puff(0.24, -0.07, 0.08)],
    ]
}

extension Weather {
    /// The share of grey in the sky, from 0 to 1.
    var greyShare: Double {
        switch self {
        case .clear, .wind: 0
        case .cloudy: 0.45
        case .rain: 0.62
        case .snow: 0.55
        case .fog: 0.7
        }
    }

    fileprivate var cloudCount: Int {
        switch self {
        case .clear: 2
        case .wind: 4
        case .cloudy, .rain, .snow: 5
        case .fog: 0
        }
    }
}
