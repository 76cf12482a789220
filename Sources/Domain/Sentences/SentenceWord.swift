/// A run of text without white space, as offsets into UTF-8, and what parts it from the word before.
struct SentenceWord {
    enum Gap {
        /// A blank line, or the beginning of the text.
        case paragraph
        case line
        case space
        /// Nothing: scripts without spaces, and words too long for a page.
        case none
    }

    var range: Range<Int>
    var gap: Gap
}
