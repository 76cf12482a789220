import Domain

/// What a file is that is no text, by its first bytes. Its extension may be wrong.
enum DocumentKind {
    case word, openDocument, epub, zip, richText, pdf, oldWord, picture, webPage

    /// Nil for text, and for what is not known.
    init?(_ bytes: [UInt8]) {
        switch true {
        case bytes.starts(with: Array("PK\u{3}\u{4}".utf8)): self = Self.archive(bytes)
        case bytes.starts(with: Array("{\\rtf".utf8)): self = .richText
        case bytes.starts(with: Array("%PDF-".utf8)): self = .pdf
        case bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]): self = .oldWord
        case bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.starts(with: [0xFF, 0xD8, 0xFF]),
            bytes.starts(with: Array("GIF8".utf8)):
            self = .picture
        case Self.isWebPage(bytes): self = .webPage
        default: return nil
        }
    }

    /// The names of the first files tell what a ZIP archive holds.
    private static func archive(_ bytes: [UInt8]) -> Self {
        let start = String(decoding: bytes.prefix(4096).map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
        if start.contains("application/epub+zip") { return .epub }
        if start.contains("application/vnd.oasis.opendocument.text") { return .openDocument }
        if start.contains("word/") || start.contains("[Content_Types].xml") && !start.contains("xl/") { return .word }
        return .zip
    }

    private static func isWebPage(_ bytes: [UInt8]) -> Bool {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
        let start = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }.prefix(15)
        let word = String(decoding: start, as: UTF8.self).lowercased()
        return word.hasPrefix("<!doctype html") || word.hasPrefix("<html")
    }

    private var name: String {
        switch self {
        case .word: "a Word document"
        case .openDocument: "an OpenDocument text"
        case .epub: "an EPUB"
        case .zip: "a ZIP archive"
        case .richText: "a rich text document (RTF)"
        case .pdf: "a PDF"
        case .oldWord: "a document of an old Word or Office program"
        case .picture: "a picture"
        case .webPage: "a web page (HTML)"
        }
    }

    /// The name of its reader in pandoc; nil if pandoc cannot read it.
    private var reader: String? {
        switch self {
        case .word: "docx"
        case .openDocument: "odt"
        case .epub: "epub"
        case .richText: "rtf"
        case .webPage: "html"
        case .zip, .pdf, .oldWord, .picture: nil
        }
    }

    /// What the file is, and how it becomes a story: a sentence without its subject.
    func problem(of file: String) -> String {
        guard let reader else {
            let remedy =
                switch self {
                case .zip: "unpack it, and name the story in it"
                case .picture: "name a file with the text of a story"
                default: "save its text as Markdown or plain text, and name that file"
                }
            return "is \(name); \(remedy)"
        }
        let own = file.split(separator: "/").last.map(String.init) ?? file
        let stem = own.prefix { $0 != "." }
        // A document with the extension of a story is not written over.
        let name = own == "\(stem).md" ? "\(stem)-story.md" : "\(stem.isEmpty ? "story" : stem).md"
        return
            "is \(self.name); convert it with “pandoc --sandbox --from \(reader) --to commonmark-raw_html --wrap none "
            + "--output \(ShellWord.quoted(name)) \(ShellWord.quoted(file))”, look it through, and name “\(name)”; "
            + "“apt-get install pandoc” or “brew install pandoc” installs pandoc"
    }
}
