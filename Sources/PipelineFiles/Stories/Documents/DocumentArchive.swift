import Domain
import Media
import SystemPackage

/// Checks a document that is a ZIP archive before another program reads it. Each entry is unpacked once in parts, and
/// its size is counted then: what the archive says of itself is not trusted.
struct DocumentArchive {
    private static let mostEntries = 4096
    /// Bytes of one text in the archive.
    private static let largestText = 32_000_000
    /// Bytes of everything in the archive.
    private static let largestContent = 256_000_000
    /// Real documents stay below 40.
    private static let highestRatio = 200
    /// A smaller entry may have any ratio.
    private static let ratioFreeSize = 1_000_000
    /// Methods of hiding fonts in an EPUB, which need no key.
    private static let fontMethods = ["http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC"]

    let kind: DocumentKind
    let file: String
    /// Bytes of its texts, unpacked.
    private(set) var textSize = 0
    private var size = 0

    init(_ bytes: [UInt8], kind: DocumentKind, file: String) throws(PipelineError) {
        self.kind = kind
        self.file = file
        do {
            try check(try ZIPReader(bytes: bytes, name: FilePath(file)))
        } catch let error as PipelineError {
            throw error
        } catch {
            let reason =
                switch error as? ArchiveError {
                case .cannotOpen(_, let reason), .cannotRead(_, _, let reason): reason
                default: "\(error)"
                }
            throw problem("cannot be unpacked: \(reason); save it again")
        }
    }

    private func problem(_ text: String) -> PipelineError {
        kind.problem(text, in: file)
    }

    private mutating func check(_ archive: borrowing ZIPReader) throws {
        guard archive.entries.count <= Self.mostEntries else {
            throw problem("has \(archive.entries.count) files in it, at most \(Self.mostEntries)")
        }
        var names: Set<String> = []
        for index in 0..<archive.entries.count {
            let entry = archive.entries[index]
            if entry.isEncrypted { throw problem("has a password; save it without one") }
            try checkName(entry.name, &names)
            if !entry.isFolder { try check(entry, try unpacked(index, of: archive)) }
        }
    }

    private func checkName(_ name: String, _ names: inout Set<String>) throws {
        switch EntryName.flaw(in: name) {
        case .absolute, .dots, .backslash, .control, .empty:
            throw problem("has a file with the name \(name.quoted()) in it, which could be outside it; save it again")
        default: break
        }
        guard names.insert(EntryName.folded(name)).inserted else {
            throw problem("has two files with the name \(name.quoted()) in it; save it again")
        }
    }

    /// The marks that were found in an entry, and its bytes up to ``ratioFreeSize``.
    private struct Unpacked {
        var hasDoctype = false
        var hasEntity = false
        var bytes: [UInt8] = []
        /// Whether these are all bytes.
        var isWhole = true
    }

    private mutating func unpacked(_ index: Int, of archive: borrowing ZIPReader) throws -> Unpacked {
        let entry = archive.entries[index]
        let isText = Self.isText(entry.name)
        var result = Unpacked()
        var (doctype, entity) = (ByteSearch("<!doctype"), ByteSearch("<!entity"))
        var (own, all) = (0, size)
        try archive.unpack(at: index) { part in
            own += part.count
            all += part.count
            if isText {
                doctype.search(part)
                entity.search(part)
                if own <= Self.ratioFreeSize { result.bytes += part } else { result.isWhole = false }
            }
            return !Self.isTooLarge(own, isText: isText, packed: entry.storedSize) && all <= Self.largestContent
        }
        size = all
        if isText { textSize += own }
        guard !Self.isTooLarge(own, isText: isText, packed: entry.storedSize), all <= Self.largestContent else {
            throw problem("unpacks to more than a document has (\(entry.name.quoted())); save it again")
        }
        (result.hasDoctype, result.hasEntity) = (doctype.isFound, entity.isFound)
        return result
    }

    private static func isText(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["xml", "rels", "xhtml", "html", "htm", "opf", "ncx"].contains { name.hasSuffix(".\($0)") }
    }

    private static func isTooLarge(_ size: Int, isText: Bool, packed: Int) -> Bool {
        isText && size > largestText || size > ratioFreeSize && size / max(packed, 1) > highestRatio
    }

    private func check(_ entry: ZIPReader.Entry, _ content: Unpacked) throws {
        // Parts of an EPUB are web pages, which begin with a document type.
        if content.hasEntity || content.hasDoctype && kind != .epub {
            throw problem("defines a document type in \(entry.name.quoted()), which no program writes; save it again")
        }
        let isPackage = kind == .epub && entry.name.lowercased().hasSuffix(".opf")
        guard isPackage || entry.name.hasPrefix("META-INF/") else { return }
        guard content.isWhole else {
            throw problem("has a file that is too large (\(entry.name.quoted())); save it again")
        }
        let text = String(decoding: content.bytes, as: UTF8.self)
        if kind == .openDocument, text.contains("encryption-data") {
            throw problem("has a password; save it without one")
        }
        if isPackage {
            let parts = text.matches(of: /itemref[^>]*idref\s*=\s*["']([^"']*)["']/).map(\.1)
            // Repeated parts make a long book from a small file.
            guard Set(parts).count == parts.count else {
                throw problem("lists a part twice in \(entry.name.quoted()); save it again")
            }
        }
        if kind == .epub, entry.name == "META-INF/encryption.xml" {
            let methods = text.matches(of: /EncryptionMethod[^>]*Algorithm\s*=\s*["']([^"']*)["']/).map { String($0.1) }
            guard methods.allSatisfy(Self.fontMethods.contains) else {
                throw problem("is protected against copying (DRM); take an edition without protection")
            }
        }
    }
}

/// Looks for a word in bytes that come in parts, in capitals or small letters, and in UTF-16 as in UTF-8. The first
/// byte of the word must not occur in it again.
private struct ByteSearch {
    private let word: [UInt8]
    private var matched = 0
    private(set) var isFound = false

    init(_ word: String) {
        self.word = Array(word.utf8)
    }

    mutating func search(_ part: ArraySlice<UInt8>) {
        guard !isFound else { return }
        for byte in part where byte != 0 {
            let letter = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
            if letter == word[matched] {
                matched += 1
                if matched == word.count {
                    isFound = true
                    return
                }
            } else {
                matched = letter == word[0] ? 1 : 0
            }
        }
    }
}
