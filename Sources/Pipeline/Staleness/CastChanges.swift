import Domain
import LibraryStore

/// The differences between the `cast:` that a plan was made with and the cast of its pipeline now.
struct CastChanges {
    /// The characters with other facts, and those that are not in the cast any more.
    private var changed: [CharacterFacts] = []
    /// The characters that are new in the cast.
    private var added: [CharacterFacts] = []

    /// Characters that the story's own source describes are left out: they change with the story.
    init(since basis: PlanBasis, in cast: [CastEntry]) {
        let own = (basis.ownCast ?? []).map { CharacterFacts(name: $0) }
        func isOwn(_ facts: CharacterFacts) -> Bool { own.contains { $0.isSameCharacter(as: facts) } }
        let now = cast.map(\.facts).filter { !isOwn($0) }
        for before in basis.cast ?? [] where !isOwn(before) && !now.contains(before) { changed.append(before) }
        let known = (basis.cast ?? []) + (basis.castElsewhere ?? []).map { CharacterFacts(name: $0) }
        added = now.filter { facts in !known.contains { $0.isSameCharacter(as: facts) } }
    }

    /// The names of the characters whose pages come out differently. The text is read only for new characters.
    func named(in text: () async throws -> String) async throws -> [String] {
        guard !added.isEmpty else { return changed.map(\.name) }
        let text = try await text()
        return changed.map(\.name) + added.filter { $0.isNamed(in: text) }.map(\.name)
    }

    static func reasons(_ names: [String]) -> [String] {
        guard !names.isEmpty else { return [] }
        return ["the cast has changed (\(names.map { "“\($0)”" }.joined(separator: ", ")))"]
    }
}

extension PlanBasis {
    /// The same with the cast of a story. `cast` includes the characters that the story's own source describes.
    func with(_ cast: [CastEntry], own: [CastEntry], text: String) -> PlanBasis {
        var basis = self
        let named = cast.map(\.facts).filter { $0.isNamed(in: text) }
        let elsewhere = cast.map(\.facts).filter { !named.contains($0) }.map(\.name)
        basis.cast = named.isEmpty ? nil : named
        basis.castElsewhere = elsewhere.isEmpty ? nil : elsewhere
        basis.ownCast = own.isEmpty ? nil : own.map(\.facts.name)
        return basis
    }
}
