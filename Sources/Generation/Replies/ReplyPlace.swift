/// The position of an error in a reply.
struct ReplyPlace: Hashable, Sendable, CustomStringConvertible {
    /// In bytes from 0.
    var offset: Int
    /// From 1.
    var line: Int
    /// In Unicode scalars from 1.
    var column: Int
    /// `pages[2].panels[0].direction`; empty outside any value.
    var path: String
    /// The text around it: at most 60 scalars, none of which moves a terminal's cursor.
    var excerpt: String

    init(offset: Int, path: String, in bytes: [UInt8]) {
        self.offset = offset
        self.path = path
        (line, column) = Self.lineAndColumn(of: offset, in: bytes)
        excerpt = SafeText.excerpt(of: bytes, around: offset)
    }

    var description: String {
        "line \(line), column \(column)\(path.isEmpty ? "" : " (\(path))"), near “\(excerpt)”"
    }

    private static func lineAndColumn(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
        var line = 1
        var column = 1
        for position in 0..<min(offset, bytes.count) {
            let byte = bytes[position]
            let isEndOfCRLF = byte == 0x0A && position > 0 && bytes[position - 1] == 0x0D
            if isEndOfCRLF { continue }
            if byte == 0x0A || byte == 0x0D {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return (line, column)
    }
}
