/// The meaning of a quotation mark inside a string, from the text after it.
enum StringEnding {
    case ends
    /// It is part of the string and should have been escaped.
    case belongs
    /// Both meanings are possible, and the values would differ.
    case ambiguous
}
