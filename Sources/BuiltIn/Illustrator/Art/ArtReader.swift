import Domain
import Media
import Platform

/// What is wrong in a drawing file.
struct ArtProblem: Error, Hashable {
    var line: Int
    var message: String
}

/// Reads a drawing file: a strict subset of SVG, with facts about a thing, a setting or a figure in attributes of its
/// root.
struct ArtReader {
    /// An element with its attributes, except those of other name spaces.
    struct Element {
        var name: String
        var line: Int
        var values: [String: String]
    }

    /// What an element takes from the groups around it.
    private struct Style {
        var fill: String?
        var stroke: String?
        var width = 1.0
        var opacity = 1.0
        /// How a shape takes the light; nil for flat.
        var kind: String?
        var role: PaletteRole?
        var coat: CoatRole?
        var lamps: Drawing.Lamps?
        /// The number of the clip path that cuts it.
        var clip: Int?
        var transform = Transform.identity
        /// The number of the clip path that the element is part of.
        var defines: Int?
        /// Whether the element is in `defs`, where shapes are not drawn.
        var isHidden = false
    }

    /// What a file has in it.
    enum Art: Sendable {
        case thing(Prop)
        case setting(SettingDrawing)
        case figure(FigureDrawing)
    }

    private static let paints = ["fill", "stroke", "stroke-width", "opacity", "class"]
    private static let places = ["id", "transform", "clip-path"]
    private static let kinds = ["form", "soft", "shine", "glow", "shadow", "sky"]
    private static let classes = kinds + ["lit", "unlit"] + PaletteRole.allCases.map(\.rawValue)
    private static let coats = CoatRole.allCases.map(\.rawValue)
    /// The depth of the class `soft`.
    private static let softDepth = 0.45
    private static let sizeLimit = 262_144
    private static let shapeLimit = 2_000
    private static let problemLimit = 20
    /// Maximum length of a message in characters.
    private static let messageLimit = 240

    private var problems: [ArtProblem] = []
    private var drawing = Drawing()
    private var clips: [String: Int] = [:]
    /// What the root says that the file draws, with the groups that were read.
    private var art: Art?
    /// The parts of the figure so far.
    private var parts: [FigureDrawing.Part] = []
    private var shapeCount = 0
    /// From the units of the file to those of the drawing.
    var unit = Transform.identity

    /// What is in the file, or what is wrong with it.
    static func art(_ bytes: [UInt8]) -> (art: Art?, problems: [ArtProblem]) {
        var reader = ArtReader()
        let art = reader.read(bytes)
        return reader.problems.isEmpty ? (art, []) : (nil, reader.problems)
    }

    /// What is in a built-in file. The shapes of a thing are read when it is first painted: a run draws few of several
    /// hundred. A test reads all of them.
    static func builtIn(_ bytes: @escaping @Sendable () -> [UInt8]) -> Art? {
        var reader = ArtReader()
        guard let root = try? XMLScanner.root(of: bytes()), case .thing(var thing)? = reader.art(Element(root)) else {
            return art(bytes()).art
        }
        let whole = Deferred { art(bytes()).art }
        thing.paint = { pen, color in
            if case .thing(let thing)? = try? whole() { thing.paint(&pen, color) }
        }
        return .thing(thing)
    }

