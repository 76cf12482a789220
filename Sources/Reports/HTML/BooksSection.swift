import LibraryStore
import Media

/// The books of the run, one line each, with a link for every format.
struct BooksSection {
    let books: [StoredBundle]

    var markup: Markup {
        guard !books.isEmpty else { return .empty }
        var titles: [String] = []
        var byTitle: [String: [StoredBundle]] = [:]
        for book in books {
            if byTitle[book.title] == nil { titles.append(book.title) }
            byTitle[book.title, default: []].append(book)
        }
        let items = titles.map { title -> Markup in
            let links = byTitle[title, default: []].map { book -> Markup in
                """
                <a href="\(.libraryLink(book.path))"><b>\(book.format)</b> \(byteText(book.fileSize))\
                <span class="hidden">: <bdi>\(title)</bdi></span></a>
                """
            }
            return "<li><bdi class=\"title\">\(title)</bdi> <span class=\"formats\">\(links)</span></li>\n"
        }
        return """
            <section class="books" aria-labelledby="books">
            <h2 id="books">Books</h2>
            <ul>
            \(items)</ul>
            </section>

            """
    }

    /// `812 bytes`, `4.2 MB`: decimal units, one decimal.
    private func byteText(_ bytes: Int) -> String {
        for (size, unit) in [(1_000_000_000, "GB"), (1_000_000, "MB"), (1000, "kB")] where bytes >= size {
            let tenths = (bytes + size / 20) / (size / 10)
            return "\(tenths / 10).\(tenths % 10) \(unit)"
        }
        return "\(bytes) bytes"
    }
}
