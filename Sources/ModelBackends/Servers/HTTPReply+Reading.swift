import Foundation
import Transport

extension HTTPReply {
    /// Nil where the body is not JSON of that shape. `finish_reason` is read as `finishReason`.
    func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try? decoder.decode(type, from: Data(body))
    }

    /// What it says, for an error text: a page for people is named and not quoted.
    var excerpt: String {
        let text = text.excerpt
        if text.isEmpty { return "with nothing" }
        return text.hasPrefix("<") ? "with a web page" : "“\(text)”"
    }
}

extension StringProtocol {
    /// On one line and short enough for an error text: at most 160 scalars, since one letter can hold any number.
    var excerpt: String {
        let start = String(String.UnicodeScalarView(unicodeScalars.prefix(400)))
        let line = start.split(whereSeparator: \.isWhitespace).joined(separator: " ").unicodeScalars
        return line.count > 160 ? String(String.UnicodeScalarView(line.prefix(160))) + "…" : String(line)
    }
}
