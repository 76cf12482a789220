import Domain
import FileSystems
import LibraryStore
import PipelineFiles
import SystemPackage

/// The pipeline files of collections that something is asked of.
struct AskedPipelines {
    let library: Library
    let fileSystem: any FileSystem
    let workingFolder: FilePath
    /// Named by the person; these win over what the library remembers.
    let named: [FilePath]

    /// One for each of the collections, in their order.
    func files(of collections: [CollectionID]) async throws -> [PipelineFile] {
        let reader = PipelineReader(fileSystem: fileSystem)
        let given = try reader.pipelines(at: named)
        var files: [PipelineFile] = []
        for (id, facts) in try await library.collections() where collections.contains(id) {
            if let file = given.first(where: { $0.collection.slug == facts.slug }) {
                files.append(file)
            } else {
                files.append(try await remembered(id, facts.slug, by: reader))
            }
        }
        return files
    }

    private func remembered(
        _ collection: CollectionID, _ slug: Slug, by reader: PipelineReader
    ) async throws -> PipelineFile {
        guard named.isEmpty else {
            let files = named.map { "“\($0)”" }.joined(separator: ", ")
            throw CommandFailure(.input, "\(files) does not make the collection “\(slug)”; name its pipeline file too")
        }
        guard let text = try await library.pipelinePath(of: collection) else {
            throw CommandFailure(
                .input, "the library does not know the pipeline file of “\(slug)”; name it with --pipeline FILE")
        }
        let path = shortened(FilePath(text))
        guard try fileSystem.status(of: path) != nil else {
            throw CommandFailure(
                .input, "the pipeline file “\(path)” of “\(slug)” is gone; name another with --pipeline FILE")
        }
        let file = try reader.pipeline(at: path)
        guard file.collection.slug == slug else {
            throw CommandFailure(
                .input,
                "the pipeline file “\(path)” makes “\(file.collection.slug)” now, not “\(slug)”; "
                    + "name that of “\(slug)” with --pipeline FILE")
        }
        return file
    }

    /// Relative where it lies below the folder that the person is in.
    private func shortened(_ path: FilePath) -> FilePath {
        var path = path
        return path.removePrefix(workingFolder) ? path : path
    }
}
