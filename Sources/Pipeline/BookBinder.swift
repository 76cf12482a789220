import Bundles
import Digests
import Domain
import LibraryStore
import SystemPackage

/// Puts a collection's or a story's pages together into the value that a book is written from.
struct BookBinder {
    /// A panel that keeps a book from being whole.
    struct Obstacle: CustomStringConvertible {
        var place: String
        var status: PanelStatus

        var description: String { "\(place) is \(status == .placeholder ? "a placeholder" : status.rawValue)" }
    }

    let library: Library
    let sourceDateEpoch: Int?

    /// The book, and the pages that keep it from being whole: `the-lantern-fox/3 is pending`.
    func bind(
        _ stories: [StoredStory], of collection: CollectionFacts, title: String, isWholeCollection: Bool,
        allowPlaceholders: Bool
    ) async throws -> (book: Book, obstacles: [Obstacle]) {
        var bookStories: [BookStory] = []
        var obstacles: [Obstacle] = []
        var modified = 0.0
        for story in stories {
            let pages = try await library.pages(of: story.id)
            for page in pages {
                obstacles += page.panels.compactMap { obstacle($0, "\(story.slug)/\(page.number)", allowPlaceholders) }
            }
            modified = pages.flatMap(\.panels).compactMap(\.drawnAt).reduce(modified, max)
            bookStories.append(
                BookStory(
                    slug: story.slug, title: story.title, author: story.author,
                    characters: try await library.characterNames(of: story.id), theme: story.plannedTheme ?? .neutral,
                    tier: story.tier, pages: pages.map(bookPage)))
        }
        let authors = stories.compactMap(\.author).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let identifier =
            isWholeCollection
            ? NameBasedUUID(book: collection.slug.text)
            : NameBasedUUID(book: collection.slug.text, stories.first?.slug.text ?? "")
        let book = Book(
            identifier: identifier.description, slug: collection.slug, title: title, language: collection.language,
            authors: authors,
            collectionTitle: isWholeCollection ? nil : collection.title, audience: collection.audience,
            style: collection.style, modified: sourceDateEpoch ?? Int(modified), stories: bookStories)
        return (book, obstacles)
    }

    private func obstacle(_ panel: StoredPanel, _ place: String, _ allowPlaceholders: Bool) -> Obstacle? {
        switch panel.status {
        case .ready: nil
        case .placeholder where allowPlaceholders: nil
        default: Obstacle(place: place, status: panel.status)
        }
    }

    private func bookPage(_ page: StoredPage) -> BookPage {
        BookPage(
            number: page.number, text: page.text,
            pictures: page.panels.compactMap { panel in
                panel.picture.map { picture in
                    BookPicture(
                        file: library.root.pushing(.init(picture.path)), digest: picture.digest, format: picture.format,
                        size: picture.size, alt: panel.alt, provenance: picture.provenance, backend: picture.backend,
                        priority: panel.priority)
                }
            })
    }
}
