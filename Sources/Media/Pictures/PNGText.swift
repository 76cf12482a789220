/// A text of a PNG file.
package struct PNGText: Hashable, Sendable {
    /// The key of the text, 1 to 79 Latin-1 characters: `Software`, `parameters`.
    var keyword: String
    var text: String

    package init(keyword: String, text: String) {
        self.keyword = keyword
        self.text = text
    }

    /// An XMP packet, with the keyword of XMP.
    package static func xmp(_ packet: String) -> PNGText { PNGText(keyword: xmpKeyword, text: packet) }

    static let xmpKeyword = "XML:com.adobe.xmp"
}
