import Domain
import LibraryStore
import PipelineFiles
import Platform

/// A listed story before it is in the library: its source, and how to get its text.
struct StorySource: Sendable {
    let entry: StoryEntry
    let reader: StoryFileReader

    /// What the pipeline adds to the file or the parameters.
    var added: String {
        let cast = entry.cast.map(\.facts.canonicalText).joined(separator: "\u{0}")
        return "\(entry.title ?? "")\u{0}\(entry.details.canonicalText)\(cast.isEmpty ? "" : "\u{0}\(cast)")"
    }

    /// SHA-256 over the file or the parameters, and over what the pipeline adds to them.
    func digest() throws(PipelineError) -> SHA256Digest {
        switch entry.source {
        case .file(let path):
            let bytes = try reader.bytes(of: path, place: entry.place)
            return SHA256Digest(of: "file\u{0}\(SHA256Digest(of: bytes))\u{0}\(added)")
        case .parameters(let parameters):
            return SHA256Digest(of: "write\u{0}\(parameters.canonicalText)\u{0}\(added)")
        }
    }

    /// The digest as text. A file in the state in which the known story was read is not read again.
    func digest(known: StoredStory?, in state: SourceState?) throws(PipelineError) -> String {
        if let known, let state, state.isContent(of: known) { return known.sourceDigest }
        return try digest().hex
    }

    /// The text of a file, and notices about what is left out; nil for a story that is written from parameters.
    func textFromFile() async throws -> (story: StoryText, notices: [Diagnostic])? {
        guard case .file(let path) = entry.source else { return nil }
        return try await reader.content(of: entry, at: path)
    }

    /// What is wrong with a file, as far as it can be seen without running a program.
    var problems: [Diagnostic] {
        guard case .file(let path) = entry.source else { return [] }
        return reader.problems(of: entry, at: path)
    }
}

extension StoryParameters {
    /// The hero of a given kind, unless a cast has it already.
    func cast(at place: String) -> [CastEntry] {
        guard facts == nil, let kind else { return [] }
        return [CastEntry(facts: CharacterFacts(name: hero, kind: kind), place: place)]
    }

    /// One fact on each line, in a fixed order.
    fileprivate var canonicalText: String {
        // Further facts are added only if they are set, so that digests of stories without them do not change.
        let written = [
            facts?.looks.map { _ in "looks=given" }, facts?.clothes.map { "clothes=\($0)" },
            facts?.pronouns.map { "pronouns=\($0.rawValue)" },
            branching.map { "choices=\($0.choices)\ndepth=\($0.depth)\nendings=\($0.endings)" },
        ].compactMap(\.self).map { "\n\($0)" }.joined()
        return """
            hero=\(hero)
            kind=\(kind ?? "")
            age=\(age)
            theme=\(theme.rawValue)
            about=\(about ?? "")
            lesson=\(lesson ?? "")
            pages=\(pages)
            seed=\(seed)\(written)
            """
    }
}

extension CharacterFacts {
    /// One fact on each line, in a fixed order.
    fileprivate var canonicalText: String {
        ([name, kind, looks, clothes, pronouns?.rawValue].map { $0 ?? "" } + [portrait].compactMap(\.self))
            .joined(separator: "\n")
    }
}
