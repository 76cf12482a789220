/// Text without white space, as a range of UTF-8 offsets, and the gap before it.
struct SentenceWord {
    enum Gap {
        /// A blank line, or the beginning of the text.
        case paragraph
        case line
        case space
        /// Nothing: in scripts without spaces, and in words that were cut.
        case none
    }

    var range: Range<Int>
    var gap: Gap
}
