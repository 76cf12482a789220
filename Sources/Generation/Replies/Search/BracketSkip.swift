/// Skips a value that cannot be read.
enum BracketSkip {
    /// The offset after the bracket that closes the one at `start`, of any kind. The end of the text if there is none,
    /// or if the text after it shows that the value continues.
    static func end(of start: Int, in bytes: [UInt8]) -> Int {
        var depth = 0
        var position = start
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""): position = endOfString(at: position, in: bytes)
            default: break
            }
            position += 1
            if depth == 0 { return goesOn(at: position, in: bytes) ? bytes.count : position }
        }
        return bytes.count
    }

    private static func endOfString(at start: Int, in bytes: [UInt8]) -> Int {
        var position = start + 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(position, bytes.count)
    }

    private static func goesOn(at offset: Int, in bytes: [UInt8]) -> Bool {
        guard let next = bytes[offset...].first(where: { $0 > 0x20 }) else { return false }
        return [UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(next)
    }
}
