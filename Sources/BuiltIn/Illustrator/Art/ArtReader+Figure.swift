import Domain
import Media

/// A figure's facts and parts.
extension ArtReader {
    private static let facts = [
        "data-figure", "data-nouns", "data-size", "data-head", "data-trunk", "data-leg", "data-arm", "data-arms",
        "data-legs", "data-dress", "data-coats",
    ]
    static let faceFacts = ["data-turn", "data-eyes", "data-mouth", "data-cheeks", "data-ink", "data-cheek-color"]
    /// The radius of the head, or the height of the figure, in the units of the file.
    private static let whole = 100.0

    mutating func figure(_ root: Element) -> FigureDrawing? {
        check(root, Self.facts + ["viewBox", "id", "version", "width", "height"])
        unit = .scale(1 / Self.whole, 1 / Self.whole)
        let group: FigureDrawing.Group? = choice("data-figure", of: root)
        let nouns = nouns(of: root)
        guard let coats = coats(of: root), let group, !nouns.isEmpty else { return nil }
        if root.values["data-size"] == nil { note(root.line, "“data-size” is missing: the height; a child's is 1") }
        return FigureDrawing(
            group: group, nouns: nouns, size: number("data-size", of: root, within: 0.05...4) ?? 1, coats: coats,
            build: build(of: root), hasOwnTrunk: isSet("data-dress", to: "own", in: root))
    }

    private mutating func build(of root: Element) -> Build {
        var build = Build()
        if let head = shares("data-head", of: root, named: ["radius"]) { build.head = head[0] }
        if let trunk = shares("data-trunk", of: root, named: ["width", "length"]) {
            (build.torsoWidth, build.torsoLength) = (trunk[0], trunk[1])
        }
        if let leg = shares("data-leg", of: root, named: ["length", "width"]) {
            (build.legLength, build.legWidth) = (leg[0], leg[1])
        }
        if let arm = shares("data-arm", of: root, named: ["width"]) { build.armWidth = arm[0] }
        build.arms = choice("data-arms", of: root) ?? .arms
        build.legs = choice("data-legs", of: root) ?? .legs
        return build
    }

    mutating func part(_ element: Element) -> FigureDrawing.Part? {
        if element.values["data-part"] == nil {
            note(element.line, "“data-part” is missing: the part of the figure that the group draws")
        }
        return choice("data-part", of: element)
    }

    mutating func face(_ element: Element) -> Face {
        var face = Face()
        if let turn = number("data-turn", of: element, within: -100...100) { face.turn = turn / Self.whole }
        if let eyes = shares("data-eyes", of: element, named: ["spread", "y", "size"], within: -200...200) {
            (face.eyeSpread, face.eyeY, face.eyeSize) = (eyes[0], eyes[1], eyes[2])
        }
        if element.values["data-mouth"] == "none" {
            face.hasMouth = false
        } else if let mouth = shares("data-mouth", of: element, named: ["y", "width"], within: -200...200) {
            (face.mouthY, face.mouthWidth) = (mouth[0], mouth[1])
        }
        if let cheeks = shares("data-cheeks", of: element, named: ["spread", "y"], within: -200...200) {
            (face.cheekSpread, face.cheekY) = (cheeks[0], cheeks[1])
        }
        face.ink = color("data-ink", of: element) ?? face.ink
        face.cheekColor = color("data-cheek-color", of: element) ?? face.cheekColor
        return face
    }

    private mutating func coats(of root: Element) -> [Figure.Coat]? {
        let text = root.values["data-coats"] ?? ""
        let coats = text.split(separator: ",").map { coat in
            coat.split(whereSeparator: \.isWhitespace).map { Color(css: String($0)) }
        }
        guard !coats.isEmpty, coats.allSatisfy({ $0.count == 3 }) else {
            note(
                root.line,
                "“data-coats” is “\(text.excerpt)”, must be three colours for main, light and dark: “#8a6a54 #f4dfc2 #4d3a30”; a comma separates coats"
            )
            return nil
        }
        let colors = coats.map { $0.compactMap(\.self) }
        guard colors.allSatisfy({ $0.count == 3 }) else {
            note(root.line, "“data-coats” is “\(text.excerpt)”, must be colours such as #8a6a54")
            return nil
        }
        return colors.map { Figure.Coat(main: $0[0], light: $0[1], dark: $0[2]) }
    }

    /// As many numbers as there are names, as shares of a whole.
    private mutating func shares(
        _ name: String, of element: Element, named names: [String], within limits: ClosedRange<Double> = 0...200
    ) -> [Double]? {
        guard let text = element.values[name] else { return nil }
        guard let numbers = PathData.numbers(text), numbers.count == names.count, numbers.allSatisfy(limits.contains)
        else {
            let range = "from \(limits.lowerBound) to \(limits.upperBound)"
            let count = names.count == 1 ? "a number" : "\(names.count) numbers"
            let wanted = "\(count) \(range): \(names.listed)"
            note(element.line, "“\(name)” is “\(text.excerpt)”, must be \(wanted)")
            return nil
        }
        return numbers.map { $0 / Self.whole }
    }
}
