import Domain

/// The quotation marks of a language, outer and inner, with the spaces that belong to them (Unicode CLDR).
struct QuoteMarks: Hashable, Sendable {
    let open: String
    let close: String
    let innerOpen: String
    let innerClose: String

    private static let english = "“ ” ‘ ’"
    private static let table: [String: String] = [
        "ar": "« » “ ”", "bg": "„ “ ’ ’", "cs": "„ “ ‚ ‘", "de": "„ “ ‚ ‘", "el": "« » “ ”", "es": "« » “ ”",
        "et": "„ “ ‚ ‘", "fa": "« » “ ”", "fi": "” ” ’ ’", "gl": "« » “ ”", "he": "” ” ’ ’", "hr": "„ ” ‘ ’",
        "hu": "„ ” ’ ’", "is": "„ “ ‚ ‘", "it": "« » “ ”", "ja": "「 」 『 』", "lt": "„ “ ‚ ‘", "lv": "„ “ ‚ ‘",
        "nb": "« » ’ ’", "nn": "« » ’ ’", "no": "« » ’ ’", "pl": "„ ” ’ ’", "ro": "„ ” ’ ’", "ru": "« » „ “",
        "sk": "„ “ ‚ ‘", "sl": "„ “ ‚ ‘", "sv": "” ” ’ ’", "uk": "« » “ ”",
    ]

    init(_ language: LanguageTag) {
        let isSwiss = language.text.lowercased().hasSuffix("-ch")
        let text = isSwiss && language.primary == "de" ? "« » ‹ ›" : Self.table[language.primary] ?? Self.english
        if language.primary == "fr" {
            // Narrow spaces that do not break are part of the outer marks.
            (open, close, innerOpen, innerClose) = isSwiss ? ("«", "»", "‹", "›") : ("«\u{202F}", "\u{202F}»", "“", "”")
            return
        }
        let marks = text.split(separator: " ").map(String.init)
        (open, close, innerOpen, innerClose) = (marks[0], marks[1], marks[2], marks[3])
    }
}
