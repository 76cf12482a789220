import Domain
import Media

extension Scenery {
    static let space = Scenery(
        hasSky: false, hasOwnSky: true, ground: { $0.stone.mixed(with: $0.accents[2], 0.25).lighter(0.2) },
        back: { pen, frame in
            let palette = frame.palette
            let (unit, width, height) = (frame.unit, frame.width, frame.height)
            let night = palette.night
            let gradient = Gradient(
                night.top.darker(0.25), night.middle.mixed(with: palette.accents[2], 0.2),
                night.low.mixed(with: palette.accents[3], 0.2))
            pen.add(frame.area, .linear(LinearGradient(gradient, from: .zero, to: Point(0, height))))
            pen.glow(
                width * pen.random.next(in: 0.2...0.8), height * 0.3, width * 0.55,
                palette.accents[2].lighter(0.2).opacity(0.34), flat: 0.6)
            for index in 0..<80 {
                let (x, y) = (pen.random.next(in: 0...width), pen.random.next(in: 0...height))
                let size = pen.random.next(in: 1.2...3.6)
                let color = Color(0xfff4d6, alpha: pen.random.next(in: 0.4...1))
                pen.shine(
                    index.isMultiple(of: 8) ? .star(x, y, size * 3.2, points: 4, inner: 0.25) : .circle(x, y, size),
                    color)
            }
            let size = frame.shortSide * 0.13
            pen.planet(
                frame.openSide, frame.horizon - unit * 0.9, radius: size, color: palette.accents[4], ringed: true)
            pen.planet(
                frame.focus < width / 2 ? width * 0.14 : width * 0.86, frame.horizon - unit * 1.5, radius: size * 0.42,
                color: palette.accents[3], ringed: false)
            let ground = palette.stone.mixed(with: palette.accents[2], 0.25).lighter(0.2)
            let moon = Path.ellipse(width / 2, frame.feet + width * 1.05 - unit * 0.2, width * 1.5, width * 1.05)
            pen.fill(moon, top: ground.lighter(0.15), bottom: ground.darker(0.3))
            pen.rim(moon, 12, strength: 0.4)
            for _ in 0..<9 {
                let x = pen.random.next(in: 0.02...0.98) * width
                let y = pen.random.next(between: frame.feet + unit * 0.04, and: height)
                let radius = frame.scale(at: y) * pen.random.next(in: 0.08...0.2)
                pen.fill(.ellipse(x, y, radius, radius * 0.3), ground.darker(0.2))
                pen.fill(.ellipse(x, y + radius * 0.06, radius * 0.9, radius * 0.23), ground.darker(0.09))
            }
        })
}

extension Sketch {
    fileprivate mutating func planet(_ x: Double, _ y: Double, radius: Double, color: Color, ringed: Bool) {
        glow(x, y, radius * 1.9, color.lighter(0.3).opacity(0.35))
        at(x, y, scale: radius, turned: -16) { pen in
            let ball = Path.circle(0, 0, 1)
            let ring = Path.ellipse(0, 0, 1.7, 0.36)
            let band = Color(0xfbe6bd).opacity(0.85)
            if ringed {
                pen.elements.append(pen.placed(.stroke(ring, .solid(band), width: Scene.StrokeWidth(0.13, 0.13))))
            }
            pen.shine(ball, color)
            pen.inside(ball) { pen in
                pen.shine(.ellipse(0, -0.3, 1.2, 0.16), color.lighter(0.25))
                pen.shine(.ellipse(0.1, 0.3, 1.2, 0.2), color.darker(0.12))
                pen.shine(.ellipse(0.55, 0.4, 1, 1.2), color.darker(0.35).opacity(0.4))
            }
            if ringed {
                pen.elements.append(
                    pen.placed(
                        .stroke(
                            .arc(0, 0, 1.7, 0.36, from: 0, to: 180), .solid(band), width: Scene.StrokeWidth(0.13, 0.13))
                    ))
            }
        }
    }
}
