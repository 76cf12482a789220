import Domain
import LibraryStore

/// A part of a library that the command line names: a collection, a story, a page, or a panel of a page.
struct SelectedPages: Hashable {
    /// The full name: `small-tales/boat/3`.
    var name: String
    var selection: PanelSelection
}

extension SelectedPages {
    init(collection: (id: CollectionID, facts: CollectionFacts)) {
        self.init(name: collection.facts.slug.text, selection: PanelSelection(collection: collection.id))
    }
}
