package import Domain
import Foundation

/// A form in which a server can repeat a key.
package struct KeyForm: Sendable, CustomStringConvertible {
    package let description: String
    package let encode: @Sendable (String, inout SeededGenerator) -> String

    private init(_ name: String, _ encode: @escaping @Sendable (String, inout SeededGenerator) -> String) {
        description = name
        self.encode = encode
    }

    /// One form within another.
    package func within(_ outer: KeyForm) -> KeyForm {
        KeyForm("\(self) in \(outer)") { key, random in
            let inner = encode(key, &random)
            return outer.encode(inner, &random)
        }
    }

    /// Forms that keep the letters of the key.
    package static let plain: [KeyForm] = [
        KeyForm("as it is") { key, _ in key },
        KeyForm("upper case") { key, _ in String(key.map { $0.isASCII ? Character($0.uppercased()) : $0 }) },
        KeyForm("lower case") { key, _ in String(key.map { $0.isASCII ? Character($0.lowercased()) : $0 }) },
    ]

    package static let escapes: [KeyForm] = [
        KeyForm("\\u0073") { key, _ in
            key.utf16.map { "\\u" + padded($0, 4, 16) }.joined()
        },
        KeyForm("some \\u0073") { key, random in some(key, &random) { "\\u" + padded($0.value, 4, 16) } },
        KeyForm("\\u{73}") { key, _ in key.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined() },
        KeyForm("\\x73") { key, _ in key.utf8.map { "\\x" + padded($0, 2, 16) }.joined() },
        KeyForm("\\163") { key, _ in key.utf8.map { "\\" + padded($0, 3, 8) }.joined() },
        KeyForm("JSON with \\/") { key, _ in json(key, []) },
        KeyForm("JSON") { key, _ in json(key, .withoutEscapingSlashes) },
        KeyForm("percent") { key, _ in key.utf8.map { "%" + padded($0, 2, 16).uppercased() }.joined() },
        KeyForm("some percent") { key, random in some(key, &random) { "%" + padded($0.value, 2, 16) } },
        KeyForm("URL") { key, _ in key.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "" },
        KeyForm("&#115;") { key, _ in key.unicodeScalars.map { "&#\($0.value);" }.joined() },
        KeyForm("&#x73;") { key, _ in key.unicodeScalars.map { "&#x\(String($0.value, radix: 16));" }.joined() },
        KeyForm("some &#115;") { key, random in some(key, &random) { "&#\($0.value);" } },
        KeyForm("HTML") { key, _ in
            key.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
                .replacing("/", with: "&sol;").replacing("+", with: "&plus;").replacing("-", with: "&#45;")
        },
        KeyForm("quoted-printable") { key, _ in key.utf8.map { "=" + padded($0, 2, 16).uppercased() }.joined() },
        KeyForm("quoted-printable with soft breaks") { key, random in
            let text = some(key, &random) { "=" + padded($0.value, 2, 16).uppercased() }
            return split(text, ["=\n", "=\r\n", "= \t\r\n"], &random)
        },
        KeyForm("invisible characters within") { key, random in
            split(key, ["\u{200B}", "\u{200D}", "\u{AD}", "\u{FE0F}", "\u{2060}", "\u{FEFF}", "\u{202E}"], &random)
        },
        KeyForm("control characters within") { key, random in
            split(key, ["\n", "\r\n", "\t", "\u{0}", "\u{1B}", "\u{7F}", "\u{85}"], &random)
        },
    ]

    package static let digits: [KeyForm] = [
        KeyForm("hex") { key, _ in key.utf8.map { padded($0, 2, 16) }.joined() },
        KeyForm("HEX") { key, _ in key.utf8.map { padded($0, 2, 16).uppercased() }.joined() },
        KeyForm("hex with separators") { key, random in
            key.utf8.map { padded($0, 2, 16) }.joined(separator: pick([" ", ":", "-", ", "], &random))
        },
        KeyForm("0x73") { key, random in
            key.utf8.map { "0x" + padded($0, 2, 16) }.joined(separator: pick([" ", ", ", ""], &random))
        },
        KeyForm("Base64") { key, _ in base64(key) },
        KeyForm("Base64 without padding") { key, _ in String(base64(key).prefix { $0 != "=" }) },
        KeyForm("Base64 for URLs") { key, _ in
            base64(key).replacing("+", with: "-").replacing("/", with: "_")
        },
        KeyForm("Base64 within longer data") { key, random in
            base64(pick(["a", "ab", "abc"], &random) + key + pick(["x", "xy", "xyz"], &random))
        },
        KeyForm("Base64 of name and password") { key, _ in base64("mira:\(key)") },
        KeyForm("Base64 after a path") { key, _ in "v1/" + base64(key) },
        KeyForm("Base64 on several lines") { key, _ in
            let text = Array(base64(key))
            return stride(from: 0, to: text.count, by: 5).map { String(text[$0..<min($0 + 5, text.count)]) }
                .joined(separator: "\n")
        },
    ]

    package static var all: [KeyForm] { plain + escapes + digits }

    /// A random key: 8 to 40 characters of letters and digits, of all of visible ASCII, or with other letters.
    package static func key(_ random: inout SeededGenerator) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
        let visible = (0x21...0x7E).compactMap { Unicode.Scalar($0) }.map { Character($0) }
        let alphabet = pick([letters, letters + "-_", visible, letters + "éßñ"], &random)
        let count = Int.random(in: 8...40, using: &random)
        return pick(["sk-", "", "AIza"], &random) + String((0..<count).map { _ in pick(alphabet, &random) })
    }

    private static func padded(_ value: some BinaryInteger, _ count: Int, _ radix: Int) -> String {
        let digits = String(value, radix: radix)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }

    /// Escapes what has a meaning in escapes, and half of the other characters of ASCII.
    private static func some(
        _ key: String, _ random: inout SeededGenerator, _ escape: (Unicode.Scalar) -> String
    ) -> String {
        var text = ""
        for scalar in key.unicodeScalars {
            let isSpecial = "%&=\\\"+/;#".unicodeScalars.contains(scalar)
            let isEscaped = scalar.isASCII && (isSpecial || Bool.random(using: &random))
            text += isEscaped ? escape(scalar) : String(Character(scalar))
        }
        return text
    }

    private static func split(_ key: String, _ parts: [String], _ random: inout SeededGenerator) -> String {
        var text = ""
        for scalar in key.unicodeScalars {
            if !text.isEmpty, Int.random(in: 0..<3, using: &random) == 0 { text += pick(parts, &random) }
            text += String(Character(scalar))
        }
        return text
    }

    private static func json(_ key: String, _ formatting: JSONEncoder.OutputFormatting) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        let quoted = String(decoding: (try? encoder.encode(key)) ?? Data(), as: UTF8.self)
        return String(quoted.dropFirst().dropLast())
    }

    private static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

    private static func pick<Value>(_ values: [Value], _ random: inout SeededGenerator) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }
}
