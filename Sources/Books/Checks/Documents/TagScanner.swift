/// Goes through the start tags of an XML document, one at a time.
///
/// Supports only what is needed to read what a book says about its own files. Comments, processing instructions and
/// CDATA sections are skipped. Elements lose their prefixes. Attributes with a prefix belong to another vocabulary and
/// are ignored. Only the five predefined entities and numeric characters are known. A document with its own
/// declarations is refused, so that nothing in it can multiply. Skipped content is not kept.
struct TagScanner {
    struct Tag {
        /// Without a prefix.
        var name: String
        /// Only attributes without a prefix.
        var attributes: [String: String] = [:]
        /// The text up to the next markup.
        var text = ""
    }

    struct Failure: Error, Hashable {
        /// Text to follow a colon.
        var reason: String
    }

    /// Higher than needed for any book that Nightpress writes. The largest have about 300,000 elements.
    private static let elementLimit = 500_000
    /// Maximum attributes of one element.
    private static let attributeLimit = 100

    private let bytes: [UInt8]
    private(set) var position = 0
    private var elementCount = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The next element that has one of the names; nil at the end.
    mutating func next(_ names: String...) throws(Failure) -> Tag? {
        while skip(to: UInt8(ascii: "<")) {
            if try skipPassage() { continue }
            let element = Self.localName(try startTag())
            guard let name = names.first(where: { element.elementsEqual($0.utf8) }) else {
                try readAttributes { _, _ in }
                continue
            }
            return try tag(name)
        }
        return nil
    }

    /// The name of the element that begins here, with its prefix. Its attributes are not read yet.
    private mutating func startTag() throws(Failure) -> ArraySlice<UInt8> {
        elementCount += 1
        guard elementCount <= Self.elementLimit else {
            throw Failure(reason: "it has more than \(Self.elementLimit) elements")
        }
        position += 1
        return word()
    }

    /// Skips what is not a start tag. Returns whether it skipped something.
    private mutating func skipPassage() throws(Failure) -> Bool {
        if begins("<!DOCTYPE") { throw Failure(reason: "it has a document type of its own") }
        if try skipComment() { return true }
        guard begins("</") else { return false }
        guard skip(behind: ">") else { throw Failure(reason: "“</” does not end") }
        return true
    }

    /// Skips a comment, a processing instruction or a CDATA section. Returns whether it skipped one.
    private mutating func skipComment() throws(Failure) -> Bool {
        for (opening, ending) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] where begins(opening) {
            position += opening.utf8.count
            guard skip(behind: ending) else { throw Failure(reason: "“\(opening)” does not end") }
            return true
        }
        return false
    }

    private mutating func tag(_ name: String) throws(Failure) -> Tag {
        var tag = Tag(name: name)
        try readAttributes { (attribute, value) throws(Failure) in
            guard !attribute.contains(UInt8(ascii: ":")) else { return }
            let attribute = try Self.text(attribute)
            guard tag.attributes.updateValue(try Self.text(value), forKey: attribute) == nil else {
                throw Failure(reason: "an element has “\(attribute)” twice")
            }
        }
        let start = position
        _ = skip(to: UInt8(ascii: "<"))
        tag.text = try Self.text(bytes[start..<position])
        return tag
    }

    /// Reads to the end of the tag.
    private mutating func readAttributes(
        _ body: (_ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        var count = 0
        while true {
            skipSpace()
            guard position < bytes.count else { throw Failure(reason: "a tag does not end") }
            switch bytes[position] {
            case UInt8(ascii: "/"):
                position += 1
            case UInt8(ascii: ">"):
                position += 1
                return
            default:
                count += 1
                guard count <= Self.attributeLimit else {
                    throw Failure(reason: "an element has more than \(Self.attributeLimit) attributes")
                }
                let name = word()
                try body(name, try value(of: name))
            }
        }
    }

    private mutating func value(of name: ArraySlice<UInt8>) throws(Failure) -> ArraySlice<UInt8> {
        skipSpace()
        guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
            throw Failure(reason: "an attribute has no value")
        }
        position += 1
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
        else { throw Failure(reason: "the value of “\(try Self.text(name))” is not quoted") }
        let start = position + 1
        let quote = bytes[position]
        position = start
        guard skip(to: quote) else { throw Failure(reason: "the value of “\(try Self.text(name))” does not end") }
        defer { position += 1 }
        return bytes[start..<position]
    }

    private mutating func word() -> ArraySlice<UInt8> {
        let start = position
        while position < bytes.count, !Self.endsWord(bytes[position]) { position += 1 }
        return bytes[start..<position]
    }

    private static func localName(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"): true
        default: false
        }
    }

    private mutating func skipSpace() {
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
    }

    /// Skips to the end if there is none.
    private mutating func skip(to byte: UInt8) -> Bool {
        position = bytes[position...].firstIndex(of: byte) ?? bytes.count
        return position < bytes.count
    }

    private func begins(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(behind text: String) -> Bool {
        while let first = text.utf8.first, skip(to: first) {
            if begins(text) {
                position += text.utf8.count
                return true
            }
            position += 1
        }
        return false
    }
}
