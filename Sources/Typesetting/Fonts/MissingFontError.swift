/// A text has characters for which there is no font.
package struct MissingFontError: Error, Hashable, Sendable {
    /// The first character without a font.
    package let character: String
    /// The script, and the package with a font for it; nil for a character without one.
    package let script: String?
    package let package: String?
}

extension MissingFontError: CustomStringConvertible {
    /// Follows what could not be made and a colon.
    package var description: String {
        let points = character.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        let name = "“\(character)” (\(points.joined(separator: " ")))"
        guard let script, let package else {
            return "no font that can be printed has the character \(name); replace it in the story"
        }
        return """
            there is no font for the character \(name) of the script “\(script)”; install the package \
            “\(package)”
            """
    }
}
