package import Domain

/// What a PDF says of itself.
package struct PDFFacts: Sendable {
    package var title: String
    package var authors: [String]
    package var language: LanguageTag
    /// 32 hexadecimal digits.
    package var identifier: String
    package var modified: UTCTime
    /// Of all pictures: IPTC digital source types.
    package var sourceTypes: [String]
    /// With structure, outline and text alternatives, for screens.
    package var isTagged: Bool

    package init(
        title: String, authors: [String], language: LanguageTag, identifier: String, modified: UTCTime,
        sourceTypes: [String], isTagged: Bool
    ) {
        self.title = title
        self.authors = authors
        self.language = language
        self.identifier = identifier
        self.modified = modified
        self.sourceTypes = sourceTypes
        self.isTagged = isTagged
    }

    static let producer = "Nightpress"

    /// `D:20261124120000Z`
    var date: String {
        let digits = modified.iso8601.unicodeScalars.filter { ("0"..."9").contains($0) }
        return "D:\(String(String.UnicodeScalarView(digits)))Z"
    }

    var information: String {
        let author = authors.isEmpty ? "" : " /Author \(PDFText.string(authors.joined(separator: ", ")))"
        return """
            <</Title \(PDFText.string(title))\(author) /Producer (\(Self.producer)) /CreationDate (\(date)) \
            /ModDate (\(date))>>
            """
    }
}
