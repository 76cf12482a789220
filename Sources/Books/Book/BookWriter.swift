package import Platform
package import SystemPackage

/// Writes books of one format. The same book gives the same bytes in every time zone and language of the machine.
package protocol BookWriter: Sendable {
    /// Writes a file, or a folder if the format is a folder, to `path`. Nothing may exist there; use a temporary path.
    /// After an error, the content of `path` cannot be used. Throws `CancellationError` if the task is cancelled.
    /// Returns the SHA-256 of the file if writing it shows that.
    @discardableResult
    func write(_ book: Book, to path: FilePath) async throws -> SHA256Digest?
}
