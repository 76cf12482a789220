import Media

extension Scenery {
    static let sea = Scenery(
        footing: .water, depth: 1.15, ground: { $0.water },
        back: { pen, frame in
            let palette = frame.palette
            let y = frame.horizon
            pen.hazed(0.6) { pen in
                let x = frame.openSide
                let size = frame.unit * 0.8
                pen.fill(
                    .blob(
                        x - size, y + 4, x - size * 0.5, y - size * 0.22, x, y - size * 0.3, x + size * 0.6,
                        y - size * 0.14, x + size, y + 4), palette.deepLeaf)
            }
            pen.water(frame, y: y, to: frame.height, color: palette.water)
            for band in 0..<5 {
                let depth = y + (frame.height - y) * (0.1 + Double(band) * 0.19)
                let shade = palette.water.darker(0.03 + Double(band) * 0.035).opacity(0.55)
                let wave = Ridge(
                    y: depth, height: 5 + Double(band) * 5, pace: 60 + Double(band) * 45, width: frame.width,
                    random: &pen.random)
                pen.fill(wave.land(to: depth + 40 + Double(band) * 30), top: shade, bottom: shade.opacity(0))
            }
        },
        front: { pen, frame in
            let y = frame.feet + frame.unit * 0.02
            let wave = Ridge(
                y: y + frame.unit * 0.14, height: frame.unit * 0.06, pace: frame.unit * 0.5, width: frame.width,
                random: &pen.random)
            let water = frame.palette.water.darker(0.12)
            pen.fill(
                wave.land(to: y + frame.unit * 0.6), top: water.lighter(0.2).opacity(0.85), bottom: water.opacity(0))
            pen.ripples(frame, from: y + frame.unit * 0.2, to: frame.height - 10, count: 12, color: .white)
        })
}
