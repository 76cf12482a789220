import Domain
import Media

extension Book {
    /// The book with names that can be printed. Blank titles become the story's slug. Blank authors and a blank
    /// collection title are left out.
    var printable: Book {
        var book = self
        for index in book.stories.indices where XMLText.isBlank(book.stories[index].title) {
            book.stories[index].title = book.stories[index].slug.text
        }
        for index in book.stories.indices where book.stories[index].details.author.map(XMLText.isBlank) ?? false {
            book.stories[index].details.author = nil
        }
        if collectionTitle.map(XMLText.isBlank) ?? false { book.collectionTitle = nil }
        if XMLText.isBlank(title) { book.title = book.collectionTitle ?? book.stories.first?.title ?? "" }
        book.authors.removeAll(where: XMLText.isBlank)
        return book
    }
}
