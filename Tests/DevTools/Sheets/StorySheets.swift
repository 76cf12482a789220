import Backends
import BuiltIn
import Domain
import Generation
import PipelineFiles
import Platform
import Prompts
import SystemPackage

/// The pages of whole stories in order, as the built-in writer and planner make them.
struct StorySheets {
    /// The most pages on one sheet.
    private static let pageLimit = 24
    private static let size = PixelSize(width: 224, height: 392)

    let fileSystem: LocalFileSystem

    /// The stories of the pipelines at a path, each on as many sheets as it needs.
    func sheets(of pipelines: FilePath) async throws -> [Sheet] {
        let generator = try BuiltInGenerators(prompts: Prompts(), processorCount: 1).textGenerator()
        var sheets: [Sheet] = []
        for pipeline in try PipelineReader(kinds: BackendList.kinds, fileSystem: fileSystem).pipelines(at: [pipelines])
        {
            for entry in pipeline.stories {
                sheets += try await self.sheets(of: entry, in: pipeline.collection, by: generator)
            }
        }
        return sheets
    }

    private func sheets(
        of entry: StoryEntry, in collection: CollectionFacts, by generator: any TextGenerator
    ) async throws -> [Sheet] {
        let (story, pages) = try await story(of: entry, language: collection.language, by: generator)
        let sentences = SentenceSplitter(language: collection.language).sentences(of: story.body)
        let plan = try await generator.plan(
            PlanRequest(
                title: story.title, sentences: sentences, language: collection.language, audience: collection.audience,
                theme: story.details.theme, pages: pages), journal: .none)
        let cells = plan.pages.map { page in
            Sheet.Cell(
                label: "\(page.number) \(page.panels[0].setting) \(page.panels[0].timeOfDay)",
                request: request(for: page, of: plan, slug: entry.slug, in: collection))
        }
        return stride(from: 0, to: cells.count, by: Self.pageLimit).map { first in
            let name = "story-\(entry.slug.text)" + (first == 0 ? "" : "-\(first / Self.pageLimit + 1)")
            return Sheet(name: name, columns: 6, cells: Array(cells[first..<min(first + Self.pageLimit, cells.count)]))
        }
    }

    private func story(
        of entry: StoryEntry, language: String, by generator: any TextGenerator
    ) async throws -> (StoryText, pages: Int?) {
        switch entry.source {
        case .parameters(let parameters):
            return (try await generator.write(parameters, language: language, journal: .none).text, parameters.pages)
        case .file(let path):
            let reader = StoryFileReader(fileSystem: fileSystem)
            let bytes = try reader.bytes(of: path, place: entry.place)
            return (try reader.story(from: bytes, entry: entry, path: path), nil)
        }
    }

    private func request(
        for page: PageSpec, of plan: StoryPlan, slug: Slug, in collection: CollectionFacts
    ) -> ImageRequest {
        ImageRequest(
            concept: "", seed: StableHash(of: collection.slug.text, slug.text, "\(page.number)", "1", "0").value,
            size: Self.size ?? .page, panel: page.panels[0], pageNumber: page.number,
            story: IllustratedStory(
                theme: plan.theme, characters: plan.characters, pageCount: plan.pages.count,
                seed: StableHash(of: collection.slug.text, slug.text).value))
    }
}
