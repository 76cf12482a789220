import SystemPackage
import TestSupport

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Platform

/// A library in a temporary folder, which is deleted with it.
final class TestLibrary {
    let library: Library
    private let folder: TemporaryFolder

    init(durability: Durability = .relaxed) throws {
        folder = try TemporaryFolder()
        library = try Library.open(
            at: folder.path.appending("library"), fileSystem: LocalFileSystem(durability: durability), for: .creating)
    }

    deinit {
        try? library.close()
    }

    /// A collection of planned stories with this many pages each and one panel on each page.
    func collection(_ title: String, stories: [(slug: String, pages: Int)]) async throws -> CollectionID {
        let facts = CollectionFacts(
            slug: Slug(title: title), title: title, language: "en", audience: .standard, style: "")
        let id = try await library.collections.storeCollection(facts)
        for (position, story) in stories.enumerated() {
            let text = StoryText(
                title: story.slug, body: (1...story.pages).map { "Sentence \($0)." }.joined(separator: " "))
            let storyID = try await library.collections.storeStory(
                NewStory(
                    slug: Slug(title: story.slug), position: position, text: text, sourceDigest: "digest",
                    writtenBy: nil),
                in: id)
            try await library.collections.storePlan(
                Self.plan(pages: story.pages), pageTexts: (1...story.pages).map { "Sentence \($0)." }, for: storyID,
                plannedBy: "stub")
        }
        return id
    }

    func begin(_ collections: [CollectionID], name: String = "20260101-000000") async throws -> RunID {
        try await library.runs.begin(
            NewRun(
                name: name, started: 0, host: "test", programVersion: "0", promptsDigest: "", collections: collections)
        ).id
    }

    /// A picture with a row but no file.
    static func picture(_ digest: Character, recipe: String = "recipe", provenance: Provenance = .stub) throws
        -> StoredPicture
    {
        StoredPicture(
            digest: String(repeating: digest, count: 64), format: .png, size: .page, fileSize: 10, recipe: recipe,
            provenance: provenance, backend: "stub")
    }

    static func plan(pages: Int) -> StoryPlan {
        StoryPlan(
            theme: .animals,
            characters: [StoryCharacter(id: "fox", name: "Fox", kind: "fox", appearance: "a small red fox")],
            pages: (1...pages).map { number in
                PageSpec(
                    number: number, sentences: SentenceRange(first: number, last: number),
                    panels: [PanelSpec(direction: "Fox on page \(number).", alt: "A fox.", setting: .forest)])
            })
    }

    static func claim(
        _ collections: [CollectionID], limit: Int, severalPerStory: Bool = true, busy: Set<StoryID> = [],
        late: Set<StoryID> = []
    ) -> PanelClaim {
        PanelClaim(
            collections: collections, limit: limit, severalPerStory: severalPerStory, busyStories: busy,
            lateStories: late)
    }
}
