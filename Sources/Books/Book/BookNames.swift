import Media

/// The names that a book shows: titles, authors, its collection.
///
/// Each is set apart from what stands around it, so that one that is written in the other direction, or that turns the
/// direction and never turns it back, stays what it is and leaves its neighbours alone.
struct BookNames: Sendable {
    let book: Book

    /// Nothing where nobody is named.
    var authors: Markup? {
        book.authors.isEmpty ? nil : book.authors.map { Self.isolated($0) }.joined(separator: " · ")
    }

    /// As ``authors``, to be measured.
    var authorText: String { book.authors.joined(separator: " · ") }

    /// `kind` is a class of the style sheet.
    static func isolated(_ name: String, kind: Markup? = nil) -> Markup {
        "<bdi\(kind.map { " class=\"\($0)\"" } ?? .empty)>\(name)</bdi>"
    }
}
