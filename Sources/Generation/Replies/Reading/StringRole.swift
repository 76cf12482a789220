/// The role of a string, which decides what may follow it.
enum StringRole {
    case key
    case memberValue
    case element
    /// The whole reply: always ends at the first quotation mark.
    case document
}
