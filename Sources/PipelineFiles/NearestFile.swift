package import Platform
package import SystemPackage

extension FileSystem {
    /// Why a file could not be read: `it does not exist; did you mean “stories/fox.md”?`. The hint is added if the
    /// file's folder has a file with a similar name.
    func reason(for error: FileSystemError) -> String {
        guard error.cause == .system(.noSuchFileOrDirectory), let nearest = nearestFile(to: error.path) else {
            return error.reason
        }
        return "\(error.reason); did you mean “\(nearest)”?"
    }

    /// The file or folder beside the path with the most similar name; nil if there is none.
    package func nearestFile(to path: FilePath) -> FilePath? {
        let folder = path.parent
        // A folder that cannot be listed gives no hint.
        guard let name = path.name, let names = try? list(folder.isEmpty ? "." : folder) else {
            return nil
        }
        return Spelling.nearest(to: name, among: names).map { folder.appending($0) }
    }
}
