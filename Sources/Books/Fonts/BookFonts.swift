import Domain
import Media
import Typesetting

/// The fonts of a book's words, each whole and with its licence, and the rules of style sheets that name them.
///
/// Words of a script without a font here, and symbols, are left to the fonts of the reader.
struct BookFonts: Hashable, Sendable {
    struct File: Hashable, Sendable {
        let name: String
        let mediaType: String
        let bytes: [UInt8]

        /// Relative to the style sheet.
        var path: String { "\(BookFonts.folder)/\(name)" }
    }

    static let folder = "fonts"

    /// The fonts for each role, the main one first.
    private let fonts: [Typefaces.Role: [PackedFont]]
    /// Fonts and licences by name.
    let files: [File]

    init(of book: Book, _ setter: TextSetter) {
        let typefaces = setter.shaper.typefaces
        fonts = book.wordsByRole.reduce(into: [:]) { fonts, words in
            let (role, texts) = words
            let used = Self.typefaces(of: texts, role, setter.shaper)
            let main = typefaces.faces(of: role).filter { face in used.contains { $0 === face } }
            let others = used.filter { face in !main.contains { $0 === face } }.sorted { $0.name < $1.name }
            fonts[role] = (main + others).compactMap(typefaces.packed)
        }
        files = Set(fonts.values.joined()).flatMap { font in
            [
                File(name: font.fileName, mediaType: font.mediaType, bytes: font.file),
                File(name: font.licenceName, mediaType: "text/plain", bytes: font.licence),
            ]
        }.sorted { $0.name < $1.name }
    }

    /// Declares the fonts, for a style sheet beside their folder.
    var rules: String {
        Set(fonts.values.joined()).sorted { $0.fileName < $1.fileName }.map { font in
            let format = font.mediaType == "font/otf" ? "opentype" : "truetype"
            return """
                @font-face {
                    font-family: "\(font.family)"; font-weight: \(font.isBold ? "bold" : "normal");
                    src: url("\(Self.folder)/\(font.fileName)") format("\(format)");
                }
                """
        }.joined(separator: "\n")
    }

    /// The declarations for text of a role. No weight is made up from another.
    func style(_ role: Typefaces.Role) -> String {
        let fonts = fonts[role] ?? []
        let families = fonts.map { "\"\($0.family)\"" } + ["sans-serif"]
        let isBold = fonts.first?.isBold ?? false
        return "font-family: \(families.joined(separator: ", ")); "
            + (isBold ? "font-weight: bold; font-synthesis: none;" : "font-weight: normal;")
    }

    private static func typefaces(
        of texts: Set<String>, _ role: Typefaces.Role, _ shaper: Shaper
    ) -> [Typeface] {
        let words = texts.reduce(into: Set<Substring>()) { words, text in
            words.formUnion(text.plainText.split(whereSeparator: \.isWhitespace))
        }
        var found: [Typeface] = []
        for word in words {
            let faces =
                (try? shaper.typefaces(of: String(word), role))
                ?? word.flatMap { (try? shaper.typefaces(of: String($0), role)) ?? [] }
            for face in faces where !found.contains(where: { $0 === face }) { found.append(face) }
        }
        return found
    }
}