    private mutating func read(_ bytes: [UInt8]) -> Art? {
        guard bytes.count <= Self.sizeLimit else {
            note(1, "the file has \(bytes.count) bytes, at most \(Self.sizeLimit)")
            return nil
        }
        var line = 1
        // The styles of the elements around the next one.
        var styles: [Style] = []
        do {
            try XMLScanner.scan(bytes, allowsDeclarations: false) { (element) throws(XMLScanner.Failure) in
                line = element.line
                let own = Element(element)
                guard let outer = styles.prefix(element.path.count - 1).last else {
                    if own.name == "svg" { art = art(own) } else { note(line, "the first element is not “svg”") }
                    styles = [Style()]
                    return
                }
                styles.removeSubrange((element.path.count - 1)...)
                let isGroup = hasGroups && styles.count == 1 && element.prefix.isEmpty
                styles.append(
                    !element.prefix.isEmpty ? hidden(outer) : isGroup ? groupStyle(of: own) : style(of: own, in: outer))
            }
        } catch {
            note(line, "\(error.reason); this is in the element that begins here, or behind it")
        }
        endGroup()
        let isEmpty: Bool
        switch art {
        case .thing(var thing)?:
            let drawing = drawing
            isEmpty = drawing.marks.isEmpty
            thing.paint = { pen, color in (color.map(drawing.dyed) ?? drawing).paint(&pen) }
            art = .thing(thing)
        case .setting(let setting)?:
            isEmpty = setting.groups.allSatisfy { $0.drawing.marks.isEmpty && $0.things.isEmpty }
        case .figure(let figure)?: isEmpty = figure.parts[.head] == nil
        case nil: return nil
        }
        if isEmpty, problems.isEmpty { note(1, emptyMessage) }
        return art
    }

    /// What is in an element of another name space is part of no group.
    private func hidden(_ style: Style) -> Style {
        var style = style
        style.isHidden = style.isHidden || hasGroups
        return style
    }

    private var emptyMessage: String {
        switch art {
        case .setting: "the setting has no shape and no thing"
        case .figure: "the figure has no shape in a group with “data-part” “head”"
        default: "the drawing has no shape"
        }
    }

    /// Whether its shapes are in groups that say where they are.
    private var hasGroups: Bool {
        switch art {
        case .setting, .figure: true
        default: false
        }
    }

    private mutating func art(_ root: Element) -> Art? {
        let (isSetting, isFigure) = (root.values["data-setting"] != nil, root.values["data-figure"] != nil)
        if isSetting, isFigure || root.values["data-nouns"] != nil {
            let other = isFigure ? "data-figure" : "data-nouns"
            note(root.line, "it has “\(other)” and “data-setting”; a file draws a thing, a setting or a figure")
        }
        if isSetting { return setting(root).map(Art.setting) }
        return isFigure ? figure(root).map(Art.figure) : thing(root).map(Art.thing)
    }

    /// Begins a group of a setting or a part of a figure. Its shapes are those that follow.
    private mutating func groupStyle(of element: Element) -> Style {
        var style = Style()
        if ["title", "desc", "metadata"].contains(element.name) { return self.style(of: element, in: style) }
        // The clip paths of one group are not those of another.
        endGroup()
        let own = Self.paints + ["id", "transform"]
        switch art {
        case .setting(var setting)?:
            guard isGroup(element, with: "data-at") else { break }
            check(element, Self.groupFacts + own)
            read(element, into: &style)
            guard let group = group(element) else { break }
            setting.groups.append(group)
            art = .setting(setting)
        case .figure(var figure)?:
            guard isGroup(element, with: "data-part") else { break }
            let part = part(element)
            check(element, ["data-part"] + (part == .face ? Self.faceFacts : []) + own)
            read(element, into: &style)
            guard let part else { break }
            if parts.contains(part) { note(element.line, "there are two groups “\(part)”; keep one") }
            parts.append(part)
            if part == .face { figure.face = face(element) }
            art = .figure(figure)
        default: break
        }
        return style
    }

    private mutating func isGroup(_ element: Element, with fact: String) -> Bool {
        if element.name != "g" {
            note(element.line, "“\(element.name)” is outside a group; put it in a “g” with “\(fact)”")
        }
        return element.name == "g"
    }

    private mutating func endGroup() {
        switch art {
        case .setting(var setting)? where !setting.groups.isEmpty:
            setting.groups[setting.groups.count - 1].drawing = drawing
            art = .setting(setting)
        case .figure(var figure)?:
            if let part = parts.last, !drawing.marks.isEmpty { figure.parts[part] = drawing }
            art = .figure(figure)
        default: return
        }
        drawing = Drawing()
        clips = [:]
    }

    mutating func note(_ line: Int, _ message: String) {
        guard problems.count < Self.problemLimit else { return }
        let isLong = message.count > Self.messageLimit
        problems.append(ArtProblem(line: line, message: isLong ? "\(message.prefix(Self.messageLimit))…" : message))
    }

