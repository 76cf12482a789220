package import Platform

extension PictureStore {
    /// Bytes that are kept free for the rows that name a picture, with their log.
    private static let roomForRows = 1_000_000

    /// Throws where so many bytes of pictures, or the rows that name them, may not fit on the disk any more: what is paid
    /// for would be lost.
    package func requireRoom(for bytes: Int) throws(FileSystemError) {
        let needed = bytes + Self.roomForRows
        guard let free = library.fileSystem.freeBytes(at: library.layout.images), free < needed else { return }
        throw FileSystemError(.keepPicture, library.layout.images, .littleSpace(free: free, needed: needed))
    }
}
