import Domain
import LibraryStore

/// A collection, or one of its stories.
struct SelectedStories {
    var collection: (id: CollectionID, facts: CollectionFacts)
    /// Nil for the whole collection.
    var story: StoredStory?

    /// As `status` shows it.
    var name: String { [collection.facts.slug.text, story?.slug.text].compactMap(\.self).joined(separator: "/") }

    var title: String { story?.title ?? collection.facts.title }

    var removal: Removal { Removal(collection: collection.id, story: story?.id) }
}

extension [SelectedStories] {
    /// Each once, in their order; a story goes with its collection where both are there.
    var disjoint: [SelectedStories] {
        let whole = Set(filter { $0.story == nil }.map(\.collection.id))
        var seen: Set<Removal> = []
        return filter { ($0.story == nil || !whole.contains($0.collection.id)) && seen.insert($0.removal).inserted }
    }
}
