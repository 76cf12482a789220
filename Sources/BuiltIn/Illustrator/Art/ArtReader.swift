import Domain
import Media

/// Reads the drawing of a thing: a strict subset of SVG, with facts about the thing in attributes of its root.
struct ArtReader {
    private static let paints = ["fill", "stroke", "stroke-width", "opacity", "class", "data-rim"]
    private static let lengths: Set<String> = ["r", "rx", "ry", "width", "height"]
    /// The attributes that give the shape of each element.
    private static let shapes = [
        "path": ["d"], "circle": ["cx", "cy", "r"], "ellipse": ["cx", "cy", "rx", "ry"],
        "rect": ["x", "y", "width", "height", "rx"], "polygon": ["points"], "polyline": ["points"],
        "line": ["x1", "y1", "x2", "y2"],
    ]
    private static let sizeLimit = 262_144
    private static let mostShapes = 2_000
    private static let mostProblems = 20
    /// The maximum length of a message in characters.
    private static let longestMessage = 240
    private static let sizes = 1.0...10_000
    private static let facts = [
        "data-nouns", "data-size", "data-place", "data-surroundings", "data-hold", "data-in-hand", "data-light",
        "data-faces", "data-several", "data-uncountable", "data-settings", "data-tallest", "data-foot",
        "data-animal",
    ]

    /// What an element takes from the groups around it.
    private struct Style {
        var fill: String?
        var stroke: String?
        var width = 1.0
        var opacity = 1.0
        /// How a shape takes the light: at most one.
        var classes: [String] = []
        var lamps: Drawing.Lamps?
        var clip: Int?
        var transform = Transform.identity
        /// The number of the clip path that the element is part of.
        var defines: Int?
        /// Whether the element is in `defs`, where shapes are not drawn.
        var isHidden = false
    }

    private var problems: [ArtProblem] = []
    private var drawing = Drawing()
    private var clips: [String: Int] = [:]
    /// From the units of the file to those of the drawing.
    private var unit = Transform.identity

    /// The thing, or what is wrong with the file, in the order of its lines.
    static func thing(_ bytes: [UInt8]) -> (thing: Prop?, problems: [ArtProblem]) {
        var reader = ArtReader()
        do {
            guard let thing = try reader.read(bytes) else { return (nil, reader.problems) }
            return reader.problems.isEmpty ? (thing, []) : (nil, reader.problems.sorted { $0.line < $1.line })
        } catch {
            return (nil, (reader.problems + [error]).sorted { $0.line < $1.line })
        }
    }

    private mutating func read(_ bytes: [UInt8]) throws(ArtProblem) -> Prop? {
        guard bytes.count <= Self.sizeLimit else {
            throw ArtProblem(line: 1, message: "the file has \(bytes.count) bytes, at most \(Self.sizeLimit)")
        }
        var tags = SVGTags(bytes)
        guard let root = try tags.next(), root.name == "svg", root.opens else {
            throw ArtProblem(line: 1, message: "the first tag is not “svg”")
        }
        let thing = thing(root)
        var open: [(name: String, line: Int, style: Style)] = [("svg", root.line, Style())]
        if root.closes { open = [] }
        while let tag = try tags.next() {
            if tag.opens, open.isEmpty {
                throw ArtProblem(line: tag.line, message: "“\(tag.name)” is behind the end of the drawing")
            }
            guard tag.opens else {
                guard open.last?.name == tag.name else {
                    let last = open.last.map { "“\($0.name)” in line \($0.line) is open" } ?? "none is open"
                    throw ArtProblem(line: tag.line, message: "“/\(tag.name)” ends an element, and \(last)")
                }
                open.removeLast()
                continue
            }
            let style = element(tag, in: open.last?.style ?? Style())
            if !tag.closes { open.append((tag.name, tag.line, style)) }
        }
        if let last = open.last { throw ArtProblem(line: last.line, message: "the element “\(last.name)” has no end") }
        if drawing.marks.isEmpty, problems.isEmpty { note(root.line, "the drawing has no shape") }
        guard var thing else { return nil }
        let drawing = drawing
        thing.paint = { drawing.paint(&$0) }
        return thing
    }

    private mutating func note(_ line: Int, _ message: String) {
        guard problems.count < Self.mostProblems else { return }
        let words = message.count > Self.longestMessage ? "\(message.prefix(Self.longestMessage))…" : message
        problems.append(ArtProblem(line: line, message: words))
    }

