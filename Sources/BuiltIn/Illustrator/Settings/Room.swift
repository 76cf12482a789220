import Domain
import Media

/// The parts of an empty room.
extension Sketch {
    /// Wall, skirting board and floor boards.
    mutating func interior(_ frame: Frame, wall: Color, floor: Color, pattern: WallPattern) {
        let y = frame.wallFoot
        let base = tone(wall)
        let paper = LinearGradient(
            Gradient(base.mixed(with: light.shadow, 0.16), base, base.lighter(0.14)), from: .zero, to: Point(0, y))
        add(.box(0, 0, frame.width, y), .linear(paper))
        self.wall(pattern, frame, to: y, color: wall)
        self.floor(frame, y: y, color: floor)
        var seams = Path()
        for board in -9...9 {
            let (top, bottom) = (
                frame.width / 2 + Double(board) * frame.width * 0.085,
                frame.width / 2 + Double(board) * frame.width * 0.2
            )
            seams.append(.polygon(top, y, top + 2, y, bottom + 5, frame.height, bottom, frame.height))
        }
        fill(seams, floor.darker(0.3).opacity(0.3))
        fill(.box(0, y - 20, frame.width, 22), top: wall.lighter(0.5), bottom: wall.darker(0.1))
    }

    /// A lamp that hangs from the top of the picture, on the figures' side.
    mutating func pendantLamp(_ frame: Frame) {
        let size = frame.shortSide * 0.075
        let (x, y) = (frame.focus, frame.height * 0.085)
        let shade = frame.palette.accents[Int(frame.storySeed >> 2) % 5]
        if !frame.lampIsOff {
            glow(x, y + size * 0.4, size * 4.4, Color(0xffe7b0, alpha: light.isDark ? 0.62 : 0.3))
        }
        line(.line([Point(x, -10), Point(x, y - size * 0.5)]), frame.palette.earth.darker(0.4), 5)
        let bulb = Path.ellipse(x, y + size * 0.42, size * 0.4, size * 0.3)
        if frame.lampIsOff { fill(bulb, Color(0xd8d2c4)) } else { shine(bulb, Color(0xfff4cf)) }
        form(
            .blob(
                x - size * 0.26, y - size * 0.5, x + size * 0.26, y - size * 0.5, x + size, y + size * 0.4, x,
                y + size * 0.5, x - size, y + size * 0.4), shade)
    }
}
