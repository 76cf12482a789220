import Domain
import Media

/// The facts in the attributes of the root.
extension ArtReader {
    private static let sides = 1.0...10_000
    private static let facts = [
        "data-nouns", "data-name", "data-size", "data-place", "data-surroundings", "data-settings", "data-hold",
        "data-in-hand", "data-mouth", "data-eye", "data-astride", "data-verb",
        "data-seat", "data-encloses", "data-light", "data-faces", "data-several", "data-uncountable", "data-animal",
        "data-tallest",
    ]

    mutating func thing(_ root: Element) -> Prop? {
        check(root, Self.facts + ["viewBox", "id", "version", "width", "height"])
        let (values, line) = (root.values, root.line)
        guard let box = PathData.numbers(values["viewBox"] ?? ""), box.count == 4, Self.sides.contains(box[2]),
            Self.sides.contains(box[3])
        else {
            note(
                line,
                "“viewBox” is “\((values["viewBox"] ?? "").excerpt)”, must be left, top, width and height, the last two from 1 to 10000"
            )
            return nil
        }
        unit = Transform.translation(-box[0] - box[2] / 2, -box[1] - box[3]).then(.scale(1 / box[3], 1 / box[3]))
        let nouns = nouns(of: root)
        if values["data-size"] == nil { note(line, "“data-size” is missing: the height of the thing; a child's is 1") }
        var thing = Prop(
            nouns: nouns, size: number("data-size", of: root, within: 0.05...4) ?? 1,
            place: choice("data-place", of: root) ?? .ground,
            surroundings: choice("data-surroundings", of: root) ?? .anywhere, paint: { _, _ in })
        thing.name = words("data-name", of: root, example: "watering can")
        thing.settings = settings(of: root)
        thing.hold = point("data-hold", of: root).map(unit.callAsFunction)
        thing.use =
            point("data-mouth", of: root).map { .mouth(unit($0)) } ?? point("data-eye", of: root).map { .eye(unit($0)) }
            ?? point("data-astride", of: root).map { .seat(unit($0)) }
        let uses = ["data-mouth", "data-eye", "data-astride"].filter { root.values[$0] != nil }
        if uses.count > 1 {
            note(
                root.line, uses.map { "“\($0)”" }.listed + " are there; keep one: a thing touches a figure at one point"
            )
        }
        thing.verb = words("data-verb", of: root, example: "look through")
        thing.sizeInHand = number("data-in-hand", of: root, within: 0.05...2)
        thing.seat = point("data-seat", of: root).map(unit.callAsFunction)
        thing.encloses = isSet("data-encloses", to: "yes", in: root)
        thing.halfWidth = box[2] / 2 / box[3]
        thing.givesLight = isSet("data-light", to: "yes", in: root)
        thing.facesRight = isSet("data-faces", to: "right", in: root)
        thing.isSeveral = isSet("data-several", to: "yes", in: root)
        thing.isUncountable = isSet("data-uncountable", to: "yes", in: root)
        thing.isAnimal = isSet("data-animal", to: "yes", in: root)
        thing.isTallest = isSet("data-tallest", to: "yes", in: root)
        return thing
    }

    mutating func nouns(of root: Element) -> [String] {
        let text = root.values["data-nouns"] ?? ""
        let nouns = text.split(separator: " ").map(String.init)
        if nouns.isEmpty || nouns.contains(where: { $0.contains { !$0.isLetter || $0.isUppercase } }) {
            note(root.line, "“data-nouns” is “\(text)”, must be words in lower case: “apple”")
        }
        return nouns
    }

    private mutating func words(_ fact: String, of root: Element, example: String) -> String? {
        guard let text = root.values[fact] else { return nil }
        let words = text.split(separator: " ")
        if words.joined(separator: " ") == text, !words.isEmpty,
            words.allSatisfy({ $0.allSatisfy { $0.isLetter && !$0.isUppercase } })
        {
            return text
        }
        note(root.line, "“\(fact)” is “\(text.excerpt)”, must be words in lower case: “\(example)”")
        return nil
    }

    private mutating func settings(of root: Element) -> Set<Setting> {
        var settings: Set<Setting> = []
        for word in (root.values["data-settings"] ?? "").split(separator: " ") {
            if let setting = Setting(rawValue: String(word)) {
                settings.insert(setting)
            } else {
                let known = Setting.allCases.map(\.rawValue).joined(separator: ", ")
                note(root.line, "“data-settings” has “\(word)”; it can have \(known)")
            }
        }
        return settings
    }

    private mutating func point(_ name: String, of root: Element) -> Point? {
        guard let text = root.values[name] else { return nil }
        guard let numbers = PathData.numbers(text), numbers.count == 2 else {
            note(root.line, "“\(name)” is “\(text)”, must be two numbers: x and y")
            return nil
        }
        return Point(numbers[0], numbers[1])
    }

    mutating func isSet(_ name: String, to word: String, in root: Element) -> Bool {
        guard let text = root.values[name] else { return false }
        if text != word { note(root.line, "“\(name)” is “\(text)”, must be “\(word)”, or left out") }
        return text == word
    }

    mutating func choice<Value: RawRepresentable & CaseIterable & Equatable>(
        _ name: String, of root: Element, among values: [Value] = Array(Value.allCases)
    ) -> Value? where Value.RawValue == String {
        guard let text = root.values[name] else { return nil }
        if let value = Value(rawValue: text), values.contains(value) { return value }
        note(root.line, "“\(name)” is “\(text)”, must be \(values.map(\.rawValue).joined(separator: ", "))")
        return nil
    }
}
