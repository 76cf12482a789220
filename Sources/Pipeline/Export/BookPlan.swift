import Books
import Domain
import LibraryStore
import Platform
import SystemPackage

/// Which books a collection has, where they are put, and whether an existing one is up to date.
package struct BookPlan: Sendable {
    /// A book to be written.
    struct Item: Sendable {
        var story: StoredStory?
        var title: String
        var format: ExportFormat
        /// Relative to the library's root, or absolute.
        var path: FilePath
    }

    /// Part of every content mark, so that a new program version writes all books again.
    let programVersion: String
    let sourceDateEpoch: Int?
    let options: ExportOptions
    package let shelf: BookFolder

    package init(
        programVersion: String, sourceDateEpoch: Int?, options: ExportOptions = ExportOptions(),
        shelf: BookFolder = .library
    ) {
        self.programVersion = programVersion
        self.sourceDateEpoch = sourceDateEpoch
        self.options = options
        self.shelf = shelf
    }

    func items(_ formats: [ExportFormat], of collection: CollectionFacts, stories: [StoredStory]) -> [Item] {
        let listed = stories.filter { $0.position != nil && $0.isPlanned }
        return formats.flatMap(\.files).reduce(into: [ExportFormat]()) { if !$0.contains($1) { $0.append($1) } }.flatMap
        { format in
            let whole = Item(
                story: nil, title: collection.title, format: format,
                path: shelf.folder.appending(shelf.fileName(of: collection.slug, format)))
            let each = listed.map { story in
                Item(
                    story: story, title: story.title, format: format,
                    path: shelf.folder.appending(collection.slug.text)
                        .appending(shelf.fileName(of: story.slug, format)))
            }
            return [whole] + each
        }
    }

    func contentMark(of item: Item, _ revisions: CollectionRevisions) -> String {
        "\(programVersion) \(sourceDateEpoch.map(String.init) ?? "-") \(revisions.mark(of: item.story?.id))"
            + options.mark(for: item.format)
    }

    /// Whether every book that can be made exists and was made from the current content of the library. A book with a
    /// page that is not ready cannot be made.
    func areCurrent(_ formats: [ExportFormat], of collection: CollectionID, in library: Library) async throws -> Bool {
        guard !formats.isEmpty else { return true }
        guard let facts = try await library.collections.all().first(where: { $0.id == collection })?.facts
        else {
            return false
        }
        let stored = try await storedBooks(of: collection, in: library)
        let counts = try await library.panels.panelCountsByStory(in: collection)
        let revisions = try await library.collections.revisions(of: collection)
        let stories = try await library.collections.stories(of: collection)
        let listed = stories.filter { $0.position != nil }
        for item in items(formats, of: facts, stories: stories) {
            let content = item.story.map { [$0] } ?? listed
            guard Self.isReady(content, counts) else { continue }
            guard let bundle = stored[item.path.string], try isCurrent(bundle, item, revisions, in: library)
            else { return false }
        }
        return true
    }

    /// Whether every panel of these stories is ready.
    static func isReady(_ stories: [StoredStory], _ counts: [StoryID: [PanelStatus: Int]]) -> Bool {
        stories.allSatisfy { Array((counts[$0.id] ?? [:]).keys) == [.ready] }
    }

    /// The books that were written for this folder, by path.
    func storedBooks(of collection: CollectionID, in library: Library) async throws -> [String: StoredBundle] {
        let bundles = try await library.books.bundles(of: collection, elsewhere: shelf.isOutside)
        return Dictionary(bundles.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// A current book has the size that was recorded. For a folder in the library, only the document is looked for,
    /// independent of the number of files. The other files are checked when the library is verified.
    func isCurrent(
        _ bundle: StoredBundle, _ item: Item, _ revisions: CollectionRevisions, in library: Library
    ) throws -> Bool {
        guard bundle.content == contentMark(of: item, revisions) else { return false }
        let path = library.root.pushing(item.path)
        if item.format.isFolder, !shelf.isOutside {
            return try library.fileSystem.status(of: path.appending(ReaderDocument.path))?.kind == .file
        }
        return try library.fileSystem.bookSize(of: path) == bundle.fileSize
    }
}
