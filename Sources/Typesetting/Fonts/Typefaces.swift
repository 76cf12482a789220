import CHarfBuzz
package import Domain
package import Platform
package import SystemPackage

/// The fonts of a book: those compiled in, and Noto fonts of the machine for other scripts.
///
/// Not for several tasks at a time, because fonts are opened when a text first needs them.
package final class Typefaces {
    /// What a text is for.
    package enum Role: Hashable, Sendable {
        case reading, title, lettering
    }

    /// Where systems keep Noto fonts.
    package static let standardFolders: [FilePath] = [
        "/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/noto",
        "/usr/share/fonts/noto-cjk", "/usr/local/share/fonts", "/Library/Fonts",
    ]
    private static let sizeLimit = 64_000_000

    private let language: LanguageTag
    package let fileSystem: any FileSystem
    private let folders: [FilePath]
    private var compiledIn: [FontFile: Typeface] = [:]
    private var machine: [String: Typeface?] = [:]

    package init(
        for language: LanguageTag, fileSystem: any FileSystem = LocalFileSystem(),
        folders: [FilePath] = Typefaces.standardFolders
    ) {
        self.language = language
        self.fileSystem = fileSystem
        self.folders = folders
    }

    /// The font of most text with this role.
    package func main(_ role: Role) throws(MissingFontError) -> Typeface {
        guard let face = open(Self.files(of: role)[0]) else {
            throw MissingFontError(character: " ", script: nil, package: nil)
        }
        return face
    }

    /// A font that has all these characters; the first of the role's, else one of the machine's.
    func face(for text: String, _ script: hb_script_t, _ role: Role) throws(MissingFontError) -> Typeface {
        let scalars = text.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        for file in Self.files(of: role) {
            if let face = open(file), scalars.allSatisfy(face.covers) { return face }
        }
        let noto = NotoFont(script: script.letters, language: language.primary)
        if let noto, let face = machineFont(noto.file), scalars.allSatisfy(face.covers) { return face }
        throw MissingFontError(character: text, script: noto?.script, package: noto?.package)
    }

    /// The compiled-in fonts for this role, the main one first.
    package func faces(of role: Role) -> [Typeface] { Self.files(of: role).compactMap(open) }

    /// The font as a book may contain it; nil if it may not.
    package func packed(_ typeface: Typeface) -> PackedFont? {
        if let file = compiledIn.first(where: { $0.value === typeface })?.key { return PackedFont(file) }
        guard let name = machine.first(where: { $0.value === typeface })?.key else { return nil }
        return PackedFont(typeface, named: name)
    }

    private static func files(of role: Role) -> [FontFile] {
        switch role {
        case .reading: [.andika]
        case .title: [.quicksand, .andika]
        case .lettering: [.comicNeue, .andika]
        }
    }

    private func open(_ file: FontFile) -> Typeface? {
        if let face = compiledIn[file] { return face }
        let face = Typeface(file.contents, name: file.name)
        compiledIn[file] = face
        return face
    }

    private func machineFont(_ name: String) -> Typeface? {
        if let face = machine[name] { return face }
        var found: Typeface?
        for folder in folders where found == nil {
            guard let file = try? fileSystem.read(folder.appending(name), limit: Self.sizeLimit) else { continue }
            found = Typeface(file, name: name)
        }
        machine[name] = .some(found)
        return found
    }
}

extension hb_script_t {
    /// The four letters of ISO 15924.
    var letters: String {
        let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
