import Media

/// What is wrong with a font file: the tables of an OpenType font have checksums.
enum FontFlaw {
    private static let headerSize = 12
    private static let recordSize = 16
    /// Of the table `head`; the checksum of the whole file, which counts as 0.
    private static let adjustment = 8..<12

    /// Text that follows a colon; nil if nothing is wrong.
    static func first(in font: [UInt8]) -> String? {
        guard font.count >= headerSize, isFont(font) else { return "it is not an OpenType font" }
        let count = Int(font[4]) << 8 | Int(font[5])
        guard font.count >= headerSize + count * recordSize else { return "its list of tables is cut short" }
        for index in 0..<count {
            let start = headerSize + index * recordSize
            let tag = String(decoding: font[start..<start + 4], as: UTF8.self)
            let (offset, size) = (Int(number(font, start + 8)), Int(number(font, start + 12)))
            guard offset <= font.count, size <= font.count - offset else {
                return "its table “\(tag.excerpt)” is cut short"
            }
            if checksum(of: font[offset..<offset + size], isHead: tag == "head") != number(font, start + 4) {
                return "its table “\(tag.excerpt)” does not have the checksum that it states"
            }
        }
        return nil
    }

    /// TrueType outlines, or those of a `CFF ` table.
    private static func isFont(_ font: [UInt8]) -> Bool {
        font.starts(with: [0, 1, 0, 0]) || font.starts(with: "OTTO".utf8) || font.starts(with: "true".utf8)
    }

    /// The sum of its numbers of four bytes; zeros fill up the last.
    private static func checksum(of table: ArraySlice<UInt8>, isHead: Bool) -> UInt32 {
        var sum: UInt32 = 0
        for (index, byte) in table.enumerated() where !(isHead && adjustment.contains(index)) {
            sum &+= UInt32(byte) << UInt32(24 - index % 4 * 8)
        }
        return sum
    }

    private static func number(_ bytes: [UInt8], _ place: Int) -> UInt32 {
        bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
