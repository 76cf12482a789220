import Domain

/// Quotes, dashes and spaces by the rules of a language. Straight quotes become the language's own; quotes that are
/// curved already stay.
struct SmartTypography {
    private let marks: QuoteMarks
    private let isFrench: Bool
    private let dash: String

    init(_ language: LanguageTag) {
        marks = QuoteMarks(language)
        isFrench = language.primary == "fr"
        dash = language.primary == "en" ? "—" : " – "
    }

    /// Addresses of web pages stay unchanged.
    func callAsFunction(_ text: String) -> String {
        var result = ""
        var state = State()
        for word in words(of: text) {
            let isAddress = word.contains("://") || word.hasPrefix("www.")
            if isAddress {
                result += word
                state.previous = word.last
            } else {
                append(word, to: &result, &state)
            }
        }
        return result
    }

    private struct State {
        var previous: Character?
        var isInside = false
        var isInsideInner = false
        /// Whether the space after a dash is left out.
        var joins = false
    }

    /// Words and the white space between them, in order.
    private func words(of text: String) -> [Substring] {
        var words: [Substring] = []
        var start = text.startIndex
        while start < text.endIndex {
            let isSpace = text[start].isWhitespace
            let end = text[start...].firstIndex { $0.isWhitespace != isSpace } ?? text.endIndex
            words.append(text[start..<end])
            start = end
        }
        return words
    }

    private func append(_ word: Substring, to result: inout String, _ state: inout State) {
        if word == "-" || word == "--", result.last == " " {
            result.removeLast()
            result += dash == "—" && word == "--" ? "—" : " –"
            state.previous = "–"
            state.joins = dash == "—" && word == "--"
            return
        }
        if state.joins, word.first?.isWhitespace == true {
            state.joins = false
            return
        }
        let characters = Array(word)
        var index = 0
        while index < characters.count {
            let character = characters[index]
            let next = index + 1 < characters.count ? characters[index + 1] : nil
            if character == ".", characters[index...].starts(with: [".", ".", "."]) {
                result += "…"
                index += 3
            } else if character == "-", next == "-" {
                result += dash
                index += 2
            } else {
                let isShortened = character == "'" && Self.isShortened(characters[(index + 1)...])
                append(isShortened ? "’" : character, before: next, to: &result, &state)
                index += 1
            }
            state.previous = result.last
        }
    }

    private func append(
        _ character: Character, before next: Character?, to result: inout String, _ state: inout State
    ) {
        let opens = Self.isOpening(after: state.previous) && next.map { !$0.isWhitespace } ?? false
        switch character {
        case "\"":
            result += opens && !state.isInside ? marks.open : marks.close
            state.isInside = opens && !state.isInside
        case "'":
            if opens, !state.isInsideInner, next?.isNumber != true {
                result += marks.innerOpen
                state.isInsideInner = true
            } else if state.isInsideInner, next?.isLetter != true {
                result += marks.innerClose
                state.isInsideInner = false
            } else {
                result += "’"
            }
        case "!", "?", ";", ":":
            if isFrench, !opens { closeUp(&result, with: character == ":" ? "\u{A0}" : "\u{202F}", before: next) }
            result.append(character)
        default: result.append(character)
        }
    }

    /// French sets a narrow space before these signs.
    private func closeUp(_ result: inout String, with space: String, before next: Character?) {
        guard next.map({ $0.isWhitespace || $0.isPunctuation }) ?? true, let last = result.last else { return }
        if last == " " { result.removeLast() }
        if last.isLetter || last.isNumber || last == " " || last == "»" || last == "”" { result += space }
    }

    /// English words that begin with an apostrophe.
    private static let shortened: Set<String> = ["tis", "twas", "twill", "em", "cause", "bout", "til", "n"]

    private static func isShortened(_ rest: ArraySlice<Character>) -> Bool {
        let letters = rest.prefix(while: \.isLetter)
        return shortened.contains(String(letters).lowercased()) && rest.dropFirst(letters.count).first != "'"
            || String(letters).lowercased() == "n"
    }

    private static func isOpening(after previous: Character?) -> Bool {
        guard let previous else { return true }
        return previous.isWhitespace || "([{–—-“‘«‹„‚¡¿".contains(previous)
    }
}
