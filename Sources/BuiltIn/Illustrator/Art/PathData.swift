import Media

/// Reads the path data of SVG: `M0 -76C9 -80 19 -87 27 -84Z`. An arc becomes cubic curves.
struct PathData {
    /// The largest number in a drawing file.
    private static let largest = 1e6
    /// Radii and distances below it are none.
    private static let least = 1e-6

    /// What the pen does.
    private struct Command {
        /// In upper case.
        var letter: Unicode.Scalar
        /// Whether its numbers are counted from where the pen is.
        let isRelative: Bool

        /// Nil if it is not an ASCII letter.
        init?(_ byte: UInt8) {
            let upper = byte & ~0x20
            guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(upper) else { return nil }
            (letter, isRelative) = (Unicode.Scalar(upper), byte != upper)
        }
    }

    private let text: [UInt8]
    private var index = 0
    private var path = Path()
    /// Where the pen is, where its outline began, and the control point that a smooth curve continues from.
    private var (pen, start) = (Point.zero, Point.zero)
    private var control: Point?
    /// Whether the control point is that of a cubic curve.
    private var isCubic = false

    private init(_ text: String) {
        self.text = Array(text.utf8)
    }

    /// Nil if the text is not path data.
    static func path(_ text: String) -> Path? {
        var reader = PathData(text)
        return reader.read() ? reader.path : nil
    }

    /// Numbers with white space or commas between them; nil if there is anything else.
    static func numbers(_ text: String) -> [Double]? {
        var reader = PathData(text)
        var numbers: [Double] = []
        while reader.hasMore() {
            guard let number = reader.number() else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// Skips white space and commas. Returns whether anything is left.
    private mutating func hasMore() -> Bool {
        while index < text.count, Self.isSpace(text[index]) { index += 1 }
        return index < text.count
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: ","): true
        default: false
        }
    }

    private mutating func read() -> Bool {
        var command: Command?
        while hasMore() {
            if let next = Command(text[index]) {
                guard command != nil || next.letter == "M" else { return false }
                command = next
                index += 1
            } else if command == nil || command?.letter == "Z" {
                return false
            }
            guard let known = command, step(known) else { return false }
            // Further pairs after a move are lines.
            if known.letter == "M" { command?.letter = "L" }
        }
        return path.verbs.count > 1
    }

    private mutating func step(_ command: Command) -> Bool {
        let origin = command.isRelative ? pen : .zero
        switch command.letter {
        case "M":
            guard let end = point(origin) else { return false }
            path.move(to: end)
            (pen, start, control) = (end, end, nil)
        case "L": return point(origin).map { line(to: $0) } != nil
        case "H": return number().map { line(to: Point(origin.x + $0, pen.y)) } != nil
        case "V": return number().map { line(to: Point(pen.x, origin.y + $0)) } != nil
        case "C":
            guard let first = point(origin), let second = point(origin), let end = point(origin) else { return false }
            cubic(first, second, end)
        case "S":
            guard let second = point(origin), let end = point(origin) else { return false }
            cubic(pen + (pen - (isCubic ? control ?? pen : pen)), second, end)
        case "Q":
            guard let middle = point(origin), let end = point(origin) else { return false }
            quadratic(middle, end)
        case "T":
            guard let end = point(origin) else { return false }
            quadratic(pen + (pen - (isCubic ? pen : control ?? pen)), end)
        case "A": return arc(origin)
        case "Z":
            path.close()
            (pen, control) = (start, nil)
        default: return false
        }
        return true
    }

    private mutating func line(to end: Point) {
        path.line(to: end)
        (pen, control) = (end, nil)
    }

    private mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
        path.cubic(first, second, to: end)
        (pen, control, isCubic) = (end, second, true)
    }

    private mutating func quadratic(_ middle: Point, _ end: Point) {
        path.quadratic(middle, to: end)
        (pen, control, isCubic) = (end, middle, false)
    }

    /// The end of an elliptical arc, its radii, the rotation of its ellipse, and which of four arcs it is.
    private mutating func arc(_ origin: Point) -> Bool {
        guard let radiusX = number()?.magnitude, let radiusY = number()?.magnitude, let turn = number(),
            let isLong = flag(),
            let isClockwise = flag(), let end = point(origin)
        else { return false }
        guard min(radiusX, radiusY) > Self.least else {
            line(to: end)
            return true
        }
        let toCircle = Transform.rotation(degrees: -turn).then(.scale(1 / radiusX, 1 / radiusY))
        let fromCircle = Transform.scale(radiusX, radiusY).then(.rotation(degrees: turn))
        // On a circle of radius 1; if the ends are too far apart, the circle is larger.
        let (from, to) = (toCircle(pen), toCircle(end))
        let half = (to - from) * 0.5
        guard half.length > Self.least else {
            line(to: end)
            return true
        }
        let radius = max(1, half.length)
        let height = (radius * radius - half.length * half.length).squareRoot() / half.length
        let side = isLong == isClockwise ? -1.0 : 1.0
        let center = from + half + Point(half.y, -half.x) * (height * -side)
        for curve in Self.curves(from - center, to - center, isClockwise: isClockwise, isLong: isLong) {
            path.cubic(
                fromCircle(curve.0 + center), fromCircle(curve.1 + center), to: fromCircle(curve.2 + center))
        }
        (pen, control) = (end, nil)
        return true
    }

    /// An arc around zero as curves of at most a quarter circle, by halving the angle.
    private static func curves(
        _ from: Point, _ to: Point, isClockwise: Bool, isLong: Bool
    ) -> [(Point, Point, Point)] {
        let radius = from.length
        let across = isClockwise ? Point(-from.y, from.x) : Point(from.y, -from.x)
        let isAcute = (from.x * to.x + from.y * to.y) > 1e-9 * radius * radius
        if isLong || !isAcute {
            let sum = from + to
            var middle = sum.length < 1e-6 * radius ? across : sum * (radius / sum.length)
            if isLong, sum.length >= 1e-6 * radius { middle = middle * -1 }
            return curves(from, middle, isClockwise: isClockwise, isLong: false)
                + curves(middle, to, isClockwise: isClockwise, isLong: false)
        }
        let cosine = min(1, (from.x * to.x + from.y * to.y) / (radius * radius))
        // The tangent of a quarter of the angle, from its cosine.
        let (halfCosine, halfSine) = (((1 + cosine) / 2).squareRoot(), ((1 - cosine) / 2).squareRoot())
        let reach = 4.0 / 3 * halfSine / (1 + halfCosine)
        let back = isClockwise ? Point(to.y, -to.x) : Point(-to.y, to.x)
        return [(from + across * reach, to + back * reach, to)]
    }

    private mutating func point(_ origin: Point) -> Point? {
        guard let x = number(), let y = number() else { return nil }
        return origin + Point(x, y)
    }

    private mutating func flag() -> Bool? {
        guard hasMore(), text[index] == UInt8(ascii: "0") || text[index] == UInt8(ascii: "1") else { return nil }
        defer { index += 1 }
        return text[index] == UInt8(ascii: "1")
    }

    private mutating func skipSign() {
        guard index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") else { return }
        index += 1
    }

    private mutating func number() -> Double? {
        guard hasMore() else { return nil }
        let first = index
        skipSign()
        var hasPoint = false
        while index < text.count {
            if text[index] == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else if !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index]) {
                break
            }
            index += 1
        }
        if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
            index += 1
            skipSign()
            while index < text.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index]) { index += 1 }
        }
        guard let number = Double(String(decoding: text[first..<index], as: UTF8.self)),
            number.magnitude <= Self.largest
        else { return nil }
        return number
    }
}
