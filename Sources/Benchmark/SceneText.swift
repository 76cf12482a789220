/// A scene read back from its text, so that another library can draw the very same shapes.
struct SceneText {
    indirect enum Element {
        case fill(Outline, Paint, isEvenOdd: Bool)
        /// The breadth at the first and at the last point.
        case stroke(Outline, Paint, first: Double, last: Double)
        case clipped(Outline, [Element])
    }

    enum Paint {
        case solid(Color)
        case linear([Double], [Stop])
        case radial([Double], [Stop])
    }

    /// Each verb takes its coordinates in order: `M` and `L` 2, `Q` 4, `C` 6, `Z` none.
    typealias Outline = [(verb: Character, coordinates: [Double])]
    typealias Color = (red: Double, green: Double, blue: Double, alpha: Double)
    typealias Stop = (place: Double, color: Color)

    let width: Double
    let height: Double
    let background: Color
    let elements: [Element]

    /// From the text that a scene prints.
    init(_ text: String) {
        var lines = text.split(separator: "\n")[...]
        let head = lines.removeFirst().split(separator: " ")
        let sides = head[1].split(separator: "x").map(Self.number)
        (width, height, background) = (sides[0], sides[1], Self.color(head[2]))
        elements = Self.elements(&lines, indent: 0)
    }

    private static func elements(_ lines: inout ArraySlice<Substring>, indent: Int) -> [Element] {
        var elements: [Element] = []
        while let line = lines.first, line.prefix(while: { $0 == " " }).count == indent {
            lines.removeFirst()
            let (kind, rest) = cut(line.dropFirst(indent))
            switch kind {
            case "clip":
                elements.append(.clipped(outline(rest), Self.elements(&lines, indent: indent + 2)))
            case "stroke":
                let (widths, painted) = cut(rest)
                let ends = widths.split(separator: "-").map(number)
                let (paint, path) = paint(painted)
                elements.append(.stroke(outline(path), paint, first: ends[0], last: ends[1]))
            default:
                let isEvenOdd = rest.hasPrefix("even-odd ")
                let (paint, path) = paint(isEvenOdd ? cut(rest).rest : rest)
                elements.append(.fill(outline(path), paint, isEvenOdd: isEvenOdd))
            }
        }
        return elements
    }

    private static func paint(_ text: Substring) -> (Paint, rest: Substring) {
        guard let end = text.firstIndex(of: ")"), !text.hasPrefix("#") else {
            let (color, rest) = cut(text)
            return (.solid(Self.color(color)), rest)
        }
        let parts = text[..<end].split { $0 == "(" || $0 == " " }
        let stops = parts.filter { $0.contains(":") }.map { stop -> Stop in
            let sides = stop.split(separator: ":")
            return (number(sides[0]), color(sides[1]))
        }
        let places = parts.dropFirst().filter { !$0.contains(":") }.flatMap { $0.split(separator: ",").map(number) }
        let rest = text[text.index(after: end)...].drop { $0 == " " }
        return (parts[0] == "linear" ? .linear(places, stops) : .radial(places, stops), rest)
    }

    private static func outline(_ text: Substring) -> Outline {
        var outline: Outline = []
        for part in text.split(separator: " ") {
            if let verb = part.first, verb.isLetter { outline.append((verb, [])) }
            let numbers = part.drop(while: \.isLetter).split(separator: ",").map(number)
            outline[outline.count - 1].coordinates += numbers
        }
        return outline
    }

    private static func cut(_ text: Substring) -> (first: Substring, rest: Substring) {
        let first = text.prefix { $0 != " " }
        return (first, text.dropFirst(first.count + 1))
    }

    private static func color(_ text: Substring) -> Color {
        let digits = UInt64(text.dropFirst(), radix: 16) ?? 0
        let bits = text.count > 7 ? digits : digits << 8 | 0xff
        func channel(_ shift: UInt64) -> Double { Double(bits >> shift & 0xff) / 255 }
        return (channel(24), channel(16), channel(8), channel(0))
    }

    private static func number(_ text: Substring) -> Double { Double(text) ?? 0 }
}
