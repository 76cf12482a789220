import Platform
import SystemPackage

/// Where books lie until they have their names, and what they have taken the place of until it is removed.
struct BookStagingFolder {
    let folder: FilePath
    let fileSystem: any FileSystem

    /// A path that nothing has.
    func vacantPlace() throws(FileSystemError) -> FilePath {
        try fileSystem.makeDirectory(folder)
        var number = 1
        while true {
            let place = folder.appending(number == 1 ? "book" : "book-\(number)")
            if try fileSystem.ownStatus(of: place) == nil { return place }
            number += 1
        }
    }

    /// Removes everything, also of an export that died. What cannot be removed is in nobody's way and stays; returns why.
    func clear() throws(FileSystemError) -> FileSystemError? { try remove(folder) }

    /// Removes one book likewise.
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
