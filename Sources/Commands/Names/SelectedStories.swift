import Domain
import LibraryStore

/// A collection, or one of its stories.
struct SelectedStories {
    var collection: (id: CollectionID, facts: CollectionFacts)
    /// Nil for the whole collection.
    var story: StoredStory?

    /// The name that `status` shows.
    var name: String { [collection.facts.slug.text, story?.slug.text].compactMap(\.self).joined(separator: "/") }

    var title: String { story?.title ?? collection.facts.title }

    var removal: Removal { Removal(collection: collection.id, story: story?.id) }
}

extension [SelectedStories] {
    /// Without duplicates, in the same order. A story is left out if its whole collection is selected.
    var disjoint: [SelectedStories] {
        let whole = Set(filter { $0.story == nil }.map(\.collection.id))
        var seen: Set<Removal> = []
        return filter { ($0.story == nil || !whole.contains($0.collection.id)) && seen.insert($0.removal).inserted }
    }
}
