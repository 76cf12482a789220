@testable import Domain
@testable import Generation

/// One repairable fault at a random place of strict JSON.
struct Damage {
    var kind: Repair.Kind
    var random: SeededGenerator

    /// Nil if the tokens have no place for it.
    mutating func damaged(_ tokens: [JSONToken]) -> String? {
        let text = JSONToken.text(of: tokens)
        return switch kind {
        case .byteOrderMark: "\u{FEFF}" + text
        case .thinkBlock: random.pick(["<think>{\"draft\": [</think>\n", "A plan: {\n</think>"]) + text
        case .channelMarker: text + "<|im_end|>"
        case .codeFence: random.pick(["```json\n\(text)\n```", "~~~\n\(text)\n~~~", "```\n\(text)"])
        case .textAround: random.pick(["Here it is:\n\(text)", "\(text)\nEnjoy!"])
        case .severalValues: "{\"draft\": true}\n" + text
        case .repeatedValue: text + "\n" + text
        case .extraBracket: depth(tokens) > 2 ? nil : text + random.pick(["}", " ]", "\n}"])
        case .closedTail: tokens[tokens.count - 2].text == "}" ? nil : String(text.dropLast()) + "\n"
        case .nullByte: inserting("\0", tokens)
        case .oddSpace: inserting(random.pick(["\u{A0}", "\u{3000}", "\u{200B}", "\u{B}"]), tokens)
        case .comment:
            inserting(random.pick([" // a \"note\"\n", " /* {\"a\": 1} */ ", " # a 'note'\n"]), tokens)
        default: changingOneToken(tokens)
        }
    }

    private func depth(_ tokens: [JSONToken]) -> Int {
        var depths = [0]
        for token in tokens {
            depths.append((depths.last ?? 0) + (token.kind == .open ? 1 : token.kind == .close ? -1 : 0))
        }
        return depths.max() ?? 0
    }

    private mutating func inserting(_ insertion: String, _ tokens: [JSONToken]) -> String {
        let place = 1 + random.next(below: tokens.count - 1)
        return JSONToken.text(of: Array(tokens[..<place])) + insertion
            + JSONToken.text(of: Array(tokens[place...]))
    }

    private mutating func changingOneToken(_ tokens: [JSONToken]) -> String? {
        let places = tokens.indices.filter { changed(tokens, at: $0) != nil }
        guard !places.isEmpty else { return nil }
        var damaged = tokens
        let place = random.pick(places)
        damaged[place].text = changed(tokens, at: place) ?? ""
        return JSONToken.text(of: damaged)
    }

    private func changed(_ tokens: [JSONToken], at place: Int) -> String? {
        let token = tokens[place]
        let inner = String(token.text.dropFirst().dropLast())
        switch (kind, token.kind) {
        case (.trailingComma, .close): return tokens[place - 1].kind == .open ? nil : "," + token.text
        case (.missingComma, .comma): return tokens[place + 1].kind == .key ? " " : nil
        case (.extraComma, .comma): return ",,"
        case (.singleQuotes, .key), (.singleQuotes, .string):
            return inner.contains("'") ? nil : "'\(inner)'"
        case (.smartQuotes, .key), (.smartQuotes, .string):
            return inner.contains("“") || inner.contains("”") ? nil : "“\(inner)”"
        case (.unescapedNewline, .string): return replacingFirst("\\n", with: "\n", in: token.text)
        case (.unescapedControl, .string): return replacingFirst("\\t", with: "\t", in: token.text)
        case (.unescapedQuote, .string): return quotingWithoutEscapes(token.text)
        case (.badEscape, .key), (.badEscape, .string):
            return replacingFirst("_", with: "\\_", in: token.text)
        case (.loneSurrogate, .string):
            return replacingFirst("\u{FFFD}", with: "\\ud800", in: token.text)
        case (.pythonLiteral, .literal):
            return ["true": "True", "false": "False", "null": "None"][token.text]
        case (.unquotedKey, .key):
            return !inner.isEmpty
                && inner.utf8.allSatisfy {
                    $0 == 0x5F || $0 >= 0x30 && $0 != 0x5C && $0 < 0x7B && $0 != 0x3A
                }
                ? inner : nil
        case (.numberForm, .number): return token.text.hasPrefix("-") ? nil : "+" + token.text
        case (.duplicateKey, .key): return "\(token.text): [0], \(token.text)"
        default: return nil
        }
    }

    /// A pair of marks before a word is the only one that the parser accepts.
    private func quotingWithoutEscapes(_ text: String) -> String? {
        for word in ["fox", "Mia", "the", "null"] {
            if let damaged = replacingFirst("\\\"hi\\\" \(word)", with: "\"hi\" \(word)", in: text) { return damaged }
        }
        return nil
    }

    /// After an even number of backslashes, so that no escape is split.
    private func replacingFirst(_ part: String, with other: String, in text: String) -> String? {
        let bytes = Array(text.utf8)
        let wanted = Array(part.utf8)
        var position = 0
        while position + wanted.count <= bytes.count {
            if bytes[position..<position + wanted.count].elementsEqual(wanted) {
                let rest = bytes[(position + wanted.count)...]
                return String(decoding: bytes[..<position] + Array(other.utf8) + rest, as: UTF8.self)
            }
            position += bytes[position] == 0x5C ? 2 : 1
        }
        return nil
    }
}
