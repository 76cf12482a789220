import Domain

/// The tree of a document in the JSON of pandoc, as paragraphs of Markdown.
struct PandocTree {
    struct Block: Hashable {
        /// Markdown without marks of headings. A hard break ends each line but the last.
        var text: String
        /// From 1; 0 for a paragraph.
        var headingLevel = 0

        var markdown: String {
            headingLevel > 0 ? MarkdownText.heading(text, level: headingLevel) : text
        }
    }

    enum Failure: Error {
        case flaw(PandocJSON.Flaw)
        case tooDeep(limit: Int)
    }

    /// The maximum depth of nested blocks and spans. The reader calls itself at each of them.
    private static let deepestNesting = 200

    private(set) var title: String?
    private(set) var author: String?
    private(set) var language: String?
    private(set) var blocks: [Block] = []
    private(set) var leftOut = LeftOut()
    var markdown: String { blocks.map(\.markdown).joined(separator: "\n\n") }

    private var json: PandocJSON
    private var line = InlineText()
    /// Whether texts are values of metadata.
    private var isPlain = false
    private var depth = 0
    /// The number of a list item, put before the next paragraph.
    private var number = ""

    init(_ bytes: [UInt8]) throws(Failure) {
        json = PandocJSON(bytes)
        do throws(PandocJSON.Flaw) {
            try read()
        } catch {
            if depth > Self.deepestNesting { throw .tooDeep(limit: Self.deepestNesting) }
            throw .flaw(error)
        }
    }

    private mutating func read() throws(PandocJSON.Flaw) {
        try json.open("{")
        while let key = try json.key() {
            switch key {
            case "meta": try readMetadata()
            case "blocks": try readBlocks()
            default: try json.skip()
            }
        }
    }
}

// Metadata.
extension PandocTree {
    private mutating func readMetadata() throws(PandocJSON.Flaw) {
        try json.open("{")
        while let key = try json.key() {
            switch key {
            case "title": title = try value(separator: " ")
            case "author", "creator": author = try value(separator: ", ") ?? author
            case "lang", "language": language = try value(separator: " ") ?? language
            default: try json.skip()
            }
        }
    }

    /// Texts in a value of metadata; nil if there are none.
    private mutating func value(separator: String) throws(PandocJSON.Flaw) -> String? {
        let text = try texts().joined(separator: separator).whiteSpaceFolded
        return text.isEmpty ? nil : text
    }

    private mutating func texts() throws(PandocJSON.Flaw) -> [String] {
        var texts: [String] = []
        try element { (tree, name) throws(PandocJSON.Flaw) in
            switch name {
            case "MetaString": texts = [try tree.json.string()]
            case "MetaList":
                try tree.json.open("[")
                while try tree.json.hasElement() { texts += try tree.texts() }
            case "MetaInlines", "MetaBlocks": texts = [try tree.plainText(isBlocks: name == "MetaBlocks")]
            default: try tree.json.skip()
            }
        }
        return texts
    }

    private mutating func plainText(isBlocks: Bool) throws(PandocJSON.Flaw) -> String {
        let outer = self
        (isPlain, blocks, line) = (true, [], InlineText(isPlain: true))
        if isBlocks { try readBlocks() } else { try readInlines() }
        endParagraph()
        let text = blocks.map(\.text).joined(separator: " ")
        (isPlain, blocks, line, leftOut) = (outer.isPlain, outer.blocks, outer.line, outer.leftOut)
        return text
    }
}

