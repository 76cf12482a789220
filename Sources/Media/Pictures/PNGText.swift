/// A piece of text within a PNG file.
package struct PNGText: Hashable, Sendable {
    /// What the text is, 1 to 79 Latin-1 characters: `Software`, `parameters`.
    var keyword: String
    var text: String

    package init(keyword: String, text: String) {
        self.keyword = keyword
        self.text = text
    }

    /// An XMP packet, under the keyword that readers of XMP look for.
    package static func xmp(_ packet: String) -> PNGText { PNGText(keyword: xmpKeyword, text: packet) }

    static let xmpKeyword = "XML:com.adobe.xmp"
}
