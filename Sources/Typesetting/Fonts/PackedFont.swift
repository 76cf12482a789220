/// A font as books contain it: the whole file, with its licence.
package struct PackedFont: Hashable, Sendable {
    /// `Andika-Regular.ttf`
    package let fileName: String
    package let file: [UInt8]
    /// `Andika-OFL.txt`
    package let licenceName: String
    package let licence: [UInt8]
    package let isBold: Bool

    /// Only the name: different fonts seldom have the same name, and hashing a whole font takes long.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(fileName)
    }

    package var mediaType: String { fileName.hasSuffix(".otf") ? "font/otf" : "font/ttf" }

    /// The name of the family: `Andika`.
    package var family: String { Self.family(of: fileName) }

    init(_ font: FontFile) {
        fileName = font.name
        file = font.contents
        licenceName = font.licenceName
        licence = font.licence
        isBold = font.isBold
    }

    /// A font of the machine. Nil for a collection of fonts, which EPUB does not allow, and for a font whose own text
    /// does not name the SIL Open Font License.
    init?(_ typeface: Typeface, named name: String) {
        let licence = typeface.text(.licence)
        guard name.hasSuffix(".ttf") || name.hasSuffix(".otf"), licence.contains("SIL Open Font License") else {
            return nil
        }
        fileName = name
        file = typeface.file
        licenceName = Self.family(of: name) + "-OFL.txt"
        let lines = [typeface.text(.copyright), licence, typeface.text(.licenceAddress)].filter { !$0.isEmpty }
        self.licence = Array((lines.joined(separator: "\n\n") + "\n").utf8)
        isBold = false
    }

    /// Whether a file of a book can be a font, or a licence, by its name.
    package static func isFileName(_ name: String) -> Bool {
        let isKnown = FontFile.allCases.contains { name == $0.name || name == $0.licenceName }
        return isKnown || name.wholeMatch(of: /Noto[A-Za-z0-9]+(-Regular\.ttf|-Regular\.otf|-OFL\.txt)/) != nil
    }

    private static func family(of fileName: String) -> String { String(fileName.prefix { $0 != "-" && $0 != "." }) }
}
