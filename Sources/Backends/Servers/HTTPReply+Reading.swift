import Foundation
import Media
import Transport

extension HTTPReply {
    /// Nil if the body is not JSON of that type. `finish_reason` is read as `finishReason`. Keys are masked in all
    /// strings but pictures; an error has no pictures.
    func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
        ReplyLine.decoded(json(keepsPictures: status < 400), as: type)
    }

    /// The lines of a reply that came in parts, without empty ones, with keys masked.
    var lines: [ReplyLine] {
        text.split(whereSeparator: \.isNewline).map { ReplyLine(text: String($0)) }
    }

    /// The body for an error text. Binary data and whole web pages are named, not quoted.
    var excerpt: String {
        guard String(decoding: body.prefix(2000), as: UTF8.self).isLegible else {
            let kind = FileKind(of: body).map { ", by the first of them \($0.rawValue)" } ?? ""
            return "with \(body.count) bytes that are no text\(kind)"
        }
        let line = text.excerpt
        if line.isEmpty { return "with nothing" }
        return line.hasPrefix("<") ? "with a web page" : "“\(line)”"
    }
}

extension StringProtocol {
    /// Whether it seems to be text: at most one in eight of its first 400 scalars does not occur in text.
    var isLegible: Bool {
        let start = unicodeScalars.prefix(400)
        let strange = start.count {
            $0 == "\u{FFFD}" || $0.properties.generalCategory == .control && !$0.properties.isWhitespace
        }
        return strange * 8 <= start.count
    }

    /// The text on one line, shortened for an error text. The limit is 160 scalars, because one character can have any
    /// number of scalars.
    var excerpt: String {
        let start = String(String.UnicodeScalarView(unicodeScalars.prefix(400)))
        let line = start.split(whereSeparator: \.isWhitespace).joined(separator: " ").unicodeScalars
        return line.count > 160 ? String(String.UnicodeScalarView(line.prefix(160))) + "…" : String(line)
    }
}
