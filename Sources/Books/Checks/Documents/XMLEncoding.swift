/// Converts XML documents to UTF-8.
enum XMLEncoding {
    /// The document in UTF-8 without a byte order mark. Nil if its encoding is not known.
    static func utf8(_ document: [UInt8]) -> [UInt8]? {
        switch document.prefix(4) {
        case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF], [0, 0, 0, 0x3C], [0x3C, 0, 0, 0]: return nil
        default: break
        }
        switch document.prefix(2) {
        case [0xFE, 0xFF]: return utf16(document.dropFirst(2)) { $0 << 8 | $1 }
        case [0xFF, 0xFE]: return utf16(document.dropFirst(2)) { $1 << 8 | $0 }
        case [0, 0x3C]: return utf16(document[...]) { $0 << 8 | $1 }
        case [0x3C, 0]: return utf16(document[...]) { $1 << 8 | $0 }
        default: break
        }
        if document.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(document.dropFirst(3)) }
        guard let name = encoding(document) else { return document }
        switch name.lowercased() {
        case "utf-8", "utf8", "us-ascii", "ascii": return document
        // The first 128 characters are those of ASCII, which are all that markup needs.
        case "iso-8859-1", "iso-8859-15", "windows-1252", "latin1": return latin(document)
        default: return nil
        }
    }

    /// The encoding in the declaration of the document.
    private static func encoding(_ document: [UInt8]) -> String? {
        guard document.starts(with: "<?xml".utf8) else { return nil }
        let declaration = String(decoding: document.prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self)
        return declaration.firstMatch(of: /encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/).map { String($0.1) }
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, _ unit: (UInt16, UInt16) -> UInt16) -> [UInt8]? {
        guard bytes.count.isMultiple(of: 2) else { return nil }
        let units = stride(from: bytes.startIndex, to: bytes.endIndex, by: 2).map {
            unit(UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
        }
        return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
    }

    private static func latin(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
    }
}
