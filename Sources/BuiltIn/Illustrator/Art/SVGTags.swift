/// What is wrong in a drawing file.
struct ArtProblem: Error, Hashable {
    var line: Int
    var message: String
}

/// The tags of an SVG file in their order. Text, comments and declarations are passed over.
struct SVGTags {
    struct Tag {
        var name: String
        /// In the order of the file, without those of other name spaces.
        var attributes: [(name: String, value: String)]
        /// From 1; of its `<`.
        var line: Int
        var opens: Bool
        var closes: Bool
    }

    private static let passedOver = [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"), ("<!", ">")]

    private let text: [UInt8]
    private var index = 0
    private var line = 1

    init(_ text: [UInt8]) {
        self.text = text
    }

    /// Nil at the end of the file.
    mutating func next() throws(ArtProblem) -> Tag? {
        while index < text.count {
            guard text[index] == UInt8(ascii: "<") else {
                advance(1)
                continue
            }
            var isPassed = false
            for (start, end) in Self.passedOver where !isPassed { isPassed = try skip(start, to: end) }
            if !isPassed { return try tag() }
        }
        return nil
    }

    private mutating func tag() throws(ArtProblem) -> Tag {
        let start = line
        advance(1)
        let isEnd = take("/")
        var tag = Tag(name: word(), attributes: [], line: start, opens: !isEnd, closes: isEnd)
        guard !tag.name.isEmpty else { throw ArtProblem(line: start, message: "“<” is not followed by a name") }
        while true {
            passWhiteSpace()
            if take("/") { tag.closes = true }
            if take(">") { return tag }
            let name = word()
            guard !name.isEmpty, !isEnd else {
                throw ArtProblem(line: start, message: "the tag “\(tag.name)” has no end")
            }
            passWhiteSpace()
            guard take("=") else { throw ArtProblem(line: line, message: "“\(name)” has no value") }
            passWhiteSpace()
            let value = try value(of: name)
            if !name.contains(":"), name != "xmlns" { tag.attributes.append((name, value)) }
        }
    }

    private mutating func value(of name: String) throws(ArtProblem) -> String {
        guard index < text.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(text[index]) else {
            throw ArtProblem(line: line, message: "the value of “\(name)” is not in quotation marks")
        }
        let quote = text[index]
        advance(1)
        let start = index
        while index < text.count, text[index] != quote, text[index] != UInt8(ascii: "<") { advance(1) }
        guard index < text.count, text[index] == quote else {
            throw ArtProblem(line: line, message: "the value of “\(name)” has no end")
        }
        let value = String(decoding: text[start..<index], as: UTF8.self)
        advance(1)
        return value
    }

    private mutating func word() -> String {
        let start = index
        while index < text.count, !" \t\r\n/>=\"'<".utf8.contains(text[index]) { index += 1 }
        return String(decoding: text[start..<index], as: UTF8.self)
    }

    private mutating func passWhiteSpace() {
        while index < text.count, " \t\r\n".utf8.contains(text[index]) { advance(1) }
    }

    private mutating func take(_ character: Character) -> Bool {
        guard index < text.count, text[index] == character.asciiValue else { return false }
        advance(1)
        return true
    }

    private mutating func skip(_ start: String, to end: String) throws(ArtProblem) -> Bool {
        guard text[index...].starts(with: start.utf8) else { return false }
        let first = line
        advance(start.utf8.count)
        while index < text.count {
            if text[index...].starts(with: end.utf8) {
                advance(end.utf8.count)
                return true
            }
            advance(1)
        }
        throw ArtProblem(line: first, message: "“\(start)” has no “\(end)”")
    }

    private mutating func advance(_ count: Int) {
        for _ in 0..<count where index < text.count {
            if text[index] == UInt8(ascii: "\n") { line += 1 }
            index += 1
        }
    }
}
