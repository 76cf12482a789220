import Domain
import LibraryStore
import PipelineFiles

/// Finds collections and stories by the names that `status` shows.
struct RemovalNames {
    struct Found {
        var name: String
        var title: String
        var removal: Removal
    }

    let library: Library

    /// Each once, in the order of the names; a story goes with its collection where both are named. Throws with every
    /// name that is not known.
    func resolve(_ names: [String]) async throws -> [Found] {
        let collections = try await library.collections()
        var found: [Found] = []
        var problems: [String] = []
        for name in names {
            let parts = name.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
            guard let (id, facts) = collections.first(where: { $0.facts.slug.text == parts[0] }) else {
                let hint = hint(for: parts[0], among: collections.map(\.facts.slug.text))
                problems.append("the library “\(library.root)” has no collection “\(parts[0])”; \(hint)")
                continue
            }
            guard parts.count == 2 else {
                found.append(
                    Found(name: name, title: facts.title, removal: Removal(collection: id, story: nil)))
                continue
            }
            let stories = try await library.stories(of: id)
            guard let story = stories.first(where: { $0.slug.text == parts[1] }) else {
                let hint = hint(for: parts[1], among: stories.map(\.slug.text))
                problems.append("the collection “\(parts[0])” has no story “\(parts[1])”; \(hint)")
                continue
            }
            found.append(Found(name: name, title: story.title, removal: Removal(collection: id, story: story.id)))
        }
        guard problems.isEmpty else { throw CommandFailure(.input, problems.joined(separator: "\n")) }
        return unique(found)
    }

    private func hint(for name: String, among known: [String]) -> String {
        Spelling.nearest(to: name, among: known).map { "did you mean “\($0)”?" }
            ?? "see “nightpress status” for the names"
    }

    private func unique(_ found: [Found]) -> [Found] {
        let whole = Set(found.filter { $0.removal.story == nil }.map(\.removal.collection))
        var seen: Set<Removal> = []
        return found.filter { item in
            (item.removal.story == nil || !whole.contains(item.removal.collection))
                && seen.insert(item.removal).inserted
        }
    }
}
