import Domain
import Platform
import SystemPackage

/// What a file is that is no text, by its first bytes. Its extension may be wrong.
enum DocumentKind: CaseIterable {
    case word, openDocument, epub, zip, richText, pdf, oldWord, picture, webPage

    /// Extensions of documents that become stories.
    static let extensions = Set(allCases.flatMap(\.extensions))

    /// Those of this kind.
    private var extensions: Set<String> {
        switch self {
        case .word: ["docx"]
        case .openDocument: ["odt"]
        case .epub: ["epub"]
        case .richText: ["rtf"]
        case .webPage: ["html", "htm", "xhtml"]
        case .zip, .pdf, .oldWord, .picture: []
        }
    }

    /// Nil for text, and for what is not known. A text is a web page if it is named as one.
    init?(_ bytes: [UInt8], named path: FilePath) {
        switch true {
        case bytes.starts(with: Array("PK\u{3}\u{4}".utf8)): self = Self.archive(bytes)
        case bytes.starts(with: Array("{\\rtf".utf8)): self = .richText
        case bytes.starts(with: Array("%PDF-".utf8)): self = .pdf
        case bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]): self = .oldWord
        case bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.starts(with: [0xFF, 0xD8, 0xFF]),
            bytes.starts(with: Array("GIF8".utf8)):
            self = .picture
        case Self.isWebPage(bytes), Self.webPage.extensions.contains(path.suffix?.lowercased() ?? ""): self = .webPage
        default: return nil
        }
    }

    /// The names of the first files tell what a ZIP archive holds, or those at the end, where it lists all.
    private static func archive(_ bytes: [UInt8]) -> Self {
        let ends = bytes.prefix(4096) + bytes.suffix(16_384)
        let start = String(decoding: ends.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
        if start.contains("application/epub+zip") || start.contains("META-INF/container.xml") { return .epub }
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

    /// What a reader of the story must know: that the file is read by its content and not by its name, and what is left
    /// out of a web page without the converter's notice.
    func notices(of bytes: [UInt8], at path: FilePath) -> [Diagnostic] {
        var notices: [Diagnostic] = []
        let suffix = path.suffix?.lowercased() ?? ""
        if !extensions.contains(suffix) {
            let name = suffix.isEmpty ? "has no extension" : "ends with “.\(suffix)”"
            notices.append(
                Diagnostic(path.string, "begins like \(self.name) and is read as one, although its name \(name)"))
        }
        guard self == .webPage else { return notices }
        var leftOut = LeftOut()
        let page = HTMLText(String(decoding: bytes, as: UTF8.self))
        for (kind, line) in page.removed where kind != .tag { leftOut.add(kind, line: line + 1) }
        for line in page.textFields { leftOut.add(.field, line: line + 1) }
        return notices + leftOut.notices(file: path.string)
    }

    /// What is wrong with a document of this kind: “cannot be unpacked”.
    func problem(_ text: String, in file: String) -> PipelineError {
        PipelineError([Diagnostic(file, "is \(name) that \(text)")])
    }

    var name: String {
        switch self {
        case .word: "a Word document"
        case .openDocument: "an OpenDocument text"
        case .epub: "an EPUB"
        case .zip: "a ZIP archive"
        case .richText: "a rich text document (RTF)"
        case .pdf: "a PDF"
        case .oldWord: "a document of an old Word or Office program, or one with a password"
        case .picture: "a picture"
        case .webPage: "a web page (HTML)"
        }
    }

    /// The name of its reader in pandoc; nil if pandoc cannot read it.
    var reader: String? {
        switch self {
        case .word: "docx"
        case .openDocument: "odt"
        case .epub: "epub"
        case .richText: "rtf"
        case .webPage: "html"
        case .zip, .pdf, .oldWord, .picture: nil
        }
    }

    /// What the file is, and what to do, if it cannot become a story: a sentence without its subject.
    var problem: String? {
        switch self {
        case .word, .openDocument, .epub, .richText, .webPage: nil
        case .zip: "is \(name); unpack it, and name the story in it"
        case .picture: "is \(name); name a file with the text of a story"
        case .pdf: "is \(name); save its text as Markdown or plain text, and name that file"
        case .oldWord: "is \(name); save it as .docx or .odt without a password, and name that file"
        }
    }
}
