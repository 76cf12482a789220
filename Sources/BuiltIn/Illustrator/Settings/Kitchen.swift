import Media

extension Scenery {
    static let kitchen = Scenery(
        hasSky: false, isIndoors: true, isLamplit: true, depth: 0.8, ground: { $0.floor.lighter(0.2) },
        back: { pen, frame in
            let palette = frame.palette
            let (unit, width) = (frame.unit, frame.width)
            let y = frame.wallFoot
            pen.interior(
                frame, wall: palette.wall.mixed(with: palette.water, 0.16), floor: palette.floor, pattern: .tiles)
            let size = min(width * 0.15, frame.height * 0.13)
            pen.windowOut(frame, x: frame.windowSide, y: y - size * 3.1, size: size, curtain: palette.accents[1])
            let tall = size * 1.5
            let wood = palette.accents[2].mixed(with: palette.wall, 0.5)
            pen.form(.box(-20, y - tall, width + 40, tall), wood)
            for index in 0..<6 {
                let x = width * Double(index) / 6 + 8
                pen.fill(.box(x, y - tall * 0.86, width / 6 - 16, tall * 0.74, radius: 8), wood.lighter(0.14))
                pen.fill(.circle(x + width / 6 - 34, y - tall * 0.5, 7), palette.accents[1])
            }
            pen.form(.box(-20, y - tall - size * 0.14, width + 40, size * 0.18, radius: 6), palette.earth.lighter(0.3))
            let stove = frame.focus < width / 2 ? width * 0.12 : width * 0.88
            pen.form(
                .box(stove - size * 0.9, y - tall - size * 0.1, size * 1.8, tall + size * 0.12, radius: 10),
                Color(0x5d6470))
            pen.shine(.box(stove - size * 0.6, y - tall * 0.7, size * 1.2, tall * 0.46, radius: 12), Color(0xffb35a))
            pen.glow(stove, y - tall * 0.45, size * 1.5, Color(0xffc56a, alpha: 0.5))
            pen.form(
                .box(stove - size * 0.5, y - tall - size * 0.62, size, size * 0.5, radius: size * 0.14),
                palette.accents[0])
            pen.line(
                .curve(
                    stove - size * 0.14, y - tall - size * 0.8, stove - size * 0.24, y - tall - size * 1.1,
                    stove - size * 0.05, y - tall - size * 1.4), Color.white.opacity(0.5), size * 0.04, to: size * 0.12)
            pen.shelf(
                stove, y - tall - size * 1.9, width: size * 1.5,
                colors: [Color(0xf6f0e4), palette.accents[3], palette.accents[4]])
            pen.pendantLamp(frame)
            pen.glow(frame.focus, frame.feet, unit, pen.light.rim.opacity(0.25), flat: 0.24)
        })
}
