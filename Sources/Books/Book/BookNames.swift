import Media

/// The names that a book shows: titles, authors, its collection.
///
/// Each name is isolated from the text around it. So a name in the other writing direction, or one that changes the
/// direction and does not reset it, is shown correctly and does not affect its neighbours.
struct BookNames: Sendable {
    let book: Book

    /// Nil if no author is named.
    var authors: Markup? {
        book.authors.isEmpty ? nil : book.authors.map { Self.isolated($0) }.joined(separator: " · ")
    }

    /// ``authors`` as text to be measured.
    var authorText: String { book.authors.joined(separator: " · ") }

    /// `kind` is a class of the style sheet.
    static func isolated(_ name: String, kind: Markup? = nil) -> Markup {
        "<bdi\(kind.map { " class=\"\($0)\"" } ?? .empty)>\(name)</bdi>"
    }
}
