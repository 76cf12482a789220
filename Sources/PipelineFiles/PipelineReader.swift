package import Domain
package import Generation
package import Platform
package import SystemPackage

/// Finds and reads pipeline files, and collects the problems of all of them.
package struct PipelineReader: Sendable {
    private let kinds: [BackendDescription]
    private let fileSystem: any FileSystem

    /// `kinds` are the backend kinds that pipelines may use.
    package init(kinds: [BackendDescription], fileSystem: any FileSystem) {
        self.kinds = kinds
        self.fileSystem = fileSystem
    }

    /// Reads the pipelines at these paths: files, folders with a `pipeline.yaml`, or folders of such folders. A file
    /// that two paths lead to is read once. Throws if one of them cannot be used.
    package func pipelines(at paths: [FilePath]) throws(PipelineError) -> [PipelineFile] {
        let (pipelines, problems) = usablePipelines(at: paths)
        guard problems.isEmpty else { throw PipelineError(problems) }
        return pipelines
    }

    /// Reads pipelines as ``pipelines(at:)`` does, but skips those that cannot be used. If two make the same
    /// collection, it skips the later one.
    package func usablePipelines(at paths: [FilePath]) -> (pipelines: [PipelineFile], problems: [Diagnostic]) {
        var problems: [Diagnostic] = []
        var pipelines: [PipelineFile] = []
        var seen: Set<FilePath> = []
        for path in paths {
            do {
                for file in try files(at: path) where seen.insert(file.normalized).inserted {
                    do {
                        pipelines.append(try pipeline(at: file))
                    } catch {
                        problems += error.problems
                    }
                }
            } catch {
                problems += error.problems
            }
        }
        problems += removeDuplicates(from: &pipelines)
        return (pipelines, problems)
    }

    package func pipeline(at path: FilePath) throws(PipelineError) -> PipelineFile {
        guard !StoryFileReader.hasStoryName(path) else {
            throw PipelineError([
                Diagnostic(
                    path.string,
                    "is a story, not a pipeline; make a book of it with “nightpress book \(ShellWord.quoted(path.string))”, or "
                        + "name the “\(PipelineFile.fileName)” that lists it under “stories”")
            ])
        }
        let bytes: [UInt8]
        do {
            bytes = try fileSystem.read(path, limit: PipelineFile.sizeLimit)
        } catch {
            throw PipelineError([Diagnostic(path.string, "cannot be read: \(error.reason)")])
        }
        return try pipeline(try UTF8Text.decode(bytes, file: path.string), at: path)
    }

    /// Reads the text of a pipeline file for this path.
    package func pipeline(_ text: String, at path: FilePath) throws(PipelineError) -> PipelineFile {
        let (pipeline, named, problems) = PipelineDecoder.decode(text, path: path, kinds: kinds)
        if var pipeline {
            if let plan = pipeline.growth?.plan {
                pipeline.growth?.given = try GrowthPlanFile(fileSystem).stories(in: plan)
            }
            try readPortraits(of: &pipeline)
            if let folder = pipeline.artFolder { pipeline.art = try ArtFolder(reading: folder, fileSystem) }
            return pipeline
        }
        throw PipelineError(
            problems + storyProblems(in: named.stories) + named.workflows.compactMap { $0.problem(in: fileSystem) }
                + readerProblems(in: named.readers) + portraitProblems(in: named.cast))
    }

    private func readPortraits(of pipeline: inout PipelineFile) throws(PipelineError) {
        let all = pipeline.cast + pipeline.stories.flatMap(\.cast)
        var read = try PortraitReader(fileSystem).cast(all)[...]
        func take(_ count: Int) -> [CastEntry] {
            defer { read.removeFirst(count) }
            return Array(read.prefix(count))
        }
        pipeline.cast = take(pipeline.cast.count)
        for index in pipeline.stories.indices {
            pipeline.stories[index].cast = take(pipeline.stories[index].cast.count)
        }
    }

    private func portraitProblems(in cast: [CastEntry]) -> [Diagnostic] {
        do throws(PipelineError) {
            _ = try PortraitReader(fileSystem).cast(cast)
            return []
        } catch {
            return error.problems
        }
    }

    private func readerProblems(in file: ReaderStatisticsFile?) -> [Diagnostic] {
        guard let file else { return [] }
        do throws(PipelineError) {
            _ = try ReaderStatisticsReader(fileSystem: fileSystem).statistics(of: file)
            return []
        } catch {
            return error.problems
        }
    }

    private func storyProblems(in entries: [StoryEntry]) -> [Diagnostic] {
        let reader = StoryFileReader(fileSystem: fileSystem)
        return entries.flatMap { entry -> [Diagnostic] in
            guard case .file(let path) = entry.source else { return [] }
            return reader.problems(of: entry, at: path)
        }
    }

    private func remedy(forMissing path: FilePath) throws(FileSystemError) -> String {
        if let near = fileSystem.nearestFile(to: path) { return "did you mean “\(near.string.onOneLine)”?" }
        let folder = path.removingLastComponent()
        guard try fileSystem.status(of: folder.appending(PipelineFile.fileName)) != nil else {
            return "name a pipeline file, or a folder with a “\(PipelineFile.fileName)”"
        }
        let name = folder.isEmpty ? "." : folder.string.onOneLine
        return "the folder “\(name)” has a “\(PipelineFile.fileName)”; name that folder"
    }

    private func files(at path: FilePath) throws(PipelineError) -> [FilePath] {
        do {
            guard let status = try fileSystem.status(of: path) else {
                throw PipelineError([Diagnostic(path.string, "does not exist; \(try remedy(forMissing: path))")])
            }
            guard status.kind == .directory else { return [path] }
            let own = path.appending(PipelineFile.fileName)
            if try fileSystem.status(of: own) != nil { return [own] }
            var found: [FilePath] = []
            for name in try fileSystem.list(path) {
                let candidate = path.appending(name).appending(PipelineFile.fileName)
                if try fileSystem.status(of: path.appending(name))?.kind == .directory,
                    try fileSystem.status(of: candidate) != nil
                {
                    found.append(candidate)
                }
            }
            guard !found.isEmpty else {
                throw PipelineError([
                    Diagnostic(path.string, "has no “\(PipelineFile.fileName)”, neither in it nor in its folders")
                ])
            }
            return found
        } catch let error as PipelineError {
            throw error
        } catch let error as FileSystemError {
            throw PipelineError([Diagnostic(path.string, "cannot be read: \(error.reason)")])
        } catch {
            throw PipelineError([Diagnostic(path.string, "cannot be read: \(error)")])
        }
    }

    private func removeDuplicates(from pipelines: inout [PipelineFile]) -> [Diagnostic] {
        var first: [Slug: FilePath] = [:]
        var problems: [Diagnostic] = []
        pipelines.removeAll { pipeline in
            guard let other = first[pipeline.collection.slug] else {
                first[pipeline.collection.slug] = pipeline.path
                return false
            }
            problems.append(
                Diagnostic(
                    pipeline.place,
                    "the collection “\(pipeline.collection.title)” is also in “\(other)”; give one of them another title"
                ))
            return true
        }
        return problems
    }
}
