/// The text of a piece of HTML without tags, comments, scripts and style sheets. Line ends and entities stay. A tag or
/// comment without an end is text. The time is proportional to the length.
struct HTMLText {
    /// Elements that browsers show on lines of their own, in cells, or as a picture or control: their tags separate words.
    /// Every other element is inside a line.
    private static let separateElements: Set<String> = [
        "address", "applet", "article", "aside", "audio", "blockquote", "body", "br", "button", "canvas", "caption",
        "center", "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "embed", "fieldset",
        "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head",
        "header", "hgroup", "hr", "html", "iframe", "image", "img", "input", "keygen", "legend", "li", "link",
        "listing", "main", "marquee", "math", "menu", "meta", "meter", "nav", "noframes", "object", "ol",
        "optgroup", "option", "p", "picture", "plaintext", "pre", "progress", "rp", "rt", "rtc", "script", "search",
        "section", "select", "style", "summary", "svg", "table", "tbody", "td", "text", "textarea", "tfoot", "th",
        "thead", "title", "tr", "ul", "video", "xmp",
    ]

    private let bytes: [UInt8]
    private var position = 0
    private var output: [UInt8] = []
    /// The line of `position`, counted from 0.
    private var line = 0
    /// Whether a comment begins before `position` and does not end. Then all that follows is text.
    private var hasOpenComment = false
    /// Ends that do not occur behind `position`.
    private var missingEnds: Set<String> = []
    /// What was removed, with its line, counted from 0.
    private(set) var removed: [(kind: LeftOut.Kind, line: Int)] = []
    /// The lines, counted from 0, on which a text field begins. Its words stay.
    private(set) var textFields: [Int] = []

    var text: String { String(decoding: output, as: UTF8.self) }

    init(_ html: String) {
        bytes = Array(html.utf8)
        output.reserveCapacity(bytes.count)
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<"), !hasOpenComment, removeMarkup() { continue }
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            output.append(bytes[position])
            position += 1
        }
    }

    static func name(of tag: some Sequence<UInt8>) -> String {
        let name = tag.drop { $0 == UInt8(ascii: "/") }.prefix { isNameByte($0) }
        return String(decoding: Array(name), as: UTF8.self).lowercased()
    }

    private mutating func removeMarkup() -> Bool {
        if starts("<!--") {
            // `<!-->` is a whole comment.
            hasOpenComment = !remove(.comment, through: "-->", from: 2)
            return !hasOpenComment
        }
        // Browsers end these at the first `>`, whatever they contain.
        let opensDeclaration = position + 2 < bytes.count && Self.isLetter(bytes[position + 2])
        if starts("<?") || starts("<![CDATA[") || starts("<!") && opensDeclaration {
            return remove(.tag, through: ">", from: 2)
        }
        guard let end = endOfTag() else { return false }
        let name = Self.name(of: bytes[(position + 1)..<end])
        if ["script", "style"].contains(name), bytes[position + 1] != UInt8(ascii: "/"),
            let close = index(of: "</\(name)", from: end)
        {
            remove(.script, upTo: close)
            return true
        }
        let separates = Self.separateElements.contains(name)
        if name == "textarea", bytes[position + 1] != UInt8(ascii: "/") { textFields.append(line) }
        remove(.tag, upTo: end)
        if separates { output.append(UInt8(ascii: " ")) }
        return true
    }

    private mutating func remove(_ kind: LeftOut.Kind, through end: String, from offset: Int) -> Bool {
        guard let found = index(of: end, from: position + offset) else { return false }
        remove(kind, upTo: found + end.utf8.count)
        return true
    }

    private mutating func remove(_ kind: LeftOut.Kind, upTo end: Int) {
        removed.append((kind, line))
        for byte in bytes[position..<end] where byte == UInt8(ascii: "\n") {
            output.append(byte)
            line += 1
        }
        position = end
    }

    /// The index behind a tag that begins at `position`; nil for other text.
    private mutating func endOfTag() -> Int? {
        var index = position + 1
        if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
        guard index < bytes.count, Self.isLetter(bytes[index]) else { return nil }
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: ">"): return index + 1
            case UInt8(ascii: "<"): return nil
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let quote = bytes[index] == UInt8(ascii: "'") ? "'" : "\""
                guard let close = self.index(of: quote, from: index + 1) else { return nil }
                index = close + 1
            default: index += 1
            }
        }
        return nil
    }

    private func starts(_ text: String) -> Bool {
        bytes[position...].starts(with: text.utf8)
    }

    /// Upper and lower case are equal.
    private mutating func index(of text: String, from start: Int) -> Int? {
        guard !missingEnds.contains(text) else { return nil }
        let wanted = Array(text.utf8)
        var index = start
        while index + wanted.count <= bytes.count {
            if Self.isEqual(bytes[index..<(index + wanted.count)], wanted) { return index }
            index += 1
        }
        missingEnds.insert(text)
        return nil
    }

    private static func isEqual(_ left: ArraySlice<UInt8>, _ right: [UInt8]) -> Bool {
        zip(left, right).allSatisfy { ($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0) == $1 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }
}
