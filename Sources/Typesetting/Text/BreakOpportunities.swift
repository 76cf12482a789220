/// Divides a line of text into pieces that are not broken: words, and single ideographs. A word with a hyphen
/// stays whole, which is easier for early readers.
/// A subset of Unicode Standard Annex 14.
enum BreakOpportunities {
    struct Piece: Hashable {
        var text: String
        var followsSpace: Bool
    }

    static func pieces(of line: some StringProtocol) -> [Piece] {
        var pieces: [Piece] = []
        var followsSpace = false
        var last: Character?
        for character in line {
            if isSpace(character) {
                followsSpace = followsSpace || character != "\u{200B}"
                last = nil
                continue
            }
            if let previous = last, !isBreak(between: previous, character) {
                pieces[pieces.count - 1].text.append(character)
            } else {
                pieces.append(Piece(text: String(character), followsSpace: followsSpace))
            }
            followsSpace = false
            last = character
        }
        return pieces
    }

    private static func isSpace(_ character: Character) -> Bool {
        switch character {
        case " ", "\t", "\n", "\r", "\r\n", "\u{200B}", "\u{2003}", "\u{2002}", "\u{2009}", "\u{3000}": true
        default: false
        }
    }

    private static func isBreak(between first: Character, _ second: Character) -> Bool {
        if "–—".contains(first) { return second.isLetter || second.isNumber }
        guard isIdeographic(first) || isIdeographic(second) else { return false }
        return !opening.contains(first) && !closing.contains(second) && first != "\u{2060}" && second != "\u{2060}"
    }

    private static let opening: Set<Character> = [
        "(", "[", "{", "“", "‘", "«", "（", "［", "｛", "「", "『", "【", "〔", "《", "〈",
    ]
    /// What no line begins with.
    private static let closing: Set<Character> = [
        ")", "]", "}", "”", "’", "»", ",", ".", "!", "?", ":", ";", "…", "）", "］", "｝", "」", "』", "】", "〕", "》",
        "〉", "、", "。", "，", "．", "！", "？", "：", "；", "・", "ー", "々", "〜", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ",
        "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
    ]

    private static func isIdeographic(_ character: Character) -> Bool {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0x20000...0x3FFFD: true
        default: false
        }
    }
}
