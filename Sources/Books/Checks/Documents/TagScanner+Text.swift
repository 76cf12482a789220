extension TagScanner {
    /// Maximum bytes of a value or text that is read; higher than needed for any book that Nightpress writes.
    private static let valueLimit = 200_000
    /// In bytes, with some zeros before a number.
    private static let longestEntity = 20
    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    /// The decoded content of a value or a passage of text. Text that begins like an entity but is not one stays
    /// unchanged.
    static func text(_ bytes: ArraySlice<UInt8>) throws(Failure) -> String {
        guard bytes.count <= valueLimit else {
            throw Failure(reason: "a value has \(bytes.count) bytes, at most \(valueLimit) are read")
        }
        var (text, rest): ([UInt8], _) = ([], bytes)
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            text += rest[..<start]
            rest = rest[start...]
            if let end = rest.prefix(longestEntity).firstIndex(of: UInt8(ascii: ";")),
                let character = character(String(decoding: rest[(start + 1)..<end], as: UTF8.self))
            {
                text += character.utf8
                rest = rest[(end + 1)...]
            } else {
                text.append(rest.removeFirst())
            }
        }
        return String(decoding: text + rest, as: UTF8.self)
    }

    private static func character(_ entity: String) -> String? {
        if let known = entities[entity] { return known }
        guard entity.hasPrefix("#") else { return nil }
        let isHexadecimal = entity.hasPrefix("#x")
        let digits = entity.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.first?.isHexDigit == true else { return nil }
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init).map { String($0) }
    }
}