    /// The style of what is inside the element. A shape is drawn.
    private mutating func style(of element: Element, in outer: Style) -> Style {
        var style = outer
        switch element.name {
        case "g":
            check(element, Self.paints + Self.places)
            read(element, into: &style)
        case "clipPath":
            check(element, ["id", "transform"])
            read(element, into: &style)
            if let id = element.values["id"] {
                style.defines = drawing.clips.count
                clips[id] = drawing.clips.count
                drawing.clips.append(Path())
            } else {
                note(element.line, "a “clipPath” needs an “id”")
            }
        case "title", "desc", "metadata", "defs": style.isHidden = true
        case "image" where isInSetting:
            guard !style.isHidden, style.clip == nil, style.lamps == nil, style.opacity == 1 else {
                note(element.line, "an “image” cannot be in “defs”, clipped, translucent, or only there with lamps")
                break
            }
            if let placed = placedThing(element, style.transform.then(unit)), case .setting(var setting)? = art,
                !setting.groups.isEmpty
            {
                setting.groups[setting.groups.count - 1].things.append(placed)
                art = .setting(setting)
            }
        default:
            guard let shape = SVGShape.attributes[element.name] else {
                note(
                    element.line,
                    "“\(element.name)” cannot be drawn; use \(SVGShape.attributes.keys.sorted().listed), g and clipPath"
                )
                break
            }
            check(element, shape + Self.paints + ["data-rim", "data-end-width", "data-shade"] + Self.places)
            read(element, into: &style)
            draw(element, style)
        }
        return style
    }

    private var isInSetting: Bool {
        if case .setting = art { true } else { false }
    }

    mutating func check(_ element: Element, _ known: [String]) {
        for name in element.values.keys.filter({ !known.contains($0) }).sorted() {
            note(
                element.line,
                "“\(element.name)” has no attribute “\(name)”; it can have \(known.joined(separator: ", "))")
        }
    }

    private mutating func read(_ element: Element, into style: inout Style) {
        let (values, line) = (element.values, element.line)
        if let fill = values["fill"] { style.fill = fill == "none" ? nil : fill }
        if let stroke = values["stroke"] { style.stroke = stroke == "none" ? nil : stroke }
        if let width = number("stroke-width", of: element, within: 0.01...1000) { style.width = width }
        if let opacity = number("opacity", of: element, within: 0...1) { style.opacity *= opacity }
        readClass(values["class"] ?? "", line, into: &style)
        if let text = values["transform"] {
            if let transform = Transform(svg: text) {
                style.transform = transform.then(style.transform)
            } else {
                note(line, "“transform” is “\(text)”; it can have translate, scale and rotate, with numbers")
            }
        }
        guard let reference = values["clip-path"] else { return }
        guard style.clip == nil else { return note(line, "“clip-path” is inside another “clip-path”; keep one") }
        style.clip = clips.first { reference == "url(#\($0.key))" }?.value
        if style.clip == nil { note(line, "“clip-path” is “\(reference)”, and no “clipPath” before it has this id") }
    }

    private mutating func readClass(_ text: String, _ line: Int, into style: inout Style) {
        guard !text.isEmpty else { return }
        let words = text.split(separator: " ").map(String.init)
        var known = Self.classes
        if case .figure = art { known += Self.coats }
        for word in words where !known.contains(word) {
            note(line, "“class” has “\(word)”; it can have \(known.joined(separator: ", "))")
        }
        let kinds = words.filter(Self.kinds.contains)
        if kinds.count > 1 { note(line, "“class” has “\(kinds[0])” and “\(kinds[1])”; keep one") }
        style.kind = kinds.first ?? style.kind
        let (role, coat) = (words.lazy.compactMap(PaletteRole.init).first, words.lazy.compactMap(CoatRole.init).first)
        if let role, let coat { note(line, "“class” has “\(role)” and “\(coat)”; keep one") }
        if role != nil || coat != nil { (style.role, style.coat) = (role, coat) }
        style.lamps = words.lazy.compactMap(Drawing.Lamps.init).first ?? style.lamps
    }

