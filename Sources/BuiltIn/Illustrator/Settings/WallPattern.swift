import Media

/// What is on the walls of a room.
enum WallPattern: String, CaseIterable, Sendable {
    case plain, dots, planks, bricks, tiles, stones
}

extension Sketch {
    /// Lines or dots over a wall that ends at `y`.
    mutating func wall(_ pattern: WallPattern, _ frame: Frame, to y: Double, color: Color) {
        let pace = frame.shortSide * 0.09
        let seam = color.darker(0.3).opacity(0.35)
        switch pattern {
        case .plain: break
        case .dots:
            var dots = Path()
            for row in 0..<Int(y / pace) {
                let shift = row.isMultiple(of: 2) ? 0 : pace / 2
                for column in 0...Int(frame.width / pace) {
                    dots.append(.circle(Double(column) * pace + shift, y - 60 - Double(row) * pace, 3.4))
                }
            }
            fill(dots, frame.palette.accents[Int(frame.storySeed >> 4) % 5].opacity(0.22))
        case .planks:
            var seams = Path()
            for column in 0...Int(frame.width / pace) { seams.append(.box((Double(column) + 0.5) * pace, 0, 4, y)) }
            fill(seams, seam)
        case .bricks: blocks(width: pace * 1.1, height: pace * 0.5, frame, to: y, seam)
        case .tiles: blocks(width: pace * 0.8, height: pace * 0.8, frame, to: y, seam, areShifted: false)
        case .stones: blocks(width: pace * 2, height: pace, frame, to: y, seam)
        }
    }

    private mutating func blocks(
        width: Double, height: Double, _ frame: Frame, to y: Double, _ seam: Color, areShifted: Bool = true
    ) {
        var seams = Path()
        for row in 0...Int(y / height) {
            let top = y - Double(row + 1) * height
            seams.append(.box(0, top, frame.width, 4))
            // No line is at the border of the picture, where it looks like a frame.
            let shift = (areShifted && !row.isMultiple(of: 2) ? 0.75 : 0.25) * width
            for column in 0...Int(frame.width / width) {
                seams.append(.box(Double(column) * width + shift, top + 4, 4, height - 4))
            }
        }
        fill(seams, seam)
    }
}
