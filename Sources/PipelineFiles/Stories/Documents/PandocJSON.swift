/// Reads JSON step by step from its bytes, because a tree of values would need many times the memory of the text. What
/// is skipped is not checked.
struct PandocJSON {
    /// `offset` is the byte at which the JSON cannot be read.
    struct Flaw: Error {
        var offset: Int
    }

    private let bytes: [UInt8]
    private(set) var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Begins an array or an object.
    mutating func open(_ bracket: Unicode.Scalar) throws(Flaw) {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: bracket) else { throw Flaw(offset: position) }
        position += 1
    }

    /// Whether an element of the array follows. If none does, the array is left.
    mutating func hasElement() throws(Flaw) -> Bool {
        try hasMore(before: UInt8(ascii: "]"))
    }

    /// The next key of an object. Nil at its end, and the object is left.
    mutating func key() throws(Flaw) -> String? {
        guard try hasMore(before: UInt8(ascii: "}")) else { return nil }
        let key = try string()
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { throw Flaw(offset: position) }
        position += 1
        return key
    }

    /// Leaves an array, whatever else it has.
    mutating func skipElements() throws(Flaw) {
        while try hasElement() { try skip() }
    }

    private mutating func hasMore(before end: UInt8) throws(Flaw) -> Bool {
        skipSpace()
        if position < bytes.count, bytes[position] == UInt8(ascii: ",") {
            position += 1
            skipSpace()
        }
        guard position < bytes.count else { throw Flaw(offset: position) }
        guard bytes[position] == end else { return true }
        position += 1
        return false
    }

    var isAtArray: Bool { position < bytes.count && bytes[position] == UInt8(ascii: "[") }
    var isAtObject: Bool { position < bytes.count && bytes[position] == UInt8(ascii: "{") }

    mutating func string() throws(Flaw) -> String {
        skipSpace()
        let start = position
        guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { throw Flaw(offset: start) }
        position += 1
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = String(validating: text, as: UTF8.self) else { throw Flaw(offset: start) }
                return string
            case UInt8(ascii: "\\"): try text.append(contentsOf: escape())
            default: text.append(byte)
            }
        }
        throw Flaw(offset: start)
    }

    mutating func integer() throws(Flaw) -> Int {
        skipSpace()
        let start = position
        while position < bytes.count, "-0123456789".utf8.contains(bytes[position]) { position += 1 }
        guard let number = Int(String(decoding: bytes[start..<position], as: UTF8.self)) else {
            throw Flaw(offset: start)
        }
        return number
    }

    /// Skips one value of any depth without recursion.
    mutating func skip() throws(Flaw) {
        var depth = 0
        repeat {
            skipSpace()
            guard position < bytes.count else { throw Flaw(offset: position) }
            switch bytes[position] {
            case UInt8(ascii: "\""):
                try skipString()
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                position += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                position += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                position += 1
            default:
                try skipWord()
            }
            if depth < 0 { throw Flaw(offset: position - 1) }
        } while depth > 0
    }

    /// Continues at an earlier position, to read a skipped value.
    mutating func move(to position: Int) {
        self.position = position
    }

    private mutating func skipString() throws(Flaw) {
        let start = position
        position += 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"): position += 2
            default: position += 1
            }
        }
        throw Flaw(offset: start)
    }

    /// A number, or `true`, `false`, `null`.
    private mutating func skipWord() throws(Flaw) {
        let start = position
        while position < bytes.count, !",:]}\" \n\r\t[{".utf8.contains(bytes[position]) { position += 1 }
        if position == start { throw Flaw(offset: start) }
    }

    private mutating func skipSpace() {
        while position < bytes.count, " \n\r\t".utf8.contains(bytes[position]) { position += 1 }
    }

    /// The bytes of UTF-8 that the characters behind a backslash mean.
    private mutating func escape() throws(Flaw) -> [UInt8] {
        guard position < bytes.count else { throw Flaw(offset: position) }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "u"): return try scalar()
        default: return [byte]
        }
    }

    private mutating func scalar() throws(Flaw) -> [UInt8] {
        var value = try codeUnit()
        if (0xD800..<0xDC00).contains(value), position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
            bytes[position + 1] == UInt8(ascii: "u")
        {
            position += 2
            let low = try codeUnit()
            if (0xDC00..<0xE000).contains(low) { value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) }
        }
        return Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
    }

    private mutating func codeUnit() throws(Flaw) -> UInt32 {
        let end = position + 4
        guard end <= bytes.count,
            let value = UInt32(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
        else { throw Flaw(offset: position) }
        position = end
        return value
    }
}
