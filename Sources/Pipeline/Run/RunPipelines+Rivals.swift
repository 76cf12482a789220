import Domain
import Generation
import LibraryStore
import PipelineFiles
import SystemPackage

/// Pipelines of one title, each of which would take the other's stories out of the books.
extension RunPipelines {
    /// That a collection was made from another file until now, which still makes it, of stories that this one does not
    /// list. A file that was moved or copied is no rival.
    func rivalNotice(of pipeline: PipelineFile, in library: Library) async throws -> String? {
        guard let (id, _) = try await library.collections.collection(pipeline.collection.slug),
            let path = try await library.collections.pipelinePath(of: id).map({ FilePath($0) }),
            path.lexicallyNormalized() != wholePath(of: pipeline).lexicallyNormalized(),
            let rival = try? reader.pipeline(at: path),
            rival.collection.slug == pipeline.collection.slug
        else { return nil }
        let lost = rival.stories.map(\.slug).filter { !pipeline.stories.map(\.slug).contains($0) }
        guard let first = lost.first else { return nil }
        var shown = path
        _ = shown.removePrefix(environment.workingFolder)
        return
            "“\(pipeline.collection.title)” was made by “\(shown)” until now, and what that lists beside these stories "
            + "(“\(first)”\(lost.count > 1 ? " and \(lost.count - 1) more" : "")) leaves its books; "
            + "give one of the two another “collection:”"
    }

    private var reader: PipelineReader {
        PipelineReader(kinds: generators.kinds, fileSystem: environment.fileSystem)
    }

    /// Where its file lies.
    func wholePath(of pipeline: PipelineFile) -> FilePath { environment.workingFolder.pushing(pipeline.path) }
}
