import Foundation

/// One line of a reply that came in parts.
struct ReplyLine {
    let text: String

    /// The data of a server-sent event; nil for the other fields of an event.
    var event: ReplyLine? {
        guard text.hasPrefix("data:") else { return nil }
        return ReplyLine(text: text.dropFirst(5).trimmingCharacters(in: .whitespaces))
    }

    func decoded<Value: Decodable>(as type: Value.Type) -> Value? { Self.decoded(Array(text.utf8), as: type) }

    /// Nil if the bytes are not JSON of that type. `finish_reason` is read as `finishReason`.
    static func decoded<Value: Decodable>(_ bytes: [UInt8], as type: Value.Type) -> Value? {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try? decoder.decode(type, from: Data(bytes))
    }
}
