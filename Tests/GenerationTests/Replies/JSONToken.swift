@testable import Domain

/// A token of strict JSON, which tests write and damage.
struct JSONToken: Equatable {
    enum Kind {
        case open
        case close
        case comma
        case colon
        case key
        case string
        case number
        case literal
    }

    var kind: Kind
    var text: String

    static func tokens(of value: JSONValue) -> [JSONToken] {
        switch value {
        case .null: [JSONToken(kind: .literal, text: "null")]
        case .bool(let value): [JSONToken(kind: .literal, text: "\(value)")]
        case .number(let value): [JSONToken(kind: .number, text: text(of: value))]
        case .string(let value): [JSONToken(kind: .string, text: text(of: value))]
        case .array(let values): list("[", values.map { tokens(of: $0) }, "]")
        case .object(let members):
            list(
                "{",
                members.sorted { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }.map {
                    [JSONToken(kind: .key, text: text(of: $0)), JSONToken(kind: .colon, text: ":")]
                        + tokens(of: $1)
                }, "}")
        }
    }

    static func text(of tokens: [JSONToken]) -> String { tokens.map(\.text).joined() }

    private static func list(_ open: String, _ items: [[JSONToken]], _ close: String) -> [JSONToken] {
        [JSONToken(kind: .open, text: open)]
            + Array(items.joined(separator: [JSONToken(kind: .comma, text: ",")]))
            + [JSONToken(kind: .close, text: close)]
    }

    private static func text(of number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    private static func text(of string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case "\u{0}"..."\u{1F}":
                text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