    /// The style of what is inside the element.
    private mutating func element(_ tag: SVGTags.Tag, in outer: Style) -> Style {
        var style = outer
        switch tag.name {
        case "g":
            let values = values(of: tag, Self.paints.filter { $0 != "data-rim" } + ["id", "transform", "clip-path"])
            read(values, tag.line, into: &style)
        case "clipPath":
            let values = values(of: tag, ["id", "transform"])
            read(values, tag.line, into: &style)
            if let id = values["id"] {
                style.defines = drawing.clips.count
                clips[id] = drawing.clips.count
                drawing.clips.append(Path())
            } else {
                note(tag.line, "a “clipPath” needs an “id”")
            }
        case "title", "desc", "metadata", "defs": style.isHidden = true
        default:
            guard let own = Self.shapes[tag.name] else {
                if !tag.name.contains(":") {
                    note(
                        tag.line,
                        "“\(tag.name)” cannot be drawn; use path, circle, ellipse, rect, polygon, polyline, line, g and clipPath"
                    )
                }
                break
            }
            let values = values(of: tag, own + Self.paints + ["id", "transform", "clip-path"])
            read(values, tag.line, into: &style)
            draw(tag.name, values, tag.line, style)
        }
        return style
    }

    private mutating func values(of tag: SVGTags.Tag, _ known: [String]) -> [String: String] {
        var values: [String: String] = [:]
        for (name, value) in tag.attributes {
            if !known.contains(name) {
                note(tag.line, "“\(tag.name)” has no attribute “\(name)”; it can have \(known.joined(separator: ", "))")
            } else if values.updateValue(value, forKey: name) != nil {
                note(tag.line, "“\(name)” is given twice")
            }
        }
        return values
    }

    private mutating func read(_ values: [String: String], _ line: Int, into style: inout Style) {
        if let fill = values["fill"] { style.fill = fill }
        if let stroke = values["stroke"] { style.stroke = stroke }
        if let width = number("stroke-width", values, line, within: 0.01...1000) { style.width = width }
        if let opacity = number("opacity", values, line, within: 0...1) { style.opacity *= opacity }
        if let classes = values["class"] {
            let known = ["form", "shine", "glow", "shadow", "sky", "lit", "unlit"]
            let words = classes.split(separator: " ").map(String.init)
            for word in words where !known.contains(word) {
                note(line, "“class” has “\(word)”; it can have \(known.joined(separator: ", "))")
            }
            let kinds = words.filter { !["lit", "unlit"].contains($0) }
            if !kinds.isEmpty { style.classes = kinds }
            if words.contains("lit") { style.lamps = .lit } else if words.contains("unlit") { style.lamps = .unlit }
        }
        if let text = values["transform"] {
            if let transform = Self.transform(text) {
                style.transform = transform.then(style.transform)
            } else {
                note(line, "“transform” is “\(text)”; it can have translate, scale and rotate, with numbers")
            }
        }
        guard let reference = values["clip-path"] else { return }
        if style.clip != nil { return note(line, "“clip-path” is inside another “clip-path”; keep one") }
        let id =
            reference.hasPrefix("url(#") && reference.hasSuffix(")") ? String(reference.dropFirst(5).dropLast()) : ""
        style.clip = clips[id]
        if style.clip == nil { note(line, "“clip-path” is “\(reference)”, and no “clipPath” before it has this id") }
    }

    private mutating func draw(_ name: String, _ values: [String: String], _ line: Int, _ style: Style) {
        guard let path = path(name, values, line) else { return }
        let transform = style.transform.then(unit)
        let placed = path.transformed(by: transform)
        if let clip = style.defines {
            drawing.clips[clip].append(placed)
            return
        }
        guard !style.isHidden else { return note(line, "a shape in “defs” is not drawn; move it out") }
        guard drawing.marks.count < Self.mostShapes else {
            return note(line, "there are more than \(Self.mostShapes) shapes")
        }
        let kinds = style.classes
        guard kinds.count < 2 else { return note(line, "“class” has “\(kinds[0])” and “\(kinds[1])”; keep one") }
        guard let (color, isStroke) = paint(style, line, isShadow: kinds.first == "shadow") else { return }
        let rim = number("data-rim", values, line, within: 0...100) ?? 0
        var ink =
            isStroke
            ? Drawing.Ink.line(
                width: style.width * transform.lengthFactor, shines: kinds.first == "shine") : .flat
        switch kinds.first {
        case "form": ink = .form
        case "shine": if !isStroke { ink = .shine }
        case "sky": ink = .sky
        case let kind? where kind == "glow" || kind == "shadow":
            guard let center = centre(name, values) else {
                return note(line, "the class “\(kind)” is for circle and ellipse")
            }
            let radii = Point(values["rx", default: values["r"] ?? ""], values["ry", default: values["r"] ?? ""])
            let middle = transform(center)
            let reach = Point(
                transform.direction(Point(radii.x, 0)).length, transform.direction(Point(0, radii.y)).length)
            ink = kind == "glow" ? .glow(middle, radii: reach) : .shadow(middle, radii: reach)
        default: break
        }
        if isStroke, kinds.first != nil, kinds.first != "shine" {
            return note(line, "the class “\(kinds[0])” is for a fill, and the shape has a stroke")
        }
        drawing.marks.append(
            Drawing.Mark(
                path: placed, ink: ink, color: color, rim: rim * unit.lengthFactor,
                lamps: style.lamps, clip: style.clip))
    }

