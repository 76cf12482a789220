import Domain
import Media

/// Rain, snow and wind, drawn in front of everything else.
extension Sketch {
    mutating func weather(_ frame: Frame, _ weather: Weather) {
        switch weather {
        case .clear, .cloudy, .fog: break
        case .rain: rain(frame)
        case .snow: snowfall(frame)
        case .wind: wind(frame)
        }
    }

    private mutating func rain(_ frame: Frame) {
        var streaks = Path()
        for _ in 0..<130 {
            let x = random.next(in: 0...(frame.width * 1.1))
            let y = random.next(in: -0.05...0.97) * frame.height
            let length = random.next(in: 26...54)
            let breadth = random.next(in: 1.4...2.8)
            streaks.move(to: Point(x, y))
            streaks.line(to: Point(x - length * 0.28 - breadth, y + length))
            streaks.line(to: Point(x - length * 0.28 + breadth, y + length + breadth))
            streaks.close()
        }
        shine(streaks, Color(0xf4fbff, alpha: 0.72))
        for _ in 0..<10 {
            let x = random.next(in: 0...frame.width)
            let y = random.next(in: min(frame.feet + 20, frame.height - 30)...(frame.height - 10))
            let ring = Path.ellipse(x, y, random.next(in: 14...26), 5)
            elements.append(.stroke(ring, .solid(Color(0xe4f1fb, alpha: 0.35)), width: Scene.StrokeWidth(2, 2)))
        }
    }

    private mutating func snowfall(_ frame: Frame) {
        for layer in 0..<3 {
            var flakes = Path()
            for _ in 0..<[50, 34, 16][layer] {
                let radius = random.next(in: 2...3.5) * Double(layer + 1)
                flakes.append(
                    .circle(random.next(in: 0...frame.width), random.next(in: 0...frame.height), radius))
            }
            shine(flakes, Color.white.opacity([0.6, 0.75, 0.85][layer]))
        }
    }

    private mutating func wind(_ frame: Frame) {
        let limit = max(frame.feet - frame.unit * 0.2, 1)
        for _ in 0..<7 {
            let x = random.next(in: -0.1...0.75) * frame.width
            let y = random.next(in: 0.12...1) * limit
            let length = frame.shortSide * random.next(in: 0.2...0.42)
            let gust = Path.curve(
                x, y, x + length * 0.35, y - 14, x + length * 0.7, y + 8, x + length, y - 10, x + length * 1.04, y - 32,
                x
                    + length * 0.97, y - 34)
            elements.append(.stroke(gust, .solid(Color.white.opacity(0.55)), width: Scene.StrokeWidth(1.5, 5)))
        }
        for _ in 0..<9 {
            let x = random.next(in: 0...frame.width)
            let y = random.next(in: 0.2...1) * limit
            let color = random.pick([frame.palette.leaf, frame.palette.accents[4], frame.palette.accents[1]])
            let turn = random.next(in: 0...360)
            at(x, y, scale: frame.shortSide * 0.024, turned: turn) { pen in
                pen.fill(.blob(-1, 0, 0, -0.45, 1, 0, 0, 0.45), color)
            }
        }
    }

    /// Bands of mist, drawn behind the figures.
    mutating func fog(_ frame: Frame) {
        for band in 0..<4 {
            let y = frame.horizon + (Double(band) - 1.6) * frame.unit * 0.42
            let depth = frame.unit * 0.5
            let color = light.air.mixed(with: .white, light.isDark ? 0.1 : 0.45)
            let gradient = Gradient(color.opacity(0), color.opacity(band == 1 ? 0.5 : 0.34), color.opacity(0))
            let paint = LinearGradient(gradient, from: Point(0, y - depth), to: Point(0, y + depth))
            add(.box(0, y - depth, frame.width, depth * 2), .linear(paint))
        }
    }
}
