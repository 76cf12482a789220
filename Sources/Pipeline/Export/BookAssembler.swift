import Books
import Domain
import LibraryStore
import Platform
import SystemPackage

/// Combines the pages of a collection or a story into the value that a book is written from.
struct BookAssembler {
    /// A panel that keeps a book from being complete.
    struct Obstacle: Hashable, CustomStringConvertible {
        enum Cause: Hashable {
            case status(PanelStatus)
            /// It is a placeholder because every backend that was asked refused.
            case refused
            /// Its picture file is missing or changed.
            case lostPicture
            /// Its picture file exists and may be undamaged. The value is the reason why it cannot be read, to follow a
            /// colon.
            case unreadablePicture(String)

            var isStatus: Bool {
                switch self {
                case .status, .refused: true
                case .lostPicture, .unreadablePicture: false
                }
            }

            var isUnreadable: Bool { if case .unreadablePicture = self { true } else { false } }
        }

        var place: String
        var cause: Cause

        var description: String {
            switch cause {
            case .status(.placeholder), .refused: "\(place) is a placeholder"
            case .status(let status): "\(place) is \(status.rawValue)"
            case .lostPicture: "the picture of \(place) is lost or damaged"
            case .unreadablePicture(let reason): "the picture of \(place) cannot be read (\(reason))"
            }
        }
    }

    /// A book, and what keeps it from being complete.
    struct Binding {
        var book: Book
        var obstacles: [Obstacle]
        /// Panels whose picture file is missing or changed.
        var lost: Set<PanelID>
    }

    let library: Library
    /// The library whose picture files the panels show.
    let pictures: FilePath
    let sourceDateEpoch: Int?
    /// Panels that show a placeholder because every backend that was asked refused.
    let refused: Set<PanelID>

    /// `lastChange` is the last change of the collection's facts that are in the book, in seconds since 1970.
    func bind(
        _ stories: [StoredStory], of collection: CollectionFacts, lastChange: Double?, title: String,
        isWholeCollection: Bool, allowPlaceholders: Bool, inspection: inout BookPictureCheck,
        placeholders: inout PlaceholderPictures
    ) async throws -> Binding {
        var bookStories: [BookStory] = []
        var obstacles: [Obstacle] = []
        var lost: Set<PanelID> = []
        var modified = lastChange ?? 0
        for story in stories {
            let pages = try await library.collections.pages(of: story.id)
            try await inspection.inspect(pages.flatMap(\.panels).compactMap(\.picture))
            if allowPlaceholders { try await placeholders.draw(for: pages, of: story.id) }
            for page in pages {
                for panel in page.panels {
                    guard let cause = obstacle(panel, allowPlaceholders, inspection) else { continue }
                    let place = panel.spec.place(inStory: story.slug, page: page.number, number: panel.number)
                    obstacles.append(Obstacle(place: place, cause: cause))
                    if cause == .lostPicture { lost.insert(panel.id) }
                }
            }
            modified = pages.flatMap(\.panels).compactMap(\.drawnAt).reduce(max(modified, story.lastChange ?? 0), max)
            let cast = try await library.collections.characters(of: story.id)
            var bookStory = BookStory(
                slug: story.slug, title: story.title, details: story.details,
                cast: cast,
                theme: story.plannedTheme ?? .neutral, pages: pages.map { bookPage($0, cast, inspection, placeholders) }
            )
            bookStory.tier = story.tier
            bookStories.append(bookStory)
        }
        let identifier =
            isWholeCollection
            ? NameBasedUUID(book: collection.slug.text)
            : NameBasedUUID(book: collection.slug.text, stories.first?.slug.text ?? "")
        let book = Book(
            identifier: identifier.description, of: collection, title: title, isWholeCollection: isWholeCollection,
            modified: sourceDateEpoch ?? Int(modified), stories: bookStories)
        return Binding(book: book, obstacles: obstacles, lost: lost)
    }

    private func obstacle(
        _ panel: StoredPanel, _ allowPlaceholders: Bool, _ inspection: BookPictureCheck
    ) -> Obstacle.Cause? {
        guard panel.status == .ready || allowPlaceholders else {
            return refused.contains(panel.id) ? .refused : .status(panel.status)
        }
        if panel.lacksPicture { return nil }
        guard let picture = panel.picture else { return .lostPicture }
        guard let fault = inspection.fault(in: picture) else { return nil }
        return fault.kind == .unreadablePicture ? .unreadablePicture(fault.problem) : .lostPicture
    }

    private func bookPage(
        _ page: StoredPage, _ cast: [StoryCharacter], _ inspection: BookPictureCheck,
        _ placeholders: PlaceholderPictures
    ) -> BookPage {
        BookPage(
            number: page.number, text: page.text, headings: page.headings, choices: page.choices,
            pictures: page.panels.compactMap { panel in
                let placeholder = panel.lacksPicture ? placeholders[panel.id] : nil
                return (panel.picture ?? placeholder?.picture).map { picture in
                    let root = placeholder == nil ? pictures : library.root
                    var shown = BookPicture(
                        file: root.resolving(picture.path), digest: picture.digest, format: picture.format,
                        size: picture.size, alt: placeholder?.alt ?? panel.alt, provenance: picture.provenance)
                    shown.isOnItsSide = inspection.isOnItsSide(picture)
                    shown.backend = picture.backend
                    shown.priority = panel.priority
                    shown.panel = BookPanel(panel.spec, cast, figures: placeholder == nil ? picture.figures : [])
                    return shown
                }
            })
    }
}

extension BookPanel {
    /// Nil for the picture of a page.
    fileprivate init?(_ spec: PanelSpec, _ cast: [StoryCharacter], figures: [FigureArea]) {
        guard let place = spec.place, let words = spec.words else { return nil }
        let shown = spec.cast.count == 1 ? spec.cast[0].character : nil
        self.init(
            place: place, words: words, continues: spec.continues ?? false,
            character: cast.firstIndex { $0.id == shown })
        for figure in figures {
            if let index = cast.firstIndex(where: { $0.id == figure.character }) { self.figures[index] = figure }
        }
    }
}
