import Platform
import SystemPackage

/// A folder of pictures with one prefix of digests, in two libraries. It is listed once, because a look at each file
/// takes as long as its link.
struct MergedPictureFolder {
    let name: String
    /// The sizes of the files in the source, by name.
    let sizes: [String: Int]
    /// The same for the target.
    let present: [String: Int]

    /// Makes the folder in the target. A link in place of a folder or a file is not followed.
    init(_ name: String, from source: Library, to target: Library) throws {
        self.name = name
        sizes = try Self.sizes(of: source.layout.images.appending(name), source.fileSystem)
        let folder = target.layout.images.appending(name)
        try target.fileSystem.makeDirectory(folder)
        present = try Self.sizes(of: folder, target.fileSystem)
    }

    private static func sizes(of folder: FilePath, _ fileSystem: any FileSystem) throws -> [String: Int] {
        let files = try fileSystem.entries(of: folder).filter { $0.kind == .file }
        return Dictionary(files.map { ($0.name, $0.size) }, uniquingKeysWith: { first, _ in first })
    }
}
