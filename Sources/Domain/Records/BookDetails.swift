/// What a pipeline says of its books, besides the stories: names, front matter, typography, paper.
package struct BookDetails: Hashable, Codable, Sendable {
    /// Title of the collection's own book; nil for that of the collection.
    package var title: String?
    package var subtitle: String?
    /// In place of the stories' authors.
    package var author: String?
    package var illustrator: String?
    package var publisher: String?
    package var series: String?
    /// The line of the copyright page that names year and holder.
    package var copyright: String?
    package var dedication: String?
    /// For the last pages: about the book or its makers.
    package var about: String?
    /// By format. Each is 13 digits.
    package var isbn: [String: ISBN] = [:]
    package var typography = Typography.smart
    package var print: PrintSettings?

    package init() {}

    /// Whether a title page and a copyright page have something to say that the cover does not.
    package var hasFrontMatter: Bool {
        subtitle != nil || illustrator != nil || publisher != nil || series != nil || copyright != nil
            || dedication != nil || !isbn.isEmpty
    }
}

/// How quotes and dashes are set in books.
package enum Typography: String, CaseIterable, Codable, Hashable, Sendable {
    /// By the rules of the language.
    case smart
    /// Like in the story.
    case asWritten = "as-written"
}
