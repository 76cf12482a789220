import Domain
import LibraryStore
import Pipeline
import Platform
import SystemPackage

/// Writes what is known of a run into a file for a monitoring system, while it goes on and when it has ended.
struct RunMetrics: Sendable {
    /// Between two writings: a node exporter is asked about as often.
    private static let pause = Duration.seconds(15)
    /// How many times longer than a writing took the pause after it is at least: of a large library every page is counted.
    private static let patience = 100
    /// After five minutes without a writing alerts take a run for dead.
    private static let longestPause = Duration.seconds(120)

    let file: MetricsFile
    let root: FilePath
    let collections: [Slug]
    let machine: CommandEnvironment
    let begun: StartedRunName

    /// Until the task is cancelled. What cannot be written now may be written the next time; what lasts is told by
    /// ``finish(_:)``.
    func keepWriting() async {
        do {
            var pause = Self.pause
            while true {
                try await machine.run.sleep(pause)
                guard begun.name != nil else { continue }
                let start = machine.run.uptime()
                _ = await problem(ending: nil)
                let taken = Duration.seconds(machine.run.uptime() - start)
                pause = min(max(Self.pause, taken * Self.patience), Self.longestPause)
            }
        } catch {
            // Cancelled: the run has ended.
        }
    }

    /// Returns what went wrong, in a sentence. Nothing is written of a run that was turned away: the file tells of
    /// whoever has the library.
    func finish(_ ending: RunNotification) async -> String? {
        ending.isTurnedAway ? nil : await problem(ending: ending)
    }

    private func problem(ending: RunNotification?) async -> String? {
        do {
            try await write(ending)
            return nil
        } catch is CancellationError {
            return nil
        } catch {
            let reason = (error as? FileSystemError)?.reason ?? "\(error)"
            return "metrics are not written to “\(file.path)”: \(reason)"
        }
    }

    private func write(_ ending: RunNotification?) async throws {
        let folder = machine.run.workingFolder.pushing(root).normalized.string
        var (run, tallies): (StoredRun?, [CollectionTally]) = (nil, [])
        var known: Set<String>?
        var subjects: [Slug?] = ending?.isUnbegun == true ? [nil] : collections
        let now = machine.run.now()
        // Of a library that is not there, or cannot be read, only the run itself can be told.
        if let library = try? Library.open(at: root, fileSystem: machine.fileSystem, for: .reading) {
            defer { try? library.close() }
            if let name = begun.name { run = try await library.runs.run(named: name) }
            tallies = try await library.runs.tallies(of: collections, run: run?.id, now: now)
            let stored = try await library.collections.all()
            known = Set(stored.map(\.facts.slug.text))
            // A run that found nothing to do leaves what another draws to that.
            if run == nil, let other = try await library.runInProgress() {
                let taken = Set(stored.filter { other.run.collections.contains($0.id) }.map(\.facts.slug))
                subjects.removeAll { $0.map(taken.contains) == true }
            }
        }
        let measurement = RunMetricSamples(
            library: folder, collections: subjects, tallies: tallies, run: run, ending: ending, now: now)
        try await file.write(measurement.samples, of: folder, known: known, now: now)
    }
}
