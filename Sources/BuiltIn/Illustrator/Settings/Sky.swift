import Domain
import Media

extension Scenery {
    static let sky = Scenery(
        footing: .cloud, ground: { _ in .white },
        back: { pen, frame in
            let (unit, width, height) = (frame.unit, frame.width, frame.height)
            pen.hazed(0.6) { pen in
                let land = Ridge(
                    y: height * 0.985, height: unit * 0.16, pace: width * 0.3, width: width, random: &pen.random)
                pen.fill(land.land(to: height + 10), frame.palette.leaf)
            }
            let white = Color.white.mixed(with: pen.light.skyTop, 0.1)
            for index in 0..<5 {
                let y = frame.horizon - unit * 0.6 + (height - frame.horizon + unit * 0.5) * Double(index) / 4.2
                let x = width * pen.random.next(in: 0.05...0.95)
                let shade = pen.light.isDark ? pen.tone(white) : white
                pen.cloud(
                    x, y, width: width * pen.random.next(in: 0.4...0.75),
                    color: shade.opacity(0.5 + Double(index) * 0.1))
            }
            for index in 0..<4 {
                let x = frame.openSide + (Double(index) - 1.5) * unit * 0.3
                let y = frame.horizon - unit * pen.random.next(in: 0.5...1.1)
                let size = unit * 0.09
                pen.line(
                    .curve(
                        x - size, y - size * 0.3, x - size * 0.45, y - size * 0.5, x, y, x + size * 0.45,
                        y - size * 0.5, x + size, y - size * 0.3), Color(0x4a5a70).opacity(0.7), size * 0.1)
            }
        })
}
