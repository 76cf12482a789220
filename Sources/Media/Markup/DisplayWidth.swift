/// The width of text on a terminal, in columns.
///
/// Follows Unicode Standard Annex 11 (East Asian Width) and the behaviour of terminals: marks and joiners have no
/// width, wide and fullwidth characters and pictographs have two columns. Where terminals differ, as for joined
/// pictographs, the maximum is used, so that the text fits on all.
extension String {
    package var displayWidth: Int {
        // Text is mostly ASCII, with one column per byte.
        if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return utf8.count }
        return reduce(0) { $0 + $1.displayWidth }
    }

    /// As many complete characters as fit into `columns`. An ellipsis replaces the rest.
    package func shortened(toColumns columns: Int) -> String {
        guard displayWidth > columns else { return self }
        guard columns > 0 else { return "" }
        var (short, width) = ("", 0)
        for character in self {
            guard width + character.displayWidth < columns else { break }
            short.append(character)
            width += character.displayWidth
        }
        while short.last?.isWhitespace == true { short.removeLast() }
        return short + "…"
    }
}

extension Character {
    var displayWidth: Int {
        let width = unicodeScalars.reduce(0) { $0 + $1.displayWidth }
        // U+FE0F turns a plain character into a pictograph.
        return width == 1 && unicodeScalars.contains("\u{FE0F}") ? 2 : width
    }
}

extension Unicode.Scalar {
    /// Scripts with wide characters, and blocks that are reserved for more of them.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FF,
        0x1F200...0x1F2FF, 0x20000...0x3FFFD,
    ]

    fileprivate var displayWidth: Int {
        guard value >= 0x80 else { return value < 0x20 || value == 0x7F ? 0 : 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control: return 0
        case .format: return value == 0xAD ? 1 : 0
        default: break
        }
        // Vowels and final consonants of a Hangul syllable are drawn inside it.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        if (0x1F3FB...0x1F3FF).contains(value) { return 2 }
        return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
}
