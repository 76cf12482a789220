import Domain

extension Book {
    /// The book with quotes and dashes by the rules of its language, unless its pipeline wants them as written.
    var typeset: Book {
        guard details.typography == .smart else { return self }
        let smart = SmartTypography(LanguageTag(language))
        var book = self
        book.title = smart(title)
        book.collectionTitle = collectionTitle.map(smart.callAsFunction)
        book.details.subtitle = details.subtitle.map(smart.callAsFunction)
        book.details.dedication = details.dedication.map(smart.callAsFunction)
        book.details.about = details.about.map(smart.callAsFunction)
        for story in stories.indices {
            book.stories[story].title = smart(stories[story].title)
            for page in stories[story].pages.indices {
                book.stories[story].pages[page].text = smart(stories[story].pages[page].text)
                for choice in book.stories[story].pages[page].shownChoices.indices {
                    book.stories[story].pages[page].shownChoices[choice].text = smart(
                        book.stories[story].pages[page].shownChoices[choice].text)
                }
                for picture in book.stories[story].pages[page].pictures.indices {
                    book.stories[story].pages[page].pictures[picture].panel?.setWords { smart($0) }
                }
            }
        }
        return book
    }
}
