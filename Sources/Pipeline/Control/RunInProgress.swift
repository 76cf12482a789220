package import LibraryStore
import Platform

/// The run that is in progress in a library.
package struct RunInProgress: Sendable {
    package var run: StoredRun
    /// `process 7 on attic since 2026-11-22T01:00:00Z`
    package var holder: String
    /// Whether it still draws new page requests.
    package var takesRequests: Bool
}

extension Library {
    /// Nil if no run is in progress, even if another command holds the lock.
    package func runInProgress() async throws -> RunInProgress? {
        guard case .held(let holder) = try lockStatus(), let run = try await runs.currentRun() else { return nil }
        return RunInProgress(run: run, holder: holder, takesRequests: try await control.state().takesRequests)
    }

    /// The run or other command that writes to the library now; nil if there is none.
    package func lockHolder() throws -> String? {
        if case .held(let holder) = try lockStatus() { holder } else { nil }
    }

    private func lockStatus() throws -> FileLock.Status {
        do {
            return try FileLock.status(at: layout.lock)
        } catch {
            throw LibraryError.fileSystem(root, error)
        }
    }
}
