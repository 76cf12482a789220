/// What a quotation mark inside a string is, judged by what follows it.
enum StringEnding {
    case ends
    /// It should have been escaped.
    case belongs
    /// Both readings are possible, and they differ.
    case ambiguous
}
