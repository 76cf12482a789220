/// Goes through the start tags of an XML document.
///
/// No more of XML than is needed to see what a book says of its own files: comments, processing instructions and
/// sections of plain text are passed over, names lose their prefixes, and only the five entities and numbered characters
/// are known. A document with declarations of its own is refused, so that nothing in it can multiply.
struct TagScanner {
    struct Tag {
        /// Without a prefix.
        var name: String
        var attributes: [String: String]
        /// Up to the next markup.
        var text: String
    }

    struct Failure: Error, Hashable {
        /// For behind a colon.
        var reason: String
    }

    /// Beyond every book that is written here.
    private static let limit = 500_000

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    static func tags(in bytes: [UInt8]) throws(Failure) -> [Tag] {
        var scanner = TagScanner(bytes)
        var tags: [Tag] = []
        while let tag = try scanner.next() {
            tags.append(tag)
            guard tags.count <= limit else { throw Failure(reason: "it has more than \(limit) elements") }
        }
        return tags
    }

    private mutating func next() throws(Failure) -> Tag? {
        while skip(to: "<") {
            if try skipPassage() { continue }
            return try startTag()
        }
        return nil
    }

    /// Passes over what is no start tag.
    private mutating func skipPassage() throws(Failure) -> Bool {
        if begins("<!DOCTYPE") { throw Failure(reason: "it has a document type of its own") }
        for (opening, ending) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("</", ">")]
        where begins(opening) {
            guard skip(behind: ending) else { throw Failure(reason: "“\(opening)” does not end") }
            return true
        }
        return false
    }

    private mutating func startTag() throws(Failure) -> Tag {
        position += 1
        var tag = Tag(name: localName(word()), attributes: [:], text: "")
        while true {
            skipSpace()
            guard position < bytes.count else { throw Failure(reason: "a tag does not end") }
            if bytes[position] == UInt8(ascii: "/") {
                position += 1
            } else if bytes[position] == UInt8(ascii: ">") {
                position += 1
                break
            } else {
                let (name, value) = try attribute()
                tag.attributes[name] = value
            }
        }
        let start = position
        _ = skip(to: "<")
        tag.text = Self.unescaped(bytes[start..<position])
        return tag
    }

    private mutating func attribute() throws(Failure) -> (String, String) {
        let name = localName(word())
        skipSpace()
        guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
            throw Failure(reason: "an attribute has no value")
        }
        position += 1
        skipSpace()
        guard position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position]) else {
            throw Failure(reason: "the value of “\(name)” is not quoted")
        }
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: bytes[position]) else {
            throw Failure(reason: "the value of “\(name)” does not end")
        }
        position = end + 1
        return (name, Self.unescaped(bytes[start..<end]))
    }

    private mutating func word() -> String {
        let start = position
        while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private func localName(_ name: String) -> String {
        name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        byte <= 0x20 || [UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<")].contains(byte)
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }

    private mutating func skip(to character: Unicode.Scalar) -> Bool {
        let byte = UInt8(ascii: character)
        while position < bytes.count, bytes[position] != byte { position += 1 }
        return position < bytes.count
    }

    private func begins(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(behind text: String) -> Bool {
        while position < bytes.count {
            if begins(text) {
                position += text.utf8.count
                return true
            }
            position += 1
        }
        return false
    }

    private static let entities: [Substring: String] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var parts = text.split(separator: "&", omittingEmptySubsequences: false)
        var plain = String(parts.removeFirst())
        for part in parts {
            guard let end = part.firstIndex(of: ";"), let character = character(part[..<end]) else {
                plain += "&" + part
                continue
            }
            plain += character + part[part.index(after: end)...]
        }
        return plain
    }

    private static func character(_ entity: Substring) -> String? {
        if let known = entities[entity] { return known }
        guard entity.hasPrefix("#") else { return nil }
        let digits = entity.dropFirst()
        let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return value.flatMap(Unicode.Scalar.init).map { String($0) }
    }
}