    /// The colour, and whether it is that of a stroke. Nil if the shape is not visible or has a problem.
    private mutating func paint(_ style: Style, _ line: Int, isShadow: Bool) -> (Color, isStroke: Bool)? {
        if isShadow || style.classes.contains("sky") { return (Color(0), false) }
        let fill = style.fill.flatMap { $0 == "none" ? nil : $0 }
        let stroke = style.stroke.flatMap { $0 == "none" ? nil : $0 }
        switch (fill, stroke) {
        case (let text?, nil):
            return color("fill", text, line).map { ($0.opacity(style.opacity), false) }
        case (nil, let text?):
            return color("stroke", text, line).map { ($0.opacity(style.opacity), true) }
        case (.some, .some):
            note(line, "a shape has “fill” or “stroke”, not both; draw it twice")
        case (nil, nil):
            note(line, "a shape needs “fill” or “stroke”")
        }
        return nil
    }

    private mutating func color(_ name: String, _ text: String, _ line: Int) -> Color? {
        let digits = text.dropFirst()
        if text.first == "#", digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
        {
            return Color(value)
        }
        note(line, "“\(name)” is “\(text)”, must be a colour such as #d9453d")
        return nil
    }

    private mutating func path(_ name: String, _ values: [String: String], _ line: Int) -> Path? {
        func number(_ name: String) -> Double { values[name].flatMap(Double.init) ?? 0 }
        for name in values.keys.sorted() where !["d", "points"].contains(name) {
            guard Self.shapes.values.joined().contains(name), let text = values[name] else { continue }
            guard let number = PathData.numbers(text)?.first, PathData.numbers(text)?.count == 1 else {
                return wrong(name, text, "a number", line)
            }
            if Self.lengths.contains(name), number < 0 { return wrong(name, text, "a number from 0", line) }
        }
        switch name {
        case "path":
            guard let path = PathData.path(values["d"] ?? "") else {
                return wrong("d", values["d"] ?? "", "path data that begins with M", line)
            }
            return path
        case "circle": return .circle(number("cx"), number("cy"), number("r"))
        case "ellipse": return .ellipse(number("cx"), number("cy"), number("rx"), number("ry"))
        case "rect":
            return .box(number("x"), number("y"), number("width"), number("height"), radius: number("rx"))
        case "line": return .line([Point(number("x1"), number("y1")), Point(number("x2"), number("y2"))])
        default:
            guard let numbers = PathData.numbers(values["points"] ?? ""), numbers.count >= 4,
                numbers.count.isMultiple(of: 2)
            else { return wrong("points", values["points"] ?? "", "pairs of numbers", line) }
            var path = Path.line(stride(from: 0, to: numbers.count, by: 2).map { Point(numbers[$0], numbers[$0 + 1]) })
            if name == "polygon" { path.close() }
            return path
        }
    }

    private mutating func wrong(_ name: String, _ text: String, _ wanted: String, _ line: Int) -> Path? {
        let shown = text.count > 40 ? "\(text.prefix(40))…" : text
        note(line, "“\(name)” is “\(shown)”, must be \(wanted)")
        return nil
    }

    private func centre(_ name: String, _ values: [String: String]) -> Point? {
        guard name == "circle" || name == "ellipse" else { return nil }
        return Point(values["cx"] ?? "0", values["cy"] ?? "0")
    }

