import Domain
package import Platform

extension Book {
    /// The book with keys masked in everything but the text of its stories: that is the user's, or a generator's in
    /// which keys were masked before it was stored.
    package func redacted(by redactor: Redactor) -> Book {
        var book = self
        book.title = redactor.redacted(title)
        book.collectionTitle = redactor.redacted(collectionTitle)
        book.authors = redactor.redacted(authors)
        book.style = redactor.redacted(style)
        book.details = redactor.redacted(details)
        book.stories = stories.map { $0.redacted(by: redactor) }
        return book
    }
}

extension Redactor {
    fileprivate func redacted(_ details: BookDetails) -> BookDetails {
        var masked = details
        masked.title = redacted(details.title)
        masked.subtitle = redacted(details.subtitle)
        masked.author = redacted(details.author)
        masked.illustrator = redacted(details.illustrator)
        masked.publisher = redacted(details.publisher)
        masked.series = redacted(details.series)
        masked.copyright = redacted(details.copyright)
        masked.dedication = redacted(details.dedication)
        masked.about = redacted(details.about)
        return masked
    }
}

extension BookStory {
    fileprivate func redacted(by redactor: Redactor) -> BookStory {
        var story = self
        story.title = redactor.redacted(title)
        story.details.author = redactor.redacted(details.author)
        for index in cast.indices { story.cast[index].name = redactor.redacted(cast[index].name) }
        for page in pages.indices {
            for picture in pages[page].pictures.indices {
                story.pages[page].pictures[picture].alt = redactor.redacted(pages[page].pictures[picture].alt)
            }
        }
        return story
    }
}
