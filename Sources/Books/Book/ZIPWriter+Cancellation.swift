import Media
import SystemPackage

extension ZIPWriter {
    /// Writes the archive as ``finish(comment:isCancelled:)`` does, with the digest of its bytes as its comment. Throws
    /// `CancellationError` if the task is cancelled.
    consuming func finishUnlessCancelled(at path: FilePath) throws {
        do {
            try finish(comment: ArchiveDigest.placeholder, isCancelled: { Task.isCancelled })
        } catch .cancelled {
            throw CancellationError()
        }
        try ArchiveDigest.write(to: path)
    }
}
