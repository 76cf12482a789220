import Domain
import Media

/// A setting's facts, groups and things.
extension ArtReader {
    private static let facts = ["data-setting", "data-on", "data-wall", "data-floor", "data-pattern", "data-lamp"]
    static let groupFacts = ["data-at", "data-pace", "data-haze", "data-front", "data-view"]
    private static let heightOfChild = 100.0

    mutating func setting(_ root: Element) -> SettingDrawing? {
        check(root, Self.facts + ["viewBox", "id", "version", "width", "height"])
        unit = .scale(1 / Self.heightOfChild, 1 / Self.heightOfChild)
        let (wall, floor) = (color("data-wall", of: root), color("data-floor", of: root))
        let pattern: WallPattern? = choice("data-pattern", of: root)
        let hasNoLamp = isSet("data-lamp", to: "no", in: root)
        guard let setting: Setting = choice("data-setting", of: root) else { return nil }
        var base = SettingDrawing.Base.room(wall: wall, floor: floor, pattern: pattern ?? .plain, hasLamp: !hasNoLamp)
        if root.values["data-on"] != nil {
            let grounds = Setting.allCases.filter { $0.wider == $0 && !$0.codeScenery.isIndoors }
            guard let ground: Setting = choice("data-on", of: root, among: grounds) else { return nil }
            for name in ["data-wall", "data-pattern", "data-lamp"] where root.values[name] != nil {
                note(root.line, "“\(name)” is for a room, and this is on the setting “\(ground)”")
            }
            base = .scenery(ground, floor: floor)
        }
        return SettingDrawing(setting: setting, base: base, groups: [])
    }

    mutating func group(_ element: Element) -> SettingDrawing.Group? {
        if element.values["data-at"] == nil { note(element.line, "“data-at” is missing: where the group is") }
        guard let side: SettingDrawing.Side = choice("data-at", of: element) else { return nil }
        return SettingDrawing.Group(
            side: side, pace: (number("data-pace", of: element, within: 10...1000) ?? 100) / Self.heightOfChild,
            haze: number("data-haze", of: element, within: 0...1) ?? 0,
            isInFront: isSet("data-front", to: "yes", in: element),
            view: view(of: element))
    }

    private mutating func view(of element: Element) -> Int? {
        guard let text = element.values["data-view"] else { return nil }
        if let number = Int(text), (1...3).contains(number) { return number - 1 }
        note(element.line, "“data-view” is “\(text.excerpt)”, must be 1, 2 or 3")
        return nil
    }

    /// A thing in its box. It keeps its proportions, as an image does in SVG.
    mutating func placedThing(_ element: Element, _ transform: Transform) -> SettingDrawing.PlacedThing? {
        check(element, ["href", "x", "y", "width", "height"])
        guard let href = element.values["href"], href.hasSuffix(".svg"), href.utf8.count > 4,
            ["x", "y", "width", "height"].allSatisfy({ element.values[$0] != nil })
        else {
            note(
                element.line,
                "an “image” needs “href” with the name of a drawing file, “x”, “y”, “width” and “height”")
            return nil
        }
        let (limits, sides) = (-10_000.0...10_000, 0.1...10_000)
        guard let left = number("x", of: element, within: limits), let top = number("y", of: element, within: limits),
            let width = number("width", of: element, within: sides),
            let height = number("height", of: element, within: sides)
        else { return nil }
        let factor = transform.lengthFactor
        return SettingDrawing.PlacedThing(
            file: String(href.dropLast(4)), middle: transform(Point(left + width / 2, top + height / 2)),
            width: width * factor, height: height * factor, line: element.line)
    }

    mutating func color(_ name: String, of root: Element) -> Color? {
        guard let text = root.values[name] else { return nil }
        if let color = Color(css: text) { return color }
        note(root.line, "“\(name)” is “\(text.excerpt)”, must be a colour such as #d9453d")
        return nil
    }
}

extension Color {
    /// A colour such as `#d9453d`.
    init?(css text: String) {
        let digits = text.dropFirst()
        guard text.first == "#", digits.count == 6, digits.allSatisfy(\.isHexDigit),
            let hex = UInt32(digits, radix: 16)
        else { return nil }
        self.init(hex)
    }
}
