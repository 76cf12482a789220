import Media
import Platform
import SystemPackage

extension ZIPWriter {
    /// Writes the archive as ``finish(comment:isCancelled:)`` does, with the digest of its bytes as its comment. Throws
    /// `CancellationError` if the task is cancelled. Returns the SHA-256 of the whole file.
    consuming func finishUnlessCancelled(at path: FilePath) throws -> SHA256Digest {
        do {
            try finish(comment: ArchiveDigest.placeholder, isCancelled: { Task.isCancelled })
        } catch .cancelled {
            throw CancellationError()
        }
        return try ArchiveDigest.write(to: path)
    }
}
