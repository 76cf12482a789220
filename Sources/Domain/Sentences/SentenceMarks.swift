/// Punctuation that ends a sentence, and marks that may be beside it.
enum SentenceMarks {
    static func isStop(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", "!", "?", "\u{2026}", "\u{203D}", "\u{2047}", "\u{2048}", "\u{2049}": true
        case "\u{0589}", "\u{061F}", "\u{06D4}", "\u{0964}", "\u{0965}", "\u{1362}", "\u{104B}": true
        default: isWideStop(scalar)
        }
    }

    /// Stops of scripts that put no space after them.
    static func isWideStop(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{3002}", "\u{FF01}", "\u{FF1F}", "\u{FF61}", "\u{FF0E}": true
        default: false
        }
    }

    /// Quotation marks and brackets. Their side of the word decides whether they open or close: „a“, »a« and «a» are
    /// all in use.
    static func isEnclosing(_ scalar: Unicode.Scalar) -> Bool {
        isQuotation(scalar) || isBracket(scalar)
    }

    static func isQuotation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\"", "'", "\u{2018}"..."\u{201F}", "\u{2039}", "\u{203A}", "\u{AB}", "\u{BB}": true
        case "\u{300C}"..."\u{300F}": true
        default: false
        }
    }

    /// A mark that can open: « or „, a bracket, a dash.
    static func opens(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{AB}", "\u{201E}", "\u{201C}", "(", "[", "\u{2014}", "\u{2013}": true
        default: false
        }
    }

    /// Brackets, and the marks of Markdown for emphasis.
    private static func isBracket(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "(", ")", "[", "]", "{", "}", "*", "_", "`": true
        case "\u{FF08}", "\u{FF09}", "\u{3010}", "\u{3011}", "\u{3008}"..."\u{300B}": true
        default: false
        }
    }

    static func isDash(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "-", "\u{2010}"..."\u{2015}", "\u{2212}": true
        default: false
        }
    }

    /// Ends a clause. A sentence that is too long for a page may be cut here.
    static func isClauseEnd(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ",", ";", ":", "\u{FF0C}", "\u{3001}", "\u{FF1B}", "\u{FF1A}", "\u{060C}", "\u{061B}": true
        default: isDash(scalar) || isStop(scalar)
        }
    }

    static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": return true
            default: return false
            }
        }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
