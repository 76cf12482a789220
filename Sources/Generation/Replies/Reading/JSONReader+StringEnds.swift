/// Each look ahead stops at the second quotation mark at the latest, so the total time is linear in the reply.
///
/// In strict JSON each look ahead finds that the string ends, even if the text was cut. Marks without the needed escape
/// are accepted only in pairs close to their words. Otherwise the string has lost its end or its beginning.
extension JSONReader {
    /// What the mark before the offset is. `isQuoting`: whether an inner quotation is open there.
    func ending(after offset: Int, isQuoting: Bool, as role: StringRole) -> StringEnding {
        guard role == .memberValue || role == .element else { return .ends }
        let next = blankEnd(offset)
        guard next < bytes.count else { return isQuoting ? .belongs : .ends }
        if isFence(at: next) || beginsComment(at: next) { return isQuoting ? .ambiguous : .ends }
        let ending = role == .element ? endingOfElement(offset, next) : endingOfMember(offset, next)
        switch (ending, isQuoting) {
        case (.ends, true): return .ambiguous
        case (.belongs, false): return next > offset || bytes[next] == UInt8(ascii: ",") ? .ambiguous : .belongs
        case (.belongs, true): return bytes[position - 1] <= 0x20 ? .ambiguous : .belongs
        default: return ending
        }
    }

    private func endingOfMember(_ offset: Int, _ next: Int) -> StringEnding {
        switch bytes[next] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"): .ends
        case UInt8(ascii: ":"): .ambiguous
        case UInt8(ascii: ","): beginsMember(at: blankEnd(next + 1)) ? .ends : .belongs
        default:
            looksLikeKey(at: next, ifCut: false)
                && (Quote(opening: bytes, at: next) != nil || hasNewline(offset..<next)) ? .ends : .belongs
        }
    }

    private func endingOfElement(_ offset: Int, _ next: Int) -> StringEnding {
        switch bytes[next] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"): return .ends
        case UInt8(ascii: ":"): return .ambiguous
        case UInt8(ascii: ","): return beginsElement(at: blankEnd(next + 1)) ? .ends : .belongs
        default:
            guard beginsElementWithoutComma(at: next) else { return .belongs }
            if hasNewline(offset..<next) { return .ends }
            return next == offset || Quote(opening: bytes, at: next) == nil ? .belongs : .ambiguous
        }
    }

    /// Whether text that may follow a comma in an object begins here, as far as the text shows.
    private func beginsMember(at offset: Int) -> Bool {
        guard offset < bytes.count else { return true }
        switch bytes[offset] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","): return true
        default: return beginsComment(at: offset) || isFence(at: offset) || looksLikeKey(at: offset)
        }
    }

    /// Whether text that may follow a comma in an array begins here.
    private func beginsElement(at offset: Int) -> Bool {
        guard offset < bytes.count else { return true }
        switch bytes[offset] {
        case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
        default:
            return beginsElementWithoutComma(at: offset) || beginsComment(at: offset) || isFence(at: offset)
                || beginsLiteral(at: offset)
        }
    }

    /// Whether another element begins here even without a comma before it.
    func beginsElementWithoutComma(at offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "{") || bytes[offset] == UInt8(ascii: "[")
            || Quote(opening: bytes, at: offset) != nil
    }

    private func beginsLiteral(at offset: Int) -> Bool {
        let end = wordEnd(at: offset, limit: offset + 6)
        let word = String(decoding: bytes[offset..<end], as: UTF8.self)
        let literals = ["true", "false", "null", "True", "False", "None"]
        return !word.isEmpty
            && (end == bytes.count ? literals.contains { $0.hasPrefix(word) } : literals.contains(word))
    }

    func beginsComment(at offset: Int) -> Bool {
        guard bytes[offset] == UInt8(ascii: "/") || bytes[offset] == UInt8(ascii: "#") else { return false }
        guard offset + 1 < bytes.count else { return true }
        let next = bytes[offset + 1]
        if bytes[offset] == UInt8(ascii: "#") { return next == 0x20 }
        return next == UInt8(ascii: "/") || next == UInt8(ascii: "*")
    }

    /// The end of the white space at an offset.
    func blankEnd(_ offset: Int) -> Int {
        var end = offset
        while end < bytes.count {
            switch bytes[end] {
            case 0x20, 0x0A, 0x0D, 0x09: end += 1
            default:
                guard let space = OddSpace.match(bytes, at: end) else { return end }
                end += space.length
            }
        }
        return end
    }

    private func hasNewline(_ range: Range<Int>) -> Bool { bytes[range].contains(0x0A) || bytes[range].contains(0x0D) }
}
