extension JSONReader {
    /// Whether the value was read to its end. Then the error is in the text after it.
    var isWhole: Bool { stack.isEmpty && position > start }

    /// A key with a colon, or another value with a comma, before the value shows that the bracket around it is missing.
    func requireNothingBefore() throws(ReadFailure) {
        guard let mark = lastByte(before: start), let before = lastByte(before: mark) else { return }
        switch bytes[mark] {
        case UInt8(ascii: ":"): guard isEndOfKey(at: before) else { return }
        case UInt8(ascii: ","): guard isEndOfKey(at: before) || isEndOfValue(at: before) else { return }
        default: return
        }
        throw .malformed(at: mark, found: found(at: mark), expected: "nothing before the beginning of the value")
    }

    private func lastByte(before offset: Int) -> Int? {
        bytes[..<offset].lastIndex { $0 > 0x20 }
    }

    private func isEndOfKey(at offset: Int) -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return true
        default: return offset >= 2 && Quote(opening: bytes, at: offset - 2).map { $0.length == 3 } == true
        }
    }

    private func isEndOfValue(at offset: Int) -> Bool {
        switch bytes[offset] {
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }

    /// Skips closing brackets after the end of the value. A comma or colon there shows that the value should continue:
    /// its brackets are wrong, or it is a list without brackets.
    mutating func skipExtraBrackets() throws(ReadFailure) {
        var end = position
        while end < bytes.count {
            switch bytes[end] {
            case 0x20, 0x09, 0x0A, 0x0D: end += 1
            case UInt8(ascii: "}") where !moves.objects, UInt8(ascii: "]") where !moves.arrays:
                repairs.note(.extraBracket)
                end += 1
                position = end
            case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"):
                position = end
                throw .malformed(at: end, found: found(at: end), expected: "nothing behind the end of the value")
            default: return
            }
        }
    }
}
