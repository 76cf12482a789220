import Domain

/// What a book says of one of its entries.
struct EntryExpectation: Sendable {
    /// With the file that says it.
    struct Fact<Value: Sendable>: Sendable {
        var value: Value
        var authority: String
    }

    var digest: Fact<String>?
    /// Nil where it need be no picture.
    var format: Fact<PictureFormat>?
    /// Pixels.
    var width: Fact<Int>?
    /// Pixels.
    var height: Fact<Int>?
    /// Whether it must be an XML document in which every element ends.
    var isXML = false
}