// Elements: objects with the name `t` and the content `c`.
extension PandocTree {
    /// Reads one element. `body` reads the content, and is called also if there is none.
    private mutating func element(
        _ body: (inout Self, String) throws(PandocJSON.Flaw) -> Void
    ) throws(PandocJSON.Flaw) {
        depth += 1
        guard depth <= Self.deepestNesting else { throw PandocJSON.Flaw(offset: json.position) }
        var name: String?
        var content: Int?
        var isRead = false
        try json.open("{")
        while let key = try json.key() {
            if key == "t" {
                name = try json.string()
            } else if key == "c", let name {
                try body(&self, name)
                isRead = true
            } else {
                if key == "c" { content = json.position }
                try json.skip()
            }
        }
        // Some versions write the content before the name.
        if !isRead, let name, let content {
            let end = json.position
            json.move(to: content)
            try body(&self, name)
            json.move(to: end)
        } else if !isRead, let name {
            readEmpty(name)
        }
        depth -= 1
    }

    private mutating func readEmpty(_ name: String) {
        switch name {
        case "Space": line.appendSpace()
        case "SoftBreak": line.appendSoftBreak()
        case "LineBreak": line.appendBreak()
        case "HorizontalRule":
            endParagraph()
            blocks.append(Block(text: "* * *"))
        default: break
        }
    }
}

// Blocks.
extension PandocTree {
    private mutating func readBlocks() throws(PandocJSON.Flaw) {
        try json.open("[")
        while try json.hasElement() {
            try element { (tree, name) throws(PandocJSON.Flaw) in try tree.readBlock(name) }
        }
    }

    private mutating func readBlock(_ name: String) throws(PandocJSON.Flaw) {
        switch name {
        case "Plain", "Para":
            try readInlines()
            endParagraph()
        case "LineBlock":
            try json.open("[")
            while try json.hasElement() {
                try readInlines()
                line.appendBreak()
            }
            endParagraph()
        case "CodeBlock":
            try skipFirst()
            for text in try json.string().lines {
                line.append(String(text))
                line.appendBreak()
            }
            try json.skipElements()
            endParagraph()
        case "RawBlock":
            leftOut.add(.raw)
            try json.skip()
        case "BlockQuote": try readBlocks()
        case "OrderedList": try readOrderedList()
        case "BulletList":
            try json.open("[")
            while try json.hasElement() { try readBlocks() }
        case "DefinitionList": try readDefinitions()
        case "Header": try readHeading()
        case "Table":
            leftOut.add(.table)
            try readCells()
        case "Div":
            try skipFirst()
            try readBlocks()
            try json.skipElements()
        case "Figure":
            try skipFirst()
            try readCells()
            try json.skipElements()
        default: try json.skip()
        }
    }

    /// Begins an array and skips its first element, which has the attributes.
    private mutating func skipFirst() throws(PandocJSON.Flaw) {
        try json.open("[")
        guard try json.hasElement() else { throw PandocJSON.Flaw(offset: json.position) }
        try json.skip()
        guard try json.hasElement() else { throw PandocJSON.Flaw(offset: json.position) }
    }

    private mutating func readHeading() throws(PandocJSON.Flaw) {
        try json.open("[")
        _ = try json.hasElement()
        let level = try json.integer()
        _ = try json.hasElement()
        try json.skip()
        _ = try json.hasElement()
        try readInlines()
        try json.skipElements()
        let text = line.paragraphs.joined(separator: " ").replacing("\\\n", with: " ")
        line = InlineText(isPlain: isPlain)
        if !text.isEmpty { blocks.append(Block(text: text, headingLevel: level)) }
    }

    private mutating func readOrderedList() throws(PandocJSON.Flaw) {
        try json.open("[")
        _ = try json.hasElement()
        try json.open("[")
        _ = try json.hasElement()
        let start = try json.integer()
        var names: [String] = []
        while try json.hasElement() {
            try json.open("{")
            while let key = try json.key() {
                if key == "t" { names.append(try json.string()) } else { try json.skip() }
            }
        }
        var numbering = ListNumbering(
            start: start, style: names.first ?? "", delimiter: names.dropFirst().first ?? "")
        _ = try json.hasElement()
        try json.open("[")
        while try json.hasElement() {
            number += numbering.number() + " "
            try readBlocks()
            if !number.isEmpty { line.append(number) }
            number = ""
            endParagraph()
        }
        try json.skipElements()
    }

