import Bundles
import Digests
import Domain
import FileSystems
import LibraryStore
import PipelineFiles
import SystemPackage

/// Which books a collection gives, where they lie, and whether one that is there is still true.
package struct BookPlan: Sendable {
    /// One book to be.
    struct Item: Sendable {
        var story: StoredStory?
        var title: String
        var format: ExportFormat
        /// Relative to the library's root.
        var path: FilePath
    }

    /// Part of every content mark, so that a new program makes books anew.
    let programVersion: String
    let sourceDateEpoch: Int?

    package init(programVersion: String, sourceDateEpoch: Int?) {
        self.programVersion = programVersion
        self.sourceDateEpoch = sourceDateEpoch
    }

    func items(_ formats: [ExportFormat], of collection: CollectionFacts, stories: [StoredStory]) -> [Item] {
        let listed = stories.filter { $0.position != nil && $0.isPlanned }
        let bundles = FilePath("bundles")
        return formats.flatMap { format in
            let whole = Item(
                story: nil, title: collection.title, format: format,
                path: bundles.appending("\(collection.slug).\(format.fileExtension)"))
            let each = listed.map { story in
                Item(
                    story: story, title: story.title, format: format,
                    path: bundles.appending(collection.slug.text).appending("\(story.slug).\(format.fileExtension)"))
            }
            return [whole] + each
        }
    }

    func contentMark(of story: StoryID?, _ revisions: CollectionRevisions) -> String {
        "\(programVersion) \(sourceDateEpoch.map(String.init) ?? "-") \(revisions.mark(of: story))"
    }

    /// Whether every book that can be made is there, as large as it was written, and made from what the library holds
    /// now. A book with a page that is not ready cannot be made.
    func areCurrent(_ formats: [ExportFormat], of collection: CollectionID, in library: Library) async throws -> Bool {
        guard !formats.isEmpty else { return true }
        guard let facts = try await library.collections().first(where: { $0.id == collection })?.facts else {
            return false
        }
        let stored = Dictionary(uniqueKeysWithValues: try await library.bundles(of: collection).map { ($0.path, $0) })
        let counts = try await library.panelCountsByStory(in: collection)
        let revisions = try await library.revisions(of: collection)
        let stories = try await library.stories(of: collection)
        let listed = stories.filter { $0.position != nil }
        for item in items(formats, of: facts, stories: stories) {
            let content = item.story.map { [$0] } ?? listed
            guard content.allSatisfy({ counts[$0.id].map { Array($0.keys) } == [.ready] }) else { continue }
            guard let bundle = stored[item.path.string],
                try isCurrent(bundle, story: item.story?.id, revisions, in: library)
            else { return false }
        }
        return true
    }

    func isCurrent(
        _ bundle: StoredBundle, story: StoryID?, _ revisions: CollectionRevisions, in library: Library
    ) throws -> Bool {
        guard bundle.content == contentMark(of: story, revisions) else { return false }
        return try library.fileSystem.status(of: library.root.pushing(FilePath(bundle.path)))?.size == bundle.fileSize
    }
}

extension ExportFormat {
    var fileExtension: String { rawValue }
}
