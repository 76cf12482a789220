package import Domain

/// Records each attempt of a text generator when it ends.
package struct TextJournal: Sendable {
    /// The run of the attempts.
    let run: RunID
    let collection: CollectionID
    let story: Slug
    let record: @Sendable (TextAttempt) async -> Void

    package init(
        run: RunID, collection: CollectionID, story: Slug, record: @escaping @Sendable (TextAttempt) async -> Void
    ) {
        self.run = run
        self.collection = collection
        self.story = story
        self.record = record
    }

    /// Records nothing.
    package static let none = TextJournal(run: RunID(0), collection: CollectionID(0), story: Slug(title: "none")) { _ in
    }
}
