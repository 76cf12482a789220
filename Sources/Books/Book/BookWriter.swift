package import SystemPackage

/// Writes books of one kind. The same book gives the same bytes, whatever the machine's time zone and language.
package protocol BookWriter: Sendable {
    /// Writes a file, or a folder where books of the kind are one, to `path`, where nothing is; it should be a
    /// temporary one. What stands there after an error is of no use. Throws `CancellationError` where the task is
    /// cancelled.
    func write(_ book: Book, to path: FilePath) async throws
}
