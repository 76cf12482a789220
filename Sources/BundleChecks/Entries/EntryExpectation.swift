/// What a book says of one of its entries.
struct EntryExpectation: Sendable {
    var digest: String?
    var isPicture = false
    /// Pixels.
    var width: Int?
    var height: Int?
    /// The file that says of the size.
    var authority = ""
}
