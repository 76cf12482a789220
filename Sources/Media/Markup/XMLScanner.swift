/// Checks whether an XML document is well-formed, and goes through its elements.
///
/// Checks the rules of XML 1.0 that need no declarations: characters, nesting, attributes, references, comments.
/// Declarations of a document type are skipped. Names of entities are only checked if there are none.
package struct XMLScanner {
    /// A document that is not well-formed, or one that is not read.
    package enum Failure: Error, Hashable {
        /// Text to follow a colon.
        case malformed(String)
        /// It exceeds a limit of this program. Text to follow a colon.
        case excessive(String)
        /// It has declarations of its own.
        case declarations

        /// Text to follow a colon.
        package var reason: String {
            switch self {
            case .malformed(let reason), .excessive(let reason): reason
            case .declarations: "it declares entities of its own"
            }
        }

        /// The reason if the document is certainly not well-formed.
        package var flaw: String? {
            if case .malformed(let reason) = self { reason } else { nil }
        }
    }

    package struct Element {
        /// Without prefixes, from the root to this element.
        package var path: [Substring]
        package var prefix: Substring
        /// By their names with prefixes. References are resolved.
        package var attributes: [Substring: String]
        /// Where it begins, from 1.
        package var line: Int
        package var name: Substring { path.last ?? "" }
    }

    /// Higher than needed for any book that Nightpress writes. The largest have about 300,000 elements.
    private static let elementLimit = 500_000
    private static let depthLimit = 1_000
    private static let attributeLimit = 100

    private let bytes: [UInt8]
    private let allowsDeclarations: Bool
    private var position = 0
    /// The line of the last element, and where that began.
    private var (line, lineKnown) = (1, 0)
    private var open: [Substring] = []
    private var path: [Substring] = []
    private var count = 0
    private var hasRoot = false
    private var hasOutsideText = false
    private var hasDocumentType = false
    private var hasDeclarations = false

    /// Goes through a document in UTF-8 without a byte order mark.
    package static func scan(
        _ document: [UInt8], allowsDeclarations: Bool, _ body: (Element) throws(Failure) -> Void
    ) throws(Failure) {
        var scanner = XMLScanner(bytes: document, allowsDeclarations: allowsDeclarations)
        try scanner.scan(body)
    }

    /// The first element, if the document begins with it. What follows is not read.
    package static func root(of document: [UInt8]) throws(Failure) -> Element? {
        var scanner = XMLScanner(bytes: document, allowsDeclarations: false)
        guard document.first == UInt8(ascii: "<") else { return nil }
        var root: Element?
        try scanner.readElement { root = $0 }
        return root
    }

    private init(bytes: [UInt8], allowsDeclarations: Bool) {
        self.bytes = bytes
        self.allowsDeclarations = allowsDeclarations
    }

    private mutating func scan(_ body: (Element) throws(Failure) -> Void) throws(Failure) {
        try checkCharacters()
        if begins("<?xml"), bytes.count > 5, Self.isSpace(bytes[5]) { _ = try passed("<?xml", "?>") }
        while position < bytes.count {
            try readText()
            guard position < bytes.count else { break }
            if begins("<!--") {
                let comment = try passed("<!--", "-->")
                guard !Self.contains("--", comment), comment.last != UInt8(ascii: "-") else {
                    throw .malformed("a comment has “--” in it")
                }
            } else if begins("<![CDATA[") {
                hasOutsideText = hasOutsideText || open.isEmpty
                _ = try passed("<![CDATA[", "]]>")
            } else if begins("<?") {
                let instruction = try passed("<?", "?>")
                guard instruction.prefix(4).count < 3 || Self.word(instruction).lowercased() != "xml" else {
                    throw .malformed("its declaration “<?xml” is not at its beginning")
                }
            } else if begins("<!") {
                try readDocumentType()
            } else if begins("</") {
                try readEnd()
            } else {
                try readElement(body)
            }
        }
        if let last = open.last { throw .malformed("“\(String(last).excerpt)” does not end") }
        guard hasRoot else { throw .malformed("it has no element") }
        guard !hasOutsideText else { throw .malformed("it has text outside its first element") }
    }

    private func checkCharacters() throws(Failure) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed("it is not in UTF-8") }
        if let byte = bytes.first(where: { $0 < 0x20 && ![9, 10, 13].contains($0) }) {
            throw .malformed("it has the control character \(byte)")
        }
        if bytes.contains(0xEF), text.unicodeScalars.contains(where: { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" }) {
            throw .malformed("it has a character that XML does not allow")
        }
    }

    private mutating func readText() throws(Failure) {
        let start = position
        position = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        let text = bytes[start..<position]
        guard !text.allSatisfy(Self.isSpace) else { return }
        hasOutsideText = hasOutsideText || open.isEmpty
        guard !Self.contains("]]>", text) else { throw .malformed("“]]>” is in a text") }
        _ = try resolved(text)
    }

    private mutating func readElement(_ body: (Element) throws(Failure) -> Void) throws(Failure) {
        guard !hasRoot || !open.isEmpty else { throw .malformed("something follows its last element") }
        hasRoot = true
        count += 1
        guard count <= Self.elementLimit else { throw .excessive("it has more than \(Self.elementLimit) elements") }
        line += bytes[lineKnown..<position].count { $0 == UInt8(ascii: "\n") }
        lineKnown = position
        position += 1
        let name = readName()
        guard Self.isName(name) else { throw .malformed("a “<” begins no element") }
        let (attributes, isClosed) = try readAttributes()
        let colon = name.firstIndex(of: ":")
        path.append(colon.map { name[name.index(after: $0)...] } ?? name)
        try body(Element(path: path, prefix: colon.map { name[..<$0] } ?? "", attributes: attributes, line: line))
        if isClosed {
            path.removeLast()
        } else {
            open.append(name)
        }
        guard open.count <= Self.depthLimit else {
            throw .excessive("its elements lie in one another more than \(Self.depthLimit) deep")
        }
    }

    private mutating func readAttributes() throws(Failure) -> ([Substring: String], isClosed: Bool) {
        var attributes: [Substring: String] = [:]
        while true {
            let start = position
            skipSpace()
            guard position < bytes.count else { throw .malformed("a tag does not end") }
            if begins(">") || begins("/>") {
                defer { position += begins(">") ? 1 : 2 }
                return (attributes, begins("/>"))
            }
            let name = readName()
            guard Self.isName(name), position < bytes.count, start < position - name.utf8.count else {
                throw .malformed("a tag has an attribute without a name, or no space before one")
            }
            guard attributes.count < Self.attributeLimit else {
                throw .excessive("an element has more than \(Self.attributeLimit) attributes")
            }
            guard attributes.updateValue(try readValue(of: name), forKey: name) == nil else {
                throw .malformed("an element has “\(String(name).excerpt)” twice")
            }
        }
    }

    private mutating func readValue(of name: Substring) throws(Failure) -> String {
        func flaw(_ words: String) -> Failure { .malformed("the value of “\(String(name).excerpt)” \(words)") }
        skipSpace()
        guard begins("=") else { throw .malformed("an attribute has no value") }
        position += 1
        skipSpace()
        guard begins("\"") || begins("'") else { throw flaw("is not quoted") }
        let quote = bytes[position]
        let start = position + 1
        guard let end = bytes[start...].firstIndex(of: quote) else { throw flaw("does not end") }
        position = end + 1
        guard !bytes[start..<end].contains(UInt8(ascii: "<")) else { throw flaw("has “<” in it") }
        return try resolved(bytes[start..<end])
    }

    private mutating func readEnd() throws(Failure) {
        position += 2
        let name = readName()
        skipSpace()
        guard begins(">") else { throw .malformed("“</” does not end") }
        position += 1
        guard let last = open.popLast() else { throw .malformed("“</\(String(name).excerpt)>” ends nothing") }
        path.removeLast()
        guard last == name else {
            throw .malformed("“\(String(last).excerpt)” ends with “</\(String(name).excerpt)>”")
        }
    }

    /// Skips a document type with quoted texts, comments, and declarations between brackets.
    private mutating func readDocumentType() throws(Failure) {
        guard begins("<!DOCTYPE"), !hasRoot, !hasDocumentType else {
            throw .malformed("“<!” begins nothing that is allowed there")
        }
        hasDocumentType = true
        let start = position
        var depth = 0
        position += "<!DOCTYPE".utf8.count
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                guard let end = bytes[(position + 1)...].firstIndex(of: bytes[position]) else {
                    throw .malformed("“<!DOCTYPE” does not end")
                }
                position = end
            case UInt8(ascii: "<") where begins("<!--"):
                _ = try passed("<!--", "-->")
                continue
            case UInt8(ascii: "<") where begins("<?"):
                _ = try passed("<?", "?>")
                continue
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth == 0:
                position += 1
                let words = bytes[start..<position]
                guard allowsDeclarations || !words.contains(UInt8(ascii: "[")) else { throw .declarations }
                hasDeclarations = ["[", "PUBLIC", "SYSTEM"].contains { Self.contains($0, words) }
                return
            default: break
            }
            position += 1
        }
        throw .malformed("“<!DOCTYPE” does not end")
    }

    private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    /// The text with its references resolved. Those to declared entities stay.
    private func resolved(_ text: ArraySlice<UInt8>) throws(Failure) -> String {
        guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
        var (result, rest): ([UInt8], _) = ([], text)
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += rest[..<start]
            let end = rest[start...].firstIndex(of: UInt8(ascii: ";")) ?? start
            let name = String(decoding: rest[(start + 1)..<max(end, start + 1)], as: UTF8.self)
            guard end > start, let character = character(name[...]) else {
                throw .malformed("“&\(name.excerpt)” is no reference to a character or an entity")
            }
            result += character.utf8
            rest = rest[(end + 1)...]
        }
        return String(decoding: result + rest, as: UTF8.self)
    }

    private func character(_ name: Substring) -> String? {
        if let known = Self.entities[String(name)] { return known }
        guard name.first == "#" else { return hasDeclarations && Self.isName(name) ? "&\(name);" : nil }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
            let scalar = UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init),
            scalar.value >= 0x20 || [9, 10, 13].contains(scalar.value), scalar != "\u{FFFE}", scalar != "\u{FFFF}"
        else { return nil }
        return String(scalar)
    }

    /// The content of a passage with these marks, which begins here.
    private mutating func passed(_ opening: String, _ ending: String) throws(Failure) -> ArraySlice<UInt8> {
        let start = position + opening.utf8.count
        position = start
        while let next = bytes[position...].firstIndex(of: ending.utf8.first ?? 0) {
            position = next
            if begins(ending) {
                defer { position = next + ending.utf8.count }
                return bytes[start..<next]
            }
            position += 1
        }
        throw .malformed("“\(opening)” does not end")
    }

    private mutating func readName() -> Substring {
        let start = position
        while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
        return Substring(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Of other characters than ASCII all are taken for letters.
    private static func isName(_ name: Substring) -> Bool {
        guard let first = name.utf8.first, isLetter(first) else { return false }
        return name.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"),
            UInt8(ascii: ":"), 0x80...:
            true
        default: false
        }
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            true
        default: isSpace(byte)
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 || byte == 10 || byte == 13 }

    private static func word(_ text: ArraySlice<UInt8>) -> String {
        String(decoding: text.prefix { !isSpace($0) }, as: UTF8.self)
    }

    private static func contains(_ words: String, _ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        while let first = words.utf8.first, let start = rest.firstIndex(of: first) {
            if rest[start...].starts(with: words.utf8) { return true }
            rest = rest[(start + 1)...]
        }
        return false
    }

    private mutating func skipSpace() {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    }

    private func begins(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }
}
