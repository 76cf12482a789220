import Domain
import Generation
import Platform
import SystemPackage

/// The folder that `art:` names.
struct ArtFolderPath: Sendable {
    var path: FilePath
    /// The position of `art` in the pipeline file.
    var place: String
}

extension ArtFolder {
    private static let ending = ".svg"
    private static let fileLimit = 1_000
    private static let sizeLimit = 1_000_000

    /// Reads the files that can be drawings. Hidden files are left out.
    init(reading folder: ArtFolderPath, _ fileSystem: any FileSystem) throws(PipelineError) {
        func problem(_ reason: String) -> PipelineError {
            PipelineError([
                Diagnostic(folder.place, "cannot read the drawings in “\(folder.path.string.onOneLine)”: \(reason)")
            ])
        }
        let names: [String]
        do {
            names = try fileSystem.list(folder.path).filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }.sorted()
        } catch {
            throw problem(fileSystem.reason(for: error))
        }
        guard !names.isEmpty else { throw problem("there is no file in it whose name ends in “\(Self.ending)”") }
        guard names.count <= Self.fileLimit else {
            throw problem("there are \(names.count) drawings in it, at most \(Self.fileLimit)")
        }
        var files: [File] = []
        for name in names {
            let path = folder.path.appending(name)
            do {
                let bytes = try fileSystem.read(path, limit: Self.sizeLimit)
                files.append(
                    File(
                        name: String(name.dropLast(Self.ending.count)), path: path.string, bytes: bytes,
                        digest: SHA256Digest(of: bytes).hex))
            } catch {
                throw PipelineError([Diagnostic(path.string, "cannot be read: \(fileSystem.reason(for: error))")])
            }
        }
        self.init(files: files)
    }
}
