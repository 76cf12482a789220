import Domain
import Generation
import LibraryStore
import SystemPackage

/// What the library contains of a collection to be exported.
struct ExportInput {
    let collection: CollectionID
    let facts: CollectionFacts
    /// Last change of the collection itself, and of the order of its stories, in seconds since 1970.
    private let lastChange: (own: Double?, arrangement: Double?)
    let stories: [StoredStory]
    let books: [String: StoredBundle]
    let counts: [StoryID: [PanelStatus: Int]]
    /// Panels that show a placeholder because every backend that was asked refused.
    let refused: Set<PanelID>
    let revisions: CollectionRevisions
    var inspection: BookPictureCheck
    var placeholders: PlaceholderPictures

    /// `pictures` is the library whose picture files the panels show.
    init(
        of collection: CollectionID, _ facts: CollectionFacts, for plan: BookPlan, in library: Library,
        placeholders: @escaping @Sendable () throws -> any ImageGenerator, pictures: FilePath
    ) async throws {
        self.collection = collection
        self.facts = facts
        lastChange = (
            try await library.collections.lastChange(of: collection),
            try await library.collections.lastArrangement(of: collection)
        )
        stories = try await library.collections.stories(of: collection)
        books = try await plan.storedBooks(of: collection, in: library)
        counts = try await library.panels.panelCountsByStory(in: collection)
        refused = try await library.panels.refusedPanels(in: collection).keys.reduce(into: []) { $0.insert($1) }
        revisions = try await library.collections.revisions(of: collection)
        inspection = BookPictureCheck(root: pictures, fileSystem: library.fileSystem)
        self.placeholders = PlaceholderPictures(for: collection, in: library, by: placeholders)
    }

    /// The stories in a book.
    func content(of item: BookPlan.Item) -> [StoredStory] {
        item.story.map { [$0] } ?? stories.filter { $0.position != nil }
    }

    func isReady(_ item: BookPlan.Item) -> Bool {
        BookPlan.isReady(content(of: item), counts)
    }

    /// Last change of the collection's facts that are in a book. A book of a single story does not depend on the order
    /// of stories.
    func lastChange(of item: BookPlan.Item) -> Double? {
        [lastChange.own, item.story == nil ? lastChange.arrangement : nil].compactMap(\.self).max()
    }

    /// The name that `status` uses for the content of a book.
    func name(of item: BookPlan.Item) -> String {
        item.story.map { "\(facts.slug)/\($0.slug)" } ?? facts.slug.text
    }

    /// The row of a book, without the size.
    func bundle(of item: BookPlan.Item, by plan: BookPlan) -> StoredBundle {
        StoredBundle(
            path: item.path.string, collection: collection, story: item.story?.id, format: item.format.rawValue,
            title: item.title, content: plan.contentMark(of: item, revisions), fileSize: 0)
    }

    /// Why the book of a story cannot be requested; nil if it can.
    func refusal(of slug: Slug) -> BookProblem? {
        guard let story = stories.first(where: { $0.slug == slug }) else { return nil }
        if story.position == nil {
            return BookProblem(title: story.title, unready: "the pipeline no longer lists it")
        }
        return story.isPlanned ? nil : BookProblem(title: story.title, unready: "it has no pages yet; run the pipeline")
    }

    /// Why there is nothing to put into a book, and what to do; nil if there is something.
    func emptiness(of item: BookPlan.Item) -> BookProblem? {
        let stories = content(of: item)
        guard !stories.isEmpty else {
            return BookProblem(
                title: item.title,
                unfinished:
                    "the library has no story that its pipeline lists; correct what the run reports, and run it again"
            )
        }
        let unplanned = stories.filter { !$0.isPlanned }.map { "“\($0.slug)”" }
        guard !unplanned.isEmpty else { return nil }
        return BookProblem(
            title: item.title,
            unfinished: "\(unplanned.joined(separator: ", ")) has no pages yet; run the pipeline")
    }
}
