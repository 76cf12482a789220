/// Widths of characters in thousandths of the type size. The estimates are high rather than low.
///
/// Books contain no fonts, so the reading system chooses the typeface. The numbers for Latin text are the advance
/// widths of DejaVu Serif, the widest typeface that the font stack is likely to end at. Georgia and Palatino are about
/// a tenth narrower. A character without its own number is treated as being as wide as the widest common letters of its
/// script.
enum GlyphWidths {
    /// From the space to the tilde.
    private static let ascii: [Int] = [
        318, 402, 460, 838, 636, 950, 890, 275, 390, 390, 500, 838, 318, 338, 318, 337,
        636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 536,
        1000, 722, 735, 765, 802, 730, 694, 799, 872, 395, 401, 747, 664, 1024, 875, 820,
        673, 820, 753, 685, 667, 843, 722, 1028, 712, 660, 695, 390, 337, 390, 838, 500,
        500, 596, 640, 560, 640, 592, 370, 640, 644, 320, 310, 606, 320, 948, 644, 602,
        640, 640, 478, 513, 402, 644, 565, 856, 564, 565, 527, 636, 337, 636, 838,
    ]

    static let space = ascii[0]

    static func width(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x20...0x7E: ascii[Int(scalar.value - 0x20)]
        case 0xA0, 0x2018...0x201A, 0x2019: 320
        case 0x2013, 0x201C...0x201E: 530
        case 0x2014, 0x2026: 1000
        case _ where hasNoWidth(scalar): 0
        case _ where isFullWidth(scalar): 1000
        case _ where scalar.properties.isEmojiPresentation: 1380
        case 0xA1...0x24F: scalar.properties.isLowercase ? 670 : 900
        case 0x370...0x3FF, 0x1F00...0x1FFF: 720
        case 0x400...0x52F: scalar.properties.isLowercase ? 760 : 960
        case 0x590...0x5FF: 620
        case 0x600...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 740
        default: 900
        }
    }

    /// Whether a line may break before and after the character, as between Chinese and Japanese ones.
    static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
            0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    private static func hasNoWidth(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: false
        }
    }
}
