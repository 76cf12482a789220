package import Domain
package import LibraryStore

extension Library {
    /// A run and its state. `name` nil means the newest run. Nil if there is no such run.
    package func runState(named name: String? = nil) async throws -> (run: StoredRun, state: RunState)? {
        guard let run = try await runs.run(named: name) else { return nil }
        return try await state(of: run)
    }

    /// The state of a run whose row was read before. That row may be out of date.
    package func state(of run: StoredRun) async throws -> (run: StoredRun, state: RunState) {
        guard run.finished == nil else { return (run, .ended(run.end ?? .interrupted)) }
        if let running = try await runInProgress(), running.run.id == run.id {
            return (run, .inProgress(holder: running.holder, takesRequests: running.takesRequests))
        }
        // It may have ended between the two reads.
        let now = try await self.runs.run(named: run.name) ?? run
        return (now, .ended(now.end ?? .died))
    }
}
