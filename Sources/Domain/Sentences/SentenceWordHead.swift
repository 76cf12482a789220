/// The beginning of a word: marks, then a letter.
struct SentenceWordHead {
    enum Letter {
        case upper, lower, digit
        /// A letter of a script without case.
        case caseless
        /// Only marks: a dash, an ornament, an emoji.
        case none
    }

    var letter = Letter.none
    var opensQuotation = false
    var opensWithDash = false

    init(_ word: SentenceWord, in bytes: SentenceBytes) {
        var offset = word.range.lowerBound
        while offset < word.range.upperBound {
            let (scalar, next) = bytes.scalar(at: offset)
            if SentenceMarks.isWord(scalar) {
                letter = Self.letter(of: scalar)
                return
            }
            opensQuotation = opensQuotation || SentenceMarks.isEnclosing(scalar)
            opensWithDash = opensWithDash || SentenceMarks.isDash(scalar)
            offset = next
        }
    }

    private static func letter(of scalar: Unicode.Scalar) -> Letter {
        let properties = scalar.properties
        if properties.isLowercase { return .lower }
        if properties.isUppercase || properties.generalCategory == .titlecaseLetter { return .upper }
        return properties.numericType == nil ? .caseless : .digit
    }
}