    private mutating func draw(_ element: Element, _ style: Style) {
        let path: Path
        do {
            path = try SVGShape.path(of: element)
        } catch {
            return note(error.line, error.message)
        }
        let transform = style.transform.then(unit)
        if let clip = style.defines { return drawing.clips[clip].append(path.transformed(by: transform)) }
        guard !style.isHidden else { return note(element.line, "a shape in “defs” is not drawn; move it out") }
        shapeCount += 1
        guard shapeCount <= Self.shapeLimit else {
            return note(element.line, "there are more than \(Self.shapeLimit) shapes")
        }
        guard let color = color(of: element, style), let ink = ink(of: element, style, transform) else { return }
        let rim = number("data-rim", of: element, within: 0...100) ?? 0
        drawing.marks.append(
            Drawing.Mark(
                path: path.transformed(by: transform), ink: ink, color: color, role: role(of: element, style),
                rim: rim * unit.lengthFactor,
                lamps: style.lamps, clip: style.clip))
    }

    private mutating func role(of element: Element, _ style: Style) -> Drawing.Role? {
        let shade = number("data-shade", of: element, within: -100...100)
        if let coat = style.coat { return .coat(coat, shade: (shade ?? 0) / 100) }
        if shade != nil {
            let roles = CoatRole.allCases.map(\.rawValue).joined(separator: ", ")
            note(element.line, "“data-shade” is for a shape of a figure with one of the classes \(roles)")
        }
        return style.role.map(Drawing.Role.palette)
    }

    private mutating func ink(of element: Element, _ style: Style, _ transform: Transform) -> Drawing.Ink? {
        if style.stroke != nil {
            if let kind = style.kind, kind != "shine" {
                note(element.line, "the class “\(kind)” is for a fill, and the shape has a stroke")
                return nil
            }
            let end = number("data-end-width", of: element, within: 0...1000) ?? style.width
            let factor = transform.lengthFactor
            return .line(width: style.width * factor, end: end * factor, shines: style.kind == "shine")
        }
        switch style.kind {
        case "form": return .form(depth: 1)
        case "soft": return .form(depth: Self.softDepth)
        case "shine": return .shine
        case "sky": return .sky
        case let kind? where kind == "glow" || kind == "shadow":
            guard let (center, radii) = SVGShape.ellipse(element) else {
                note(element.line, "the class “\(kind)” is for circle and ellipse")
                return nil
            }
            let reach = Point(
                transform.direction(Point(radii.x, 0)).length, transform.direction(Point(0, radii.y)).length)
            return kind == "glow" ? .glow(transform(center), radii: reach) : .shadow(transform(center), radii: reach)
        default: return .flat
        }
    }

    /// Nil if it has a problem.
    private mutating func color(of element: Element, _ style: Style) -> Color? {
        // The light of the picture gives these their colours.
        if style.kind == "shadow" || style.kind == "sky" { return Color(0) }
        switch (style.fill, style.stroke) {
        case (let text?, nil), (nil, let text?):
            if let color = Color(css: text) { return color.opacity(style.opacity) }
            note(
                element.line,
                "“\(style.fill == nil ? "stroke" : "fill")” is “\(text)”, must be a colour such as #d9453d")
        case (.some, .some):
            note(
                element.line, "a shape has “fill” or “stroke”, not both; draw it twice, each with the other one “none”")
        case (nil, nil):
            note(element.line, "a shape needs “fill” or “stroke”")
        }
        return nil
    }

    mutating func number(_ name: String, of element: Element, within limits: ClosedRange<Double>) -> Double? {
        guard let text = element.values[name] else { return nil }
        guard let numbers = PathData.numbers(text), numbers.count == 1, limits.contains(numbers[0]) else {
            note(
                element.line,
                "“\(name)” is “\(text)”, must be a number from \(limits.lowerBound) to \(limits.upperBound)")
            return nil
        }
        return numbers[0]
    }
}

extension ArtReader.Element {
    fileprivate init(_ element: XMLScanner.Element) {
        self.init(name: String(element.name), line: element.line, values: [:])
        for (name, value) in element.attributes where name != "xmlns" && !name.utf8.contains(UInt8(ascii: ":")) {
            values[String(name)] = value
        }
    }
}
