/// A scene as text: one element per line, coordinates to a hundredth, the same on every machine.
extension Scene: CustomStringConvertible {
    package var description: String {
        var lines = ["scene \(width.hundredths)x\(height.hundredths) \(background)"]
        for element in elements { element.appendLines(to: &lines, indent: "") }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Scene.Element {
    fileprivate func appendLines(to lines: inout [String], indent: String) {
        switch self {
        case .fill(let path, let paint, let rule):
            lines.append("\(indent)fill \(rule == .evenOdd ? "even-odd " : "")\(paint.text) \(path.text)")
        case .stroke(let path, let paint, let width):
            lines.append(
                "\(indent)stroke \(width.first.hundredths)-\(width.last.hundredths) \(paint.text) \(path.text)")
        case .clipped(let path, let elements):
            lines.append("\(indent)clip \(path.text)")
            for element in elements { element.appendLines(to: &lines, indent: indent + "  ") }
        }
    }
}

extension Path {
    fileprivate var text: String {
        var parts: [String] = []
        var next = points.startIndex
        for verb in verbs {
            let taken = verb.pointCount
            parts.append(verb.letter + points[next..<(next + taken)].map(\.text).joined(separator: " "))
            next += taken
        }
        return parts.joined(separator: " ")
    }
}

extension Path.Verb {
    package var pointCount: Int {
        switch self {
        case .move, .line: 1
        case .quadratic: 2
        case .cubic: 3
        case .close: 0
        }
    }

    fileprivate var letter: String {
        switch self {
        case .move: "M"
        case .line: "L"
        case .quadratic: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
    }
}

extension Paint {
    fileprivate var text: String {
        switch self {
        case .solid(let color): "\(color)"
        case .linear(let paint): "linear(\(paint.start.text) \(paint.end.text) \(paint.gradient.text))"
        case .radial(let paint):
            "radial(\(paint.center.text) \(paint.axisX.text) \(paint.axisY.text) \(paint.gradient.text))"
        }
    }
}

extension Gradient {
    fileprivate var text: String { stops.map { "\($0.place.hundredths):\($0.color)" }.joined(separator: " ") }
}

extension Point {
    fileprivate var text: String { "\(x.hundredths),\(y.hundredths)" }
}

extension Double {
    fileprivate var hundredths: String {
        guard magnitude < 1e12 else { return description }
        let rounded = Int(magnitude * 100 + 0.5)
        let sign = self < 0 && rounded > 0 ? "-" : ""
        let (whole, part) = rounded.quotientAndRemainder(dividingBy: 100)
        if part == 0 { return sign + String(whole) }
        return sign + "\(whole)." + (part < 10 ? "0\(part)" : part.isMultiple(of: 10) ? "\(part / 10)" : "\(part)")
    }
}