    private mutating func number(
        _ name: String, _ values: [String: String], _ line: Int, within limits: ClosedRange<Double>
    ) -> Double? {
        guard let text = values[name] else { return nil }
        guard let number = Double(text), limits.contains(number) else {
            note(line, "“\(name)” is “\(text)”, must be a number from \(limits.lowerBound) to \(limits.upperBound)")
            return nil
        }
        return number
    }

    /// `translate(1 2) rotate(90 0 0)`: the last one is the first to be applied.
    private static func transform(_ text: String) -> Transform? {
        var transform = Transform.identity
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
            transform = step.then(transform)
            rest = rest[rest.index(after: close)...]
        }
        return rest.allSatisfy(\.isWhitespace) ? transform : nil
    }
}

/// The facts in the attributes of the root.
extension ArtReader {
    private mutating func thing(_ root: SVGTags.Tag) -> Prop? {
        let values = values(of: root, Self.facts + ["viewBox", "id", "version", "width", "height"])
        let line = root.line
        guard let box = PathData.numbers(values["viewBox"] ?? ""), box.count == 4, Self.sizes.contains(box[2]),
            Self.sizes.contains(box[3])
        else {
            note(
                line,
                "“viewBox” is “\(values["viewBox"] ?? "")”, must be left, top, width and height, the last two from 1 to 10000"
            )
            return nil
        }
        let foot = point("data-foot", values, line) ?? Point(box[0] + box[2] / 2, box[1] + box[3])
        unit = Transform.translation(-foot.x, -foot.y).then(.scale(1 / box[3], 1 / box[3]))
        let nouns = (values["data-nouns"] ?? "").split(separator: " ").map(String.init)
        if nouns.isEmpty || nouns.contains(where: { $0.contains { !$0.isLetter || $0.isUppercase } }) {
            note(line, "“data-nouns” is “\(values["data-nouns"] ?? "")”, must be words in lower case: “apple”")
        }
        let size = number("data-size", values, line, within: 0.05...4)
        if values["data-size"] == nil { note(line, "“data-size” is missing: the height of the thing; a child's is 1") }
        var thing = Prop(nouns: nouns, size: size ?? 1, paint: { _ in })
        thing.halfWidth = max(foot.x - box[0], box[0] + box[2] - foot.x) / box[3]
        thing.place = choice("data-place", values, line) ?? .ground
        thing.surroundings = choice("data-surroundings", values, line) ?? .anywhere
        thing.hold = point("data-hold", values, line).map(unit.callAsFunction)
        thing.sizeInHand = number("data-in-hand", values, line, within: 0.05...2)
        thing.givesLight = isSet("data-light", to: "yes", values, line)
        thing.facesRight = isSet("data-faces", to: "right", values, line)
        thing.isSeveral = isSet("data-several", to: "yes", values, line)
        thing.isAnimal = isSet("data-animal", to: "yes", values, line)
        thing.isUncountable = isSet("data-uncountable", to: "yes", values, line)
        thing.isTallest = isSet("data-tallest", to: "yes", values, line)
        for word in (values["data-settings"] ?? "").split(separator: " ") {
            if let setting = Setting(rawValue: String(word)) {
                thing.settings.insert(setting)
            } else {
                let settings = Setting.allCases.map(\.rawValue).joined(separator: ", ")
                note(line, "“data-settings” has “\(word)”; it can have \(settings)")
            }
        }
        return thing
    }

    private mutating func point(_ name: String, _ values: [String: String], _ line: Int) -> Point? {
        guard let text = values[name] else { return nil }
        guard let numbers = PathData.numbers(text), numbers.count == 2 else {
            note(line, "“\(name)” is “\(text)”, must be two numbers: x and y")
            return nil
        }
        return Point(numbers[0], numbers[1])
    }

    private mutating func isSet(_ name: String, to word: String, _ values: [String: String], _ line: Int) -> Bool {
        guard let text = values[name] else { return false }
        if text != word { note(line, "“\(name)” is “\(text)”, must be “\(word)”, or left out") }
        return text == word
    }

    private mutating func choice<Value: RawRepresentable & CaseIterable>(
        _ name: String, _ values: [String: String], _ line: Int
    ) -> Value? where Value.RawValue == String {
        guard let text = values[name] else { return nil }
        if let value = Value(rawValue: text) { return value }
        note(line, "“\(name)” is “\(text)”, must be \(Value.allCases.map(\.rawValue).joined(separator: ", "))")
        return nil
    }
}

extension Point {
    fileprivate init(_ x: String, _ y: String) { self.init(Double(x) ?? 0, Double(y) ?? 0) }
}
