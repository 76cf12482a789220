import Domain

/// Story text with places to fill: `{hero}` is a slot, `{a|b}` a choice, and `<5 …>` a part for listeners of 5 years or
/// more. They may be nested.
///
/// The choices are drawn in the same way for every age, so an older child gets the same story with more details.
struct StoryTemplate {
    let slots: [String: String]
    let age: Int

    /// The text with every choice made by `random` and every slot filled.
    func filled(_ template: String, random: inout SeededGenerator) -> String {
        let bytes = Array(template.utf8)
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        fill(bytes, 0..<bytes.count, into: &text, random: &random)
        return String(decoding: text, as: UTF8.self)
    }

    private func fill(
        _ template: [UInt8], _ range: Range<Int>, into text: inout [UInt8], random: inout SeededGenerator
    ) {
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = template[position]
            if byte == Mark.openBrace || byte == Mark.openGate {
                let end = Self.end(of: template, from: position, limit: range.upperBound)
                if byte == Mark.openBrace {
                    fillBraces(template, position + 1..<end, into: &text, random: &random)
                } else {
                    fillGate(template, position + 1..<end, into: &text, random: &random)
                }
                position = end + 1
            } else {
                text.append(byte)
                position += 1
            }
        }
    }

    /// A slot, or one of several alternatives.
    private func fillBraces(
        _ template: [UInt8], _ range: Range<Int>, into text: inout [UInt8], random: inout SeededGenerator
    ) {
        let bars = Self.bars(in: template, range)
        guard !bars.isEmpty else {
            let name = String(decoding: template[range], as: UTF8.self)
            text.append(contentsOf: (slots[name] ?? name).utf8)
            return
        }
        let chosen = random.next(below: bars.count + 1)
        let start = chosen == 0 ? range.lowerBound : bars[chosen - 1] + 1
        let end = chosen == bars.count ? range.upperBound : bars[chosen]
        fill(template, start..<end, into: &text, random: &random)
    }

    private func fillGate(
        _ template: [UInt8], _ range: Range<Int>, into text: inout [UInt8], random: inout SeededGenerator
    ) {
        let youngest = Int(template[range.lowerBound]) - 0x30
        var inner: [UInt8] = []
        fill(template, min(range.lowerBound + 2, range.upperBound)..<range.upperBound, into: &inner, random: &random)
        if age >= youngest { text += inner }
    }

    /// The index of the mark that closes the one at `start`.
    private static func end(of template: [UInt8], from start: Int, limit: Int) -> Int {
        var depth = 0
        for position in start..<limit {
            switch template[position] {
            case Mark.openBrace, Mark.openGate: depth += 1
            case Mark.closeBrace, Mark.closeGate: depth -= 1
            default: continue
            }
            if depth == 0 { return position }
        }
        return limit
    }

    /// The bars between alternatives, without those of nested choices.
    private static func bars(in template: [UInt8], _ range: Range<Int>) -> [Int] {
        var bars: [Int] = []
        var depth = 0
        for position in range {
            switch template[position] {
            case Mark.openBrace, Mark.openGate: depth += 1
            case Mark.closeBrace, Mark.closeGate: depth -= 1
            case Mark.bar: if depth == 0 { bars.append(position) }
            default: continue
            }
        }
        return bars
    }

    private enum Mark {
        static let openBrace = UInt8(ascii: "{")
        static let closeBrace = UInt8(ascii: "}")
        static let openGate = UInt8(ascii: "<")
        static let closeGate = UInt8(ascii: ">")
        static let bar = UInt8(ascii: "|")
    }
}
