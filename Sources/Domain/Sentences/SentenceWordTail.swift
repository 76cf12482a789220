/// The end of a word: its letters, the stop after them, and whether quotation marks or brackets close after the stop.
struct SentenceWordTail {
    enum Stop: Int, Comparable {
        case none, period, ellipsis, strong

        static func < (left: Stop, right: Stop) -> Bool { left.rawValue < right.rawValue }
    }

    /// The word without the marks at both ends; empty if it has only marks.
    var core: Range<Int>
    var stop = Stop.none
    var closesQuotation = false
    /// Whether the stop is from a script that puts no space after it.
    var isWide = false

    init(_ word: SentenceWord, in bytes: SentenceBytes) {
        var end = word.range.upperBound
        var dots = 0
        while end > word.range.lowerBound {
            let (scalar, start) = bytes.scalar(before: end)
            if SentenceMarks.isStop(scalar) {
                dots += scalar == "." ? 1 : 0
                stop = max(stop, scalar == "." ? .period : scalar == "\u{2026}" ? .ellipsis : .strong)
                isWide = isWide || SentenceMarks.isWideStop(scalar)
            } else if SentenceMarks.isEnclosing(scalar) {
                closesQuotation = closesQuotation || SentenceMarks.isQuotation(scalar)
            } else if !Self.isInvisible(scalar) {
                break
            }
            end = start
        }
        if dots > 1, stop == .period { stop = .ellipsis }
        var start = word.range.lowerBound
        while start < end {
            let (scalar, next) = bytes.scalar(at: start)
            guard !SentenceMarks.isWord(scalar) else { break }
            start = next
        }
        core = start..<end
    }

    /// Joiners, variation selectors and direction marks. They may follow a stop and are not visible.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{200B}"..."\u{200F}", "\u{2060}", "\u{FE00}"..."\u{FE0F}", "\u{202A}"..."\u{202E}",
            "\u{2066}"..."\u{2069}":
            true
        default: false
        }
    }
}
