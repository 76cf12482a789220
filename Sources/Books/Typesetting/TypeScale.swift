import Domain

/// Type for reading aloud: its largest size, its smallest size, and its line height.
///
/// Sizes are pixels on a page 1024 pixels wide. A phone shows such a page at about 0.38 of its size, a tablet at about
/// 0.5. So 36 pixels are 14 points on a phone and 18 on a tablet.
struct TypeScale: Hashable, Sendable {
    let largest: Int
    let smallest: Int
    /// In percent of the type size.
    let lineHeight: Int

    init(audience: Audience, language: LanguageTag) {
        switch audience.ages.lowerBound {
        case ...2: (largest, smallest) = (58, 42)
        case 3...4: (largest, smallest) = (52, 38)
        case 5...6: (largest, smallest) = (48, 36)
        case 7...8: (largest, smallest) = (44, 36)
        default: (largest, smallest) = (40, 34)
        }
        lineHeight = Self.lineHeight(of: language)
    }

    /// From ``largest`` down to ``smallest`` in steps of two.
    var sizes: [Int] { Array(stride(from: largest, through: smallest, by: -2)) }

    /// Nastaliq extends far below the line. Scripts with marks above and below need more room than Latin.
    private static func lineHeight(of language: LanguageTag) -> Int {
        switch language.primary {
        case "ur", "ks", "pnb": 210
        case "ar", "fa", "ps", "sd", "ug", "ckb", "th", "my", "km", "lo": 175
        case "hi", "bn", "mr", "ne", "ta", "te", "ml", "kn", "gu", "pa", "si", "zh", "ja", "ko": 165
        default: 145
        }
    }
}
