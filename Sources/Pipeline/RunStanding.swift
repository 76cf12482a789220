package import LibraryStore

/// How a run stands that the library has a record of.
package enum RunStanding: Sendable {
    case ended
    case inProgress(RunInProgress)
    /// An error ended it, which is the last of its notices.
    case failed
    /// Its process is gone, and has not said how it ended.
    case died
}

extension Library {
    /// A run, the newest where none is named, and how it stands; nil where there is none.
    package func runStanding(named name: String? = nil) async throws -> (run: StoredRun, standing: RunStanding)? {
        guard let run = try await run(named: name) else { return nil }
        guard run.finished == nil else { return (run, .ended) }
        if let inProgress = try await runInProgress(), inProgress.run.id == run.id {
            return (run, .inProgress(inProgress))
        }
        // It may have ended between the two looks.
        guard let now = try await self.run(named: run.name) else { return nil }
        return (now, now.hasFailed ? .failed : now.finished == nil ? .died : .ended)
    }
}
