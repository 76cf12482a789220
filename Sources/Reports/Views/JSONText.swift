import Domain

/// JSON as the program writes it: sorted keys, indentation of two spaces, one line end at the end. Characters that
/// could change a terminal are escaped, so that the text can be printed unchanged.
package enum JSONText {
    /// Raised when a key is removed or changes its meaning. New keys do not raise it.
    package static let schemaVersion = 2

    package static func encode(_ value: some Encodable) throws -> String {
        String(decoding: inert(try JSON.indented(value)), as: UTF8.self) + "\n"
    }

    /// The same JSON on one line, for readers that expect one document a line.
    package static func line(_ value: some Encodable) throws -> String {
        String(decoding: inert(Array(try JSON.text(value).utf8)), as: UTF8.self) + "\n"
    }

    /// Outside of its texts, JSON has no such characters except line ends.
    static func inert(_ json: [UInt8]) -> [UInt8] {
        guard !json.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A }) else { return json }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.count + 64)
        for scalar in String(decoding: json, as: UTF8.self).unicodeScalars {
            if scalar == "\n" || scalar.isInert {
                bytes += Array(String(Character(scalar)).utf8)
            } else {
                bytes += scalar.jsonEscape
            }
        }
        return bytes
    }
}

extension Unicode.Scalar {
    /// Whether a terminal only displays the character.
    package var isInert: Bool {
        if (0x20...0x7E).contains(value) { return true }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
        case .format: value == 0x200C || value == 0x200D
        default: true
        }
    }

    /// `\u202e`, and two escapes for a scalar that needs two UTF-16 units.
    package var jsonEscape: [UInt8] {
        String(Character(self)).utf16.flatMap { unit in
            let digits = String(unit, radix: 16)
            return Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
        }
    }
}
