import Domain
import LibraryStore
import PipelineFiles

/// What a command line names of a library: a collection, a story, a page, or a panel of a page.
struct NamedPages: Hashable {
    /// In full: `small-tales/boat/3`.
    var name: String
    var selection: PanelSelection
}

/// Finds what names of pages mean. A name is `COLLECTION`, `COLLECTION/STORY`, `COLLECTION/STORY/PAGE` or
/// `COLLECTION/STORY/PAGE/PANEL`; the collection may be left out where no other has a story of that name.
struct PageNames {
    private struct Place {
        var collection: CollectionID
        var collectionName: String
        var story: StoredStory

        var name: String { "\(collectionName)/\(story.slug)" }
    }

    private let library: Library
    private let collections: [(id: CollectionID, name: String)]
    private let places: [Place]

    init(of library: Library) async throws {
        self.library = library
        var collections: [(id: CollectionID, name: String)] = []
        var places: [Place] = []
        for (id, facts) in try await library.collections() {
            collections.append((id, facts.slug.text))
            places += try await library.stories(of: id).map {
                Place(collection: id, collectionName: facts.slug.text, story: $0)
            }
        }
        self.collections = collections
        self.places = places
    }

    /// Each name's meaning, in their order; every collection for none. Throws with everything that is wrong with them.
    func resolve(_ names: [String]) async throws -> [NamedPages] {
        guard !names.isEmpty else {
            return collections.map { NamedPages(name: $0.name, selection: PanelSelection(collection: $0.id)) }
        }
        var found: [NamedPages] = []
        var problems: [String] = []
        for name in names {
            do {
                found.append(try await resolve(name))
            } catch let failure as CommandFailure where failure.message != nil {
                problems.append(failure.message ?? "")
            }
        }
        guard problems.isEmpty else { throw CommandFailure(.input, problems.joined(separator: "\n")) }
        return found
    }

    private func resolve(_ name: String) async throws -> NamedPages {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
        if parts.count == 1, let collection = collections.first(where: { $0.name == parts[0] }) {
            return NamedPages(name: collection.name, selection: PanelSelection(collection: collection.id))
        }
        let candidates = candidates(for: parts)
        guard candidates.count <= 1 else { throw ambiguity(of: name, candidates.map(\.fullName)) }
        guard let (place, numbers) = candidates.first.map({ ($0.place, $0.numbers) }) else {
            throw CommandFailure(.input, strangeness(of: parts))
        }
        return try await panels(of: place, numbers)
    }

    private typealias Candidate = (place: Place, numbers: [String], fullName: String)

    /// Every story that the words may begin with, with the words behind it.
    private func candidates(for parts: [String]) -> [Candidate] {
        let full = places.filter { parts.count >= 2 && $0.collectionName == parts[0] && $0.story.slug.text == parts[1] }
            .map { ($0, Array(parts.dropFirst(2))) }
        let short = places.filter { $0.story.slug.text == parts[0] }.map { ($0, Array(parts.dropFirst())) }
        let all = full + short.filter { _, rest in full.isEmpty || rest.allSatisfy { Int($0) != nil } }
        return all.map { place, rest in (place, rest, ([place.name] + rest).joined(separator: "/")) }
    }

    private func panels(of place: Place, _ words: [String]) async throws -> NamedPages {
        var selection = PanelSelection(collection: place.collection, story: place.story.id)
        guard let page = words.first else { return NamedPages(name: place.name, selection: selection) }
        let counts = try await library.panelCounts(of: place.story.id)
        let last = counts.keys.max() ?? 0
        guard last > 0 else {
            throw CommandFailure(.input, "“\(place.name)” has no pages yet; make them with “nightpress run”")
        }
        guard words.count <= 2, let number = Int(page) else {
            throw CommandFailure(
                .input, "“\(words.joined(separator: "/"))” is no page of “\(place.name)”; \(Self.range(last))")
        }
        guard let panels = counts[number] else {
            throw CommandFailure(.input, "“\(place.name)” has no page \(page); \(Self.range(last))")
        }
        selection.page = number
        guard words.count == 2 else { return NamedPages(name: "\(place.name)/\(number)", selection: selection) }
        guard let panel = Int(words[1]), (1...panels).contains(panel) else {
            let those = panels == 1 ? "one picture" : "\(panels) pictures, 1 to \(panels)"
            throw CommandFailure(
                .input, "page \(number) of “\(place.name)” has no picture “\(words[1])”; it has \(those)")
        }
        selection.number = panel
        return NamedPages(name: "\(place.name)/\(number)/\(panel)", selection: selection)
    }

    private static func range(_ last: Int) -> String {
        last == 1 ? "it has one page, 1" : "it has \(last) pages, 1 to \(last)"
    }

    private func ambiguity(of name: String, _ candidates: [String]) -> CommandFailure {
        let quoted = candidates.map { "“\($0)”" }
        let all = quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
        return CommandFailure(.input, "“\(name)” may be \(all); write which in full")
    }

    /// Why nothing is found.
    private func strangeness(of parts: [String]) -> String {
        if parts.count > 1, let collection = collections.first(where: { $0.name == parts[0] }) {
            let known = places.filter { $0.collection == collection.id }.map(\.story.slug.text)
            return "the collection “\(parts[0])” has no story “\(parts[1])”; \(Self.hint(for: parts[1], among: known))"
        }
        let known = collections.map(\.name) + places.map(\.story.slug.text)
        return "the library “\(library.root)” has no collection or story “\(parts[0])”; "
            + Self.hint(for: parts[0], among: known)
    }

    private static func hint(for name: String, among known: [String]) -> String {
        Spelling.nearest(to: name, among: known).map { "did you mean “\($0)”?" }
            ?? "see “nightpress status” for the names"
    }
}

extension PageNames {
    /// Throws where nothing can be drawn of a story that is named.
    func requireDrawable(_ named: [NamedPages]) throws {
        let problems = named.compactMap { one -> String? in
            guard let place = places.first(where: { $0.story.id == one.selection.story }) else { return nil }
            if place.story.position == nil {
                return "“\(place.name)” is no longer in its pipeline; list it there again to draw its pages"
            }
            if place.story.isPlanned { return nil }
            return "“\(place.name)” is to be planned before its pages can be drawn; do it with “nightpress run”"
        }
        guard problems.isEmpty else { throw CommandFailure(.input, problems.joined(separator: "\n")) }
    }

    /// `small-tales/boat/3`, and `small-tales/boat/3/2` for the second picture of a page.
    func name(of panel: PanelPlace) -> String {
        let place = places.first { $0.story.id == panel.story }
        let page = "\(place?.name ?? "")/\(panel.page)"
        return panel.number == 1 ? page : "\(page)/\(panel.number)"
    }
}
