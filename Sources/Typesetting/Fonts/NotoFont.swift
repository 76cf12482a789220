/// A font of the Noto family that a machine may have, for a script that the fonts compiled in do not cover.
struct NotoFont: Hashable, Sendable {
    /// The script's name in English.
    let script: String
    let file: String
    /// The Debian package that installs it.
    let package: String

    /// By the four letters of ISO 15924.
    private static let table: [String: (name: String, file: String)] = [
        "Arab": ("Arabic", "NotoNaskhArabic"), "Armn": ("Armenian", "NotoSansArmenian"),
        "Beng": ("Bengali", "NotoSansBengali"), "Cans": ("Canadian syllabics", "NotoSansCanadianAboriginal"),
        "Cher": ("Cherokee", "NotoSansCherokee"), "Cyrl": ("Cyrillic", "NotoSans"),
        "Deva": ("Devanagari", "NotoSansDevanagari"), "Ethi": ("Ethiopic", "NotoSansEthiopic"),
        "Geor": ("Georgian", "NotoSansGeorgian"), "Grek": ("Greek", "NotoSans"),
        "Gujr": ("Gujarati", "NotoSansGujarati"), "Guru": ("Gurmukhi", "NotoSansGurmukhi"),
        "Hebr": ("Hebrew", "NotoSansHebrew"), "Khmr": ("Khmer", "NotoSansKhmer"),
        "Knda": ("Kannada", "NotoSansKannada"), "Laoo": ("Lao", "NotoSansLao"), "Latn": ("Latin", "NotoSans"),
        "Mlym": ("Malayalam", "NotoSansMalayalam"), "Mong": ("Mongolian", "NotoSansMongolian"),
        "Mymr": ("Myanmar", "NotoSansMyanmar"), "Orya": ("Odia", "NotoSansOriya"),
        "Sinh": ("Sinhala", "NotoSansSinhala"), "Syrc": ("Syriac", "NotoSansSyriac"),
        "Taml": ("Tamil", "NotoSansTamil"), "Telu": ("Telugu", "NotoSansTelugu"),
        "Thaa": ("Thaana", "NotoSansThaana"), "Thai": ("Thai", "NotoSansThai"),
        "Tibt": ("Tibetan", "NotoSerifTibetan"), "Zyyy": ("symbols", "NotoSansSymbols2"),
    ]
    private static let eastAsian: [String: String] = [
        "Bopo": "Bopomofo", "Hang": "Korean", "Hani": "Chinese", "Hira": "Japanese", "Kana": "Japanese",
    ]
    /// Languages whose readers expect the slanting Nastaliq.
    private static let nastaliq: Set<String> = ["ks", "pnb", "ur"]

    /// `language` is the primary subtag. Nil for a script without such a font.
    init?(script: String, language: String) {
        if let name = Self.eastAsian[script] {
            (self.script, file, package) = (name, "NotoSansCJK-Regular.ttc", "fonts-noto-cjk")
        } else if let (name, font) = Self.table[script] {
            let font = script == "Arab" && Self.nastaliq.contains(language) ? "NotoNastaliqUrdu" : font
            (self.script, file, package) = (name, "\(font)-Regular.ttf", "fonts-noto-core")
        } else {
            return nil
        }
    }
}
