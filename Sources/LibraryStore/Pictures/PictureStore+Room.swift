package import Platform

extension PictureStore {
    /// Free bytes that are reserved for the rows of a picture and their log.
    private static let roomForRows = 1_000_000

    /// Throws if this many bytes of pictures, with their rows, may not fit on the disk. Else a picture that was paid
    /// for could be lost.
    package func requireRoom(for bytes: Int) throws(FileSystemError) {
        let needed = bytes + Self.roomForRows
        guard let free = library.fileSystem.freeBytes(at: library.layout.images), free < needed else { return }
        throw FileSystemError(.keepPicture, library.layout.images, .littleSpace(free: free, needed: needed))
    }
}