    private mutating func readDefinitions() throws(PandocJSON.Flaw) {
        try json.open("[")
        while try json.hasElement() {
            try json.open("[")
            _ = try json.hasElement()
            try readInlines()
            endParagraph()
            _ = try json.hasElement()
            try json.open("[")
            while try json.hasElement() { try readBlocks() }
            try json.skipElements()
        }
    }

    /// Everything in a table or a figure that is a block, in its order.
    private mutating func readCells() throws(PandocJSON.Flaw) {
        depth += 1
        defer { if depth <= Self.deepestNesting { depth -= 1 } }
        guard depth <= Self.deepestNesting else { throw PandocJSON.Flaw(offset: json.position) }
        try json.open("[")
        while try json.hasElement() {
            if json.isAtObject {
                try element { (tree, name) throws(PandocJSON.Flaw) in try tree.readBlock(name) }
            } else if json.isAtArray {
                try readCells()
            } else {
                try json.skip()
            }
        }
    }

    private mutating func endParagraph() {
        for text in line.paragraphs {
            blocks.append(Block(text: number.isEmpty ? text : MarkdownText.protected(number + text)))
            number = ""
        }
        line = InlineText(isPlain: isPlain)
    }
}

// Inlines.
extension PandocTree {
    private mutating func readInlines() throws(PandocJSON.Flaw) {
        try json.open("[")
        while try json.hasElement() {
            try element { (tree, name) throws(PandocJSON.Flaw) in try tree.readInline(name) }
        }
    }

    private mutating func readInline(_ name: String) throws(PandocJSON.Flaw) {
        switch name {
        case "Str": line.append(try json.string())
        case "Emph", "Strong":
            let start = line.beginEmphasis()
            try readInlines()
            line.endEmphasis(name == "Emph" ? "*" : "**", from: start)
        case "Underline", "Strikeout", "Superscript", "Subscript", "SmallCaps": try readInlines()
        case "Quoted": try readQuoted()
        case "Cite", "Span":
            try skipFirst()
            try readInlines()
            try json.skipElements()
        case "Code":
            try skipFirst()
            line.append(try json.string())
            try json.skipElements()
        case "Math":
            leftOut.add(.formula)
            try json.skip()
        case "RawInline":
            leftOut.add(.raw)
            try json.skip()
        case "Link": try readLink()
        case "Image":
            leftOut.add(.image)
            line.appendSpace()
            try json.skip()
        case "Note":
            leftOut.add(.note)
            try json.skip()
        default: try json.skip()
        }
    }

    private mutating func readQuoted() throws(PandocJSON.Flaw) {
        try json.open("[")
        _ = try json.hasElement()
        var isSingle = false
        try json.open("{")
        while let key = try json.key() {
            if key == "t" { isSingle = try json.string() == "SingleQuote" } else { try json.skip() }
        }
        _ = try json.hasElement()
        line.append(isSingle ? "\u{2018}" : "\u{201C}")
        try readInlines()
        line.append(isSingle ? "\u{2019}" : "\u{201D}")
        try json.skipElements()
    }

    /// The text of a link stays. Its address is left out unless the text is the address, or a place in the document.
    private mutating func readLink() throws(PandocJSON.Flaw) {
        try skipFirst()
        let start = line.end
        try readInlines()
        let text = line.text(from: start)
        var target = ""
        if try json.hasElement() {
            try json.open("[")
            if try json.hasElement() { target = try json.string() }
            try json.skipElements()
        }
        try json.skipElements()
        if !target.isEmpty, !target.hasPrefix("#"),
            ![target, target.replacing("mailto:", with: "", maxReplacements: 1)].map(MarkdownText.escaped).contains(
                text)
        {
            leftOut.add(.address)
        }
    }
}
