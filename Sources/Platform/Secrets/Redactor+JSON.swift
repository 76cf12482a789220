#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Redactor {
    /// JSON, or a part of JSON, with the keys in its strings replaced. Everything else stays as it is, byte for byte,
    /// so that it stays JSON. Nil if a string has no end. With `keepsPictures`, pictures in Base64 are not searched.
    package func redacted(json: [UInt8], keepsPictures: Bool = false) -> [UInt8]? {
        let quote = UInt8(ascii: "\"")
        let shortest = shortestForm
        guard shortest < .max else { return json }
        var result: [UInt8] = []
        var (copied, index) = (0, 0)
        while let start = json[index...].firstIndex(of: quote) {
            var end = start + 1
            while end < json.count, json[end] != quote { end += json[end] == UInt8(ascii: "\\") ? 2 : 1 }
            guard end < json.count else { return nil }
            index = end + 1
            let literal = json[start + 1..<end]
            guard literal.count >= shortest, !(keepsPictures && PictureText.isPicture(literal)) else { continue }
            guard let text = Self.text(of: literal), let changed = changed(text) else { continue }
            result += json[copied..<start]
            result += Self.quoted(changed)
            copied = index
        }
        return copied == 0 ? json : result + json[copied...]
    }

    /// Nil if the literal is not valid.
    private static func text(of literal: ArraySlice<UInt8>) -> [UInt8]? {
        guard literal.contains(UInt8(ascii: "\\")) else { return Array(literal) }
        let quoted = Data([UInt8(ascii: "\"")] + literal + [UInt8(ascii: "\"")])
        // A literal that is not valid is no text that is read later.
        return (try? JSONDecoder().decode(String.self, from: quoted)).map { Array($0.utf8) } ?? Array(literal)
    }

    private static func quoted(_ text: [UInt8]) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // Encoding a text as JSON always succeeds.
        return (try? encoder.encode(String(decoding: text, as: UTF8.self))).map { Array($0) } ?? Array("\"\"".utf8)
    }
}
