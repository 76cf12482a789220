import Domain

/// What a book says about one of its entries.
struct EntryExpectation: Sendable {
    /// A fact, and the file that states it.
    struct Fact<Value: Sendable>: Sendable {
        var value: Value
        var authority: String
    }

    var digest: Fact<String>?
    /// Nil if it need not be a picture.
    var format: Fact<PictureFormat>?
    /// Pixels.
    var width: Fact<Int>?
    /// Pixels.
    var height: Fact<Int>?
    /// Whether it must be a well-formed XML document.
    var isXML = false
    /// Whether it must be a font whose tables have their checksums.
    var isFont = false
    /// Whether another program wrote it. Then only what is certain is a problem.
    var isForeign = false
}
