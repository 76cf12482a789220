import Domain

extension Book {
    /// The book that every format is made from: with names that can be printed, without stories that have no pages.
    /// Throws if no book of the format can be made from it.
    func ready(for format: ExportFormat) throws(BookError) -> Book {
        let lettered = printable.withChoices(for: format).lettered
        // Apps have typography of their own.
        var book = format == .bundle ? lettered : lettered.typeset
        book.stories.removeAll(where: \.pages.isEmpty)
        guard !book.stories.isEmpty else { throw .noPages(format, title: book.title) }
        try book.checkNames(for: format)
        try book.checkPictures(for: format)
        return book
    }

    /// In every format, stories and pages are found by their names. In some formats, files have these names too.
    private func checkNames(for format: ExportFormat) throws(BookError) {
        var slugs: Set<Slug> = []
        for story in stories {
            guard slugs.insert(story.slug).inserted else {
                throw .repeatedStory(format, title: title, story: story.slug)
            }
            var numbers: Set<Int> = []
            for page in story.pages where !numbers.insert(page.number).inserted {
                throw .repeatedPage(format, title: title, story: story.slug, number: page.number)
            }
        }
    }

    private func checkPictures(for format: ExportFormat) throws(BookError) {
        guard format.requiredPictures != .none else { return }
        guard firstPicture != nil else { throw .noPictures(format, title: title) }
    }
}
