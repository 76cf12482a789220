/// Why no value can be read from a reply.
enum ReplyError: Error, Hashable, Sendable {
    /// The part of a value in which the reply ends.
    enum Unfinished: String, Sendable {
        case string = "inside a string"
        case number = "at a number that may go on"
        case word = "inside a word"
        case key = "behind a key"
        case comma = "behind a comma"
        case bracket = "behind an opening bracket"
        case comment = "inside a comment"
        case value = "before all its brackets are closed"
        case reasoning = "inside the model’s reasoning"
        case text = "before any JSON"
    }

    case empty
    case tooLarge(bytes: Int, limit: Int)
    /// Not UTF-8 from this byte on, counted from 0.
    case notText(byteOffset: Int)
    case tooDeep(limit: Int)
    case tooManyMembers(limit: Int)
    case longString(ReplyPlace, limit: Int)
    /// The model's own words, at most 200 scalars, safe for a terminal.
    case refused(words: String)
    case noJSON(excerpt: String)
    case cut(ReplyPlace, Unfinished)
    case malformed(ReplyPlace, found: String, expected: String)
}

extension ReplyError: CustomStringConvertible {
    var description: String {
        switch self {
        case .empty: "the reply is empty; ask again"
        case .tooLarge(let bytes, let limit):
            "the reply has \(bytes) bytes, at most \(limit) are read; ask for less at a time"
        case .notText(let offset): "the reply is not UTF-8 text: byte \(offset) cannot be read; ask again"
        case .tooDeep(let limit):
            "the reply cannot be read as JSON: brackets nested deeper than \(limit); ask again for a flatter value"
        case .tooManyMembers(let limit):
            "the reply cannot be read as JSON: more than \(limit) members and elements; ask for less at a time"
        case .longString(let place, let limit):
            "the reply cannot be read as JSON at \(place): a string longer than \(limit) bytes; ask for less at a time"
        case .refused(let words): "the model refused: “\(SafeText.line(words, limit: SafeText.excerptLimit))”"
        case .noJSON(let excerpt): "the reply holds no JSON, “\(excerpt)”; ask again for JSON alone"
        case .cut(let place, let unfinished):
            "the reply stops at \(place): \(unfinished.rawValue); ask again with more room"
        case .malformed(let place, let found, let expected):
            "the reply cannot be read as JSON at \(place): found \(found), expected \(expected); ask again for JSON alone"
        }
    }
}
