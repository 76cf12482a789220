import Domain
import LibraryStore

/// What a command line names of a library: a collection, a story, a page, or a panel of a page.
struct SelectedPages: Hashable {
    /// In full: `small-tales/boat/3`.
    var name: String
    var selection: PanelSelection
}

extension SelectedPages {
    init(collection: (id: CollectionID, facts: CollectionFacts)) {
        self.init(name: collection.facts.slug.text, selection: PanelSelection(collection: collection.id))
    }
}
