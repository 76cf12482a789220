import Domain
import Media

/// The outlines of the elements of SVG.
enum SVGShape {
    /// The attributes that give the shape of each element.
    static let attributes = [
        "path": ["d"], "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"],
        "rect": ["x", "y", "width", "height", "rx"], "polygon": ["points"], "polyline": ["points"],
        "line": ["x1", "y1", "x2", "y2"],
    ]
    private static let lengths: Set<String> = ["r", "rx", "ry", "width", "height"]

    static func path(of element: ArtReader.Element) throws(ArtProblem) -> Path {
        switch element.name {
        case "path":
            guard let path = PathData.path(element.values["d"] ?? "") else {
                throw problem("d", of: element, "path data that begins with M")
            }
            return path
        case "polygon", "polyline":
            guard let numbers = PathData.numbers(element.values["points"] ?? ""), numbers.count >= 4,
                numbers.count.isMultiple(of: 2)
            else { throw problem("points", of: element, "pairs of numbers") }
            var path = Path.line(stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) })
            if element.name == "polygon" { path.close() }
            return path
        default:
            let numbers = try numbers(of: element)
            func number(_ name: String) -> Double { numbers[name, default: 0] }
            switch element.name {
            case "circle": return .circle(number("cx"), number("cy"), number("r"))
            case "ellipse": return .ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
            case "rect":
                return .box(number("x"), number("y"), number("width"), number("height"), radius: number("rx"))
            default: return .line([Point(number("x1"), number("y1")), Point(number("x2"), number("y2"))])
            }
        }
    }

    /// The centre and the radii of a circle or an ellipse; nil for other elements.
    static func ellipse(_ element: ArtReader.Element) -> (center: Point, radii: Point)? {
        guard element.name == "circle" || element.name == "ellipse", let numbers = try? numbers(of: element) else {
            return nil
        }
        func number(_ name: String) -> Double { numbers[name] ?? numbers["r", default: 0] }
        return (Point(numbers["cx", default: 0], numbers["cy", default: 0]), Point(number("rx"), number("ry")))
    }

    private static func numbers(of element: ArtReader.Element) throws(ArtProblem) -> [String: Double] {
        var numbers: [String: Double] = [:]
        for name in attributes[element.name] ?? [] {
            guard let text = element.values[name] else { continue }
            guard let found = PathData.numbers(text), found.count == 1 else {
                throw problem(name, of: element, "a number")
            }
            guard !lengths.contains(name) || found[0] >= 0 else { throw problem(name, of: element, "a number from 0") }
            numbers[name] = found[0]
        }
        return numbers
    }

    private static func problem(_ name: String, of element: ArtReader.Element, _ wanted: String) -> ArtProblem {
        ArtProblem(
            line: element.line, message: "“\(name)” is “\((element.values[name] ?? "").excerpt)”, must be \(wanted)")
    }
}

extension Transform {
    /// `translate(1 2) rotate(90 0 0)`: the last one is the first to be applied. Nil for other text.
    init?(svg text: String) {
        self = .identity
        var rest = text[...]
        while let open = rest.firstIndex(of: "("), let close = rest.firstIndex(of: ")"), open < close {
            let name = rest[..<open].filter { !$0.isWhitespace && $0 != "," }
            guard let numbers = PathData.numbers(String(rest[rest.index(after: open)..<close])) else { return nil }
            let step: Transform
            switch (name, numbers.count) {
            case ("translate", 1): step = .translation(numbers[0], 0)
            case ("translate", 2): step = .translation(numbers[0], numbers[1])
            case ("scale", 1): step = .scale(numbers[0], numbers[0])
            case ("scale", 2): step = .scale(numbers[0], numbers[1])
            case ("rotate", 1): step = .rotation(degrees: numbers[0])
            case ("rotate", 3):
                step = Transform.translation(-numbers[1], -numbers[2]).then(.rotation(degrees: numbers[0]))
                    .then(.translation(numbers[1], numbers[2]))
            default: return nil
            }
            self = step.then(self)
            rest = rest[rest.index(after: close)...]
        }
        guard rest.allSatisfy(\.isWhitespace) else { return nil }
    }
}
