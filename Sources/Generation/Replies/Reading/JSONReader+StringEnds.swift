/// Every look ahead stops at the next quotation mark but one, so all of them together are linear in the reply.
///
/// In strict JSON each of them says that the string ends, also where the text has been cut. Marks that should have been
/// escaped are believed only in pairs that stand close around their words: else the string has lost its end or its
/// beginning.
extension JSONReader {
    /// What the mark before the offset is; `isQuoting` if an inner quotation is open there.
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

    /// What may follow a comma in an object, as far as can be seen.
    private func beginsMember(at offset: Int) -> Bool {
        guard offset < bytes.count else { return true }
        switch bytes[offset] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","): return true
        default: return beginsComment(at: offset) || isFence(at: offset) || looksLikeKey(at: offset)
        }
    }

    /// What may follow a comma in an array.
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

    /// What is taken for a further element even where the comma before it is missing.
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

    /// Behind the white space at an offset.
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
