import Foundation
import Media
import Transport

extension HTTPReply {
    /// Nil where the body is not JSON of that shape. `finish_reason` is read as `finishReason`.
    func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try? decoder.decode(type, from: Data(body))
    }

    /// What it says, for an error text: what is not for people to read, or a whole page for them, is named and not quoted.
    var excerpt: String {
        let text = text
        guard text.isLegible else {
            let kind = FileKind(of: body).map { ", by the first of them \($0.rawValue)" } ?? ""
            return "with \(body.count) bytes that are no text\(kind)"
        }
        let line = text.excerpt
        if line.isEmpty { return "with nothing" }
        return line.hasPrefix("<") ? "with a web page" : "“\(line)”"
    }
}

extension StringProtocol {
    /// Whether it seems to be text: no more than one in eight of its first 400 scalars are such as no text has.
    var isLegible: Bool {
        let start = unicodeScalars.prefix(400)
        let strange = start.count {
            $0 == "\u{FFFD}" || $0.properties.generalCategory == .control && !$0.properties.isWhitespace
        }
        return strange * 8 <= start.count
    }

    /// On one line and short enough for an error text: at most 160 scalars, since one letter can hold any number.
    var excerpt: String {
        let start = String(String.UnicodeScalarView(unicodeScalars.prefix(400)))
        let line = start.split(whereSeparator: \.isWhitespace).joined(separator: " ").unicodeScalars
        return line.count > 160 ? String(String.UnicodeScalarView(line.prefix(160))) + "…" : String(line)
    }
}
