import Domain
import LibraryStore
import PipelineFiles

/// Resolves names of pages. A name is `COLLECTION`, `COLLECTION/STORY`, `COLLECTION/STORY/PAGE` or
/// `COLLECTION/STORY/PAGE/PANEL`. The collection may be left out if no other collection has a story of that name,
/// the story if the collection has no other.
struct NameResolver {
    struct Place {
        var collection: (id: CollectionID, facts: CollectionFacts)
        var story: StoredStory

        var name: String { "\(collection.facts.slug)/\(story.slug)" }
    }

    let library: Library
    let collections: [(id: CollectionID, facts: CollectionFacts)]
    let places: [Place]

    init(of library: Library) async throws {
        self.library = library
        collections = try await library.collections.all()
        var places: [Place] = []
        for collection in collections {
            places += try await library.collections.stories(of: collection.id).map {
                Place(collection: collection, story: $0)
            }
        }
        self.places = places
    }

    /// The meaning of each name, in the same order. An empty list means every collection. Throws an error that lists
    /// all problems.
    func pages(_ names: [String]) async throws -> [SelectedPages] {
        guard !names.isEmpty else { return collections.map { SelectedPages(collection: $0) } }
        return try await each(of: names, resolve)
    }

    func each<Value>(of names: [String], _ resolve: (String) async throws -> Value) async throws -> [Value] {
        var found: [Value] = []
        var problems: [String] = []
        for name in names {
            do {
                found.append(try await resolve(name))
            } catch let failure as CommandFailure {
                problems += [failure.message].compactMap(\.self)
            }
        }
        guard problems.isEmpty else { throw CommandFailure(.input, problems.joined(separator: "\n")) }
        return found
    }

    static func parts(of name: String) -> [String] {
        name.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    }

    func collection(_ slug: String) -> (id: CollectionID, facts: CollectionFacts)? {
        collections.first { $0.facts.slug.text == slug }
    }

    /// Throws if the collection has no such story.
    func story(_ slug: String, of collection: (id: CollectionID, facts: CollectionFacts)) throws -> StoredStory {
        let stories = places.filter { $0.collection.id == collection.id }.map(\.story)
        if let story = stories.first(where: { $0.slug.text == slug }) { return story }
        let hint =
            if Int(slug) != nil, let first = stories.first {
                "name a page with its story, such as “\(collection.facts.slug)/\(first.slug)/\(slug)”"
            } else {
                Self.hint(for: slug, among: stories.map(\.slug.text))
            }
        throw CommandFailure(
            .input, "the collection “\(collection.facts.slug)” has no story “\(slug)”; \(hint)")
    }

    private func resolve(_ name: String) async throws -> SelectedPages {
        let parts = Self.parts(of: name)
        if parts.count == 1, let collection = collection(parts[0]) { return SelectedPages(collection: collection) }
        let candidates = candidates(for: parts)
        guard candidates.count <= 1 else { throw ambiguity(of: name, candidates.map(\.fullName)) }
        guard let (place, numbers) = candidates.first.map({ ($0.place, $0.numbers) }) else {
            if parts.count > 1, let collection = collection(parts[0]) { _ = try story(parts[1], of: collection) }
            let known = collections.map(\.facts.slug.text) + places.map(\.story.slug.text)
            throw CommandFailure(
                .input,
                "the library “\(library.root)” has no collection or story “\(parts[0])”; "
                    + Self.hint(for: parts[0], among: known))
        }
        return try await panels(of: place, numbers)
    }

    private typealias Candidate = (place: Place, numbers: [String], fullName: String)

    /// Every story that the first words may name, with the words that follow.
    private func candidates(for parts: [String]) -> [Candidate] {
        let full = places.filter {
            parts.count >= 2 && $0.collection.facts.slug.text == parts[0] && $0.story.slug.text == parts[1]
        }
        .map { ($0, Array(parts.dropFirst(2))) }
        let short = places.filter { $0.story.slug.text == parts[0] }.map { ($0, Array(parts.dropFirst())) }
        var all = full + short.filter { _, rest in full.isEmpty || rest.allSatisfy { Int($0) != nil } }
        if all.isEmpty { all = onlyStory(for: parts) }
        return all.map { place, rest in (place, rest, ([place.name] + rest).joined(separator: "/")) }
    }

    /// A page of a collection with one story: `lanterns/3`.
    private func onlyStory(for parts: [String]) -> [(Place, [String])] {
        let places = places.filter { $0.collection.facts.slug.text == parts[0] }
        let rest = Array(parts.dropFirst())
        return places.count == 1 && rest.allSatisfy { Int($0) != nil } ? [(places[0], rest)] : []
    }

    private func panels(of place: Place, _ words: [String]) async throws -> SelectedPages {
        var selection = PanelSelection(collection: place.collection.id, story: place.story.id)
        guard let page = words.first else { return SelectedPages(name: place.name, selection: selection) }
        let counts = try await library.collections.panelCounts(of: place.story.id)
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
        guard panels > 0 else {
            let pictured = counts.filter { $0.value > 0 }.keys.sorted().map(String.init)
            throw CommandFailure(
                .input,
                "page \(number) of “\(place.name)” is set as text; "
                    + (pictured.isEmpty
                        ? "no page has a picture" : "pages with pictures: \(pictured.joined(separator: ", "))"))
        }
        selection.page = number
        guard words.count == 2 else { return SelectedPages(name: "\(place.name)/\(number)", selection: selection) }
        guard let panel = Int(words[1]), (1...panels).contains(panel) else {
            let those = panels == 1 ? "one picture" : "\(panels) pictures, 1 to \(panels)"
            throw CommandFailure(
                .input, "page \(number) of “\(place.name)” has no picture “\(words[1])”; it has \(those)")
        }
        selection.number = panel
        return SelectedPages(name: "\(place.name)/\(number)/\(panel)", selection: selection)
    }

    private static func range(_ last: Int) -> String {
        last == 1 ? "it has one page, 1" : "it has \(last) pages, 1 to \(last)"
    }

    private func ambiguity(of name: String, _ candidates: [String]) -> CommandFailure {
        let quoted = candidates.map { "“\($0)”" }
        let all = quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
        return CommandFailure(.input, "“\(name)” may be \(all); write which in full")
    }

    static func hint(for name: String, among known: [String]) -> String {
        Spelling.nearest(to: name, among: known).map { "did you mean “\($0)”?" }
            ?? "see “nightpress status” for the names"
    }
}

extension NameResolver {
    /// Throws if a named story has nothing that can be drawn.
    func requireDrawable(_ named: [SelectedPages]) throws {
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

    /// `small-tales/boat/3`, and `small-tales/boat/3/2` for a panel of a comic.
    func name(of panel: PanelRecord) -> String {
        let place = places.first { $0.story.id == panel.story }
        let page = "\(place?.name ?? "")/\(panel.page)"
        return isPanel(panel) ? "\(page)/\(panel.number)" : page
    }

    /// Whether it is one of several on its page.
    func isPanel(_ panel: PanelRecord) -> Bool {
        panel.number > 1 || places.first { $0.story.id == panel.story }?.story.isComic == true
    }
}
