import Domain
import LibraryStore
import PipelineFiles
import Platform
import SystemPackage

/// Finds the pipeline files of collections.
struct PipelineLookup {
    /// The pipelines that were found, and the problems with the others.
    struct Found {
        var files: [PipelineFile] = []
        /// Collections that no pipeline makes.
        var lost: Set<CollectionID> = []
        /// Messages of one or more lines.
        var problems: [String] = []
    }

    let library: Library
    let fileSystem: any FileSystem
    let reader: PipelineReader
    let workingFolder: FilePath
    /// The paths that the user named. They take precedence over the paths that the library recorded.
    let named: [FilePath]

    /// One pipeline for each collection. Throws if one cannot be found. With `sparingOthers`, throws only if none can
    /// be found, with all problems.
    func pipelines(of collections: Set<CollectionID>, sparingOthers: Bool) async throws -> Found {
        let given = try reader.pipelines(at: named)
        var found = Found()
        for (id, facts) in try await library.collections.all() where collections.contains(id) {
            do {
                let file = given.first { $0.collection.slug == facts.slug }
                if let file {
                    found.files.append(file)
                } else {
                    found.files.append(try await remembered(id, facts.slug))
                }
            } catch {
                let failure = CommandFailure(error)
                guard sparingOthers, failure.status == .input, let message = failure.message else { throw error }
                found.lost.insert(id)
                found.problems += message.split(separator: "\n").map { String($0) }
            }
        }
        guard !found.files.isEmpty || found.problems.isEmpty else {
            throw CommandFailure(.input, found.problems.joined(separator: "\n"))
        }
        return found
    }

    private func remembered(
        _ collection: CollectionID, _ slug: Slug
    ) async throws -> PipelineFile {
        guard named.isEmpty else {
            let files = named.map { "“\($0)”" }.joined(separator: ", ")
            throw CommandFailure(.input, "\(files) does not make the collection “\(slug)”; name its pipeline file too")
        }
        guard let text = try await library.collections.pipelinePath(of: collection) else {
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

    /// Relative if the path is below the working folder.
    private func shortened(_ path: FilePath) -> FilePath {
        var path = path
        return path.removePrefix(workingFolder) ? path : path
    }
}
