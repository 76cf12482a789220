import LibraryStore
import Platform
import SystemPackage

extension CleanLibrary {
    /// Removes renditions of pictures that no page shows, before those pictures. Rows are removed first, as for
    /// pictures.
    func clearUnshownRenditions(_ result: inout CleanResult) async throws {
        var key = ""
        while true {
            let files = try await library.pictures.unshownRenditionFiles(after: key, limit: Self.batch)
            guard let last = files.last else { return }
            key = last.key
            if isForced { try await library.pictures.forget(renditionFiles: files.map(\.key)) }
            for case let file? in files.map(\.file) {
                let size = try library.fileSystem.ownStatus(of: library.root.resolving(file.path))?.size
                clear(RemovableFile(reason: .unshown, path: file.path, bytes: size ?? 0), [file.path], &result)
            }
        }
    }
}
