import Domain
import Generation
import LibraryStore
import PipelineFiles
import Platform
import SystemPackage

/// Finds pipelines with the same title. Each of them would remove the other's stories from the books.
struct SharedTitleCheck {
    let setup: RunSetup
    let library: Library

    /// A notice if the collection was made from another file until now, that file still makes it, and it lists stories
    /// that this one does not list. Nil if the file was moved or copied.
    func notice(of pipeline: PipelineFile) async throws -> String? {
        guard let (id, _) = try await library.collections.collection(pipeline.collection.slug),
            let former = try await library.collections.pipelinePath(of: id).map({ FilePath($0) }),
            former.normalized != path(of: pipeline).normalized,
            let other = try? reader.pipeline(at: former),
            other.collection.slug == pipeline.collection.slug
        else { return nil }
        let lost = other.stories.map(\.slug).filter { !pipeline.order.contains($0) }
        guard let first = lost.first else { return nil }
        var shown = former
        _ = shown.removePrefix(setup.environment.workingFolder)
        return
            "“\(pipeline.collection.title)” was made by “\(shown)” until now, and what that lists beside these stories "
            + "(“\(first)”\(lost.count > 1 ? " and \(lost.count - 1) more" : "")) leaves its books; "
            + "give one of the two another “collection:”"
    }

    /// The absolute path of the pipeline's file.
    func path(of pipeline: PipelineFile) -> FilePath { setup.environment.workingFolder.pushing(pipeline.path) }

    private var reader: PipelineReader {
        PipelineReader(kinds: setup.generators.kinds, fileSystem: setup.environment.fileSystem)
    }
}
