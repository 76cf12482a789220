@testable import Domain

/// Random values shaped like plans, with strings that are hard to parse.
struct RandomJSON {
    private static let pieces = [
        "fox", "Mia", " ", "\"hi\" ", "\"hi\" fox", "\"", "\\", "\n", "\t", "\u{0}", "\u{1B}", "🦊", "é", "\u{FFFD}",
        "'", "“", "”",
        "{", "}", "[",
        "]", ",", ":", ", \"", "\": ", "```", "</think>", "<think>", "//", "/*", "#", "_", "the boat ",
        "\u{FEFF}",
        "null", "12",
    ]
    private static let keys = [
        "id", "name", "alt", "cast", "pages", "number", "time_of_day", "Mia's", "a b", "", "größe",
        "x\"y", "z\\",
        "a\nb", "“q”", "n1",
    ]
    private static let tamePieces = ["fox", "Mia", " ", "é", "🦊", "the boat ", "12", "\n", "null"]
    private static let tameKeys = ["id", "name", "alt", "cast", "pages", "number", "time_of_day", "n1"]
    var random: SeededGenerator
    /// Whether the strings contain nothing that looks like JSON.
    var isTame = false

    mutating func document() -> JSONValue {
        var members = ["name": string()]
        for _ in 0..<random.next(below: 6) {
            members[random.pick(isTame ? Self.tameKeys : Self.keys)] = value(depth: 4)
        }
        return .object(members)
    }

    private mutating func value(depth: Int) -> JSONValue {
        switch random.next(below: depth > 0 ? 9 : 6) {
        case 0: .null
        case 1: .bool(random.next(below: 2) == 0)
        case 2: .number(Double(random.next(below: 2_000)) - 1_000)
        case 3:
            .number(random.pick([0.1, -2.5e-7, 1.5e300, 9_007_199_254_740_991, 2.5e-300, 123_456.789]))
        case 4, 5: string()
        case 6: .array((0..<random.next(below: 4)).map { _ in value(depth: depth - 1) })
        default:
            .object(
                Dictionary(
                    (0..<random.next(below: 4)).map { _ in
                        (random.pick(isTame ? Self.tameKeys : Self.keys), value(depth: depth - 1))
                    },
                    uniquingKeysWith: { first, _ in first }))
        }
    }

    private mutating func string() -> JSONValue {
        .string((0..<random.next(below: 7)).map { _ in random.pick(isTame ? Self.tamePieces : Self.pieces) }.joined())
    }

    /// Random white space between tokens, the same for the same generator state.
    mutating func spaced(_ tokens: [JSONToken]) -> String {
        var text = random.pick(["", " ", "\n"])
        for token in tokens { text += token.text + random.pick(["", "", " ", "\n  ", "\t", "\r\n"]) }
        return text
    }
}
