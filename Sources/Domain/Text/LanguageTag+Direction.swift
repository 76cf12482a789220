extension LanguageTag {
    package enum Direction: String, Sendable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }

    private static let rightToLeftScripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]
    private static let rightToLeftLanguages: Set<String> = [
        "ar", "arc", "arz", "azb", "bal", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "ps",
        "sd", "syr", "ug", "ur", "yi",
    ]

    /// The writing direction: from the script if the tag names one (`az-Arab`), else from the language.
    package var direction: Direction {
        let runsLeftwards =
            script.map(Self.rightToLeftScripts.contains) ?? Self.rightToLeftLanguages.contains(primary)
        return runsLeftwards ? .rightToLeft : .leftToRight
    }
}
