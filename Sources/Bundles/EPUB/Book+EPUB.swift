import Domain

extension Book {
    /// The first picture, which is also the cover's.
    package var firstPicture: BookPicture? {
        stories.lazy.flatMap(\.pages).flatMap(\.pictures).first
    }

    /// With names that can be printed. Throws where there are no pages, or two that would have one name.
    func ready(for format: ExportFormat) throws(BookError) -> Book {
        guard stories.contains(where: { !$0.pages.isEmpty }) else { throw .noPages(format, title: title) }
        var slugs: Set<Slug> = []
        for story in stories where !story.pages.isEmpty {
            guard slugs.insert(story.slug).inserted else { throw repeated(story.pages[0], of: story, format) }
            var numbers: Set<Int> = []
            for page in story.pages where !numbers.insert(page.number).inserted {
                throw repeated(page, of: story, format)
            }
        }
        return printable
    }

    private func repeated(_ page: BookPage, of story: BookStory, _ format: ExportFormat) -> BookError {
        .repeatedPage(format, title: title, story: story.slug, number: page.number)
    }
}
