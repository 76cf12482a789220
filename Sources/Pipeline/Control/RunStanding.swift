package import LibraryStore

/// How a run stands that the library has a record of.
package enum RunStanding: Sendable {
    case ended
    case inProgress(RunInProgress)
    /// An error ended it, which is the last of its notices.
    case failed
    /// Its process is gone, and has not said how it ended.
    case died

    /// Nil unless it is.
    package var inProgress: RunInProgress? {
        if case .inProgress(let run) = self { run } else { nil }
    }
}

extension Library {
    /// A run, the newest where none is named, and how it stands; nil where there is none.
    package func runStanding(named name: String? = nil) async throws -> (run: StoredRun, standing: RunStanding)? {
        guard let run = try await run(named: name) else { return nil }
        return try await standing(of: run)
    }

    /// The same of a row that was read before, which may no longer be so.
    package func standing(of run: StoredRun) async throws -> (run: StoredRun, standing: RunStanding) {
        guard run.finished == nil else { return (run, .ended) }
        if let inProgress = try await runInProgress(), inProgress.run.id == run.id {
            return (run, .inProgress(inProgress))
        }
        // It may have ended between the two looks.
        let now = try await self.run(named: run.name) ?? run
        return (now, now.hasFailed ? .failed : now.finished == nil ? .died : .ended)
    }
}
