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
    /// On one line and short enough for an error text.
    var excerpt: String {
        let line = String(prefix(400)).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 160 ? "\(line.prefix(160))…" : line
    }
}
