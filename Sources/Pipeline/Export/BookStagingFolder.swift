import Platform
import SystemPackage

/// Contains books until they get their names, and replaced books until they are removed.
struct BookStagingFolder {
    let folder: FilePath
    let fileSystem: any FileSystem

    /// A path at which nothing exists.
    func vacantPlace() throws(FileSystemError) -> FilePath {
        try fileSystem.makeDirectory(folder)
        var number = 1
        while true {
            let place = folder.appending(number == 1 ? "book" : "book-\(number)")
            if try fileSystem.ownStatus(of: place) == nil { return place }
            number += 1
        }
    }

    /// Removes everything, including the files of an export that died. What cannot be removed stays and does no harm;
    /// returns the reason.
    func clear() throws(FileSystemError) -> FileSystemError? { try remove(folder) }

    /// Removes one book in the same way.
    func remove(_ path: FilePath) throws(FileSystemError) -> FileSystemError? {
        do {
            try fileSystem.removeTree(path)
            return nil
        } catch {
            guard !error.isOfWholeDisk else { throw error }
            return error
        }
    }
}
