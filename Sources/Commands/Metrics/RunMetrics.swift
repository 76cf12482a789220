import Domain
import LibraryStore
import Pipeline
import Platform
import SystemPackage

/// Writes the metrics of a run to a file for a monitoring system, during the run and at its end.
struct RunMetrics: Sendable {
    /// Time between two writes. A node exporter is scraped at about this interval.
    private static let pause = Duration.seconds(15)
    /// The pause after a write is at least this many times as long as the write. A write counts every page of the
    /// library, which takes long in a large library.
    private static let patience = 100
    /// Alerts treat a run as dead after five minutes without a write.
    private static let longestPause = Duration.seconds(120)

    let file: MetricsFile
    let root: FilePath
    let collections: [Slug]
    let machine: CommandEnvironment
    let begun: StartedRunName

    /// Runs until the task is cancelled. A failed write may succeed the next time. ``finish(_:)`` reports errors that
    /// persist.
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
            // The task was cancelled because the run has ended.
        }
    }

    /// Returns an error as a sentence. Writes nothing for a run that did not get the library, because the file
    /// describes the run that uses the library.
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
        // If the library does not exist or cannot be read, only the run's own samples are written.
        if let library = try? Library.open(at: root, fileSystem: machine.fileSystem, for: .reading) {
            defer { try? library.close() }
            if let name = begun.name { run = try await library.runs.run(named: name) }
            tallies = try await library.runs.tallies(of: collections, run: run?.id, now: now)
            let stored = try await library.collections.all()
            known = Set(stored.map(\.facts.slug.text))
            // If this run had nothing to do, it does not overwrite the samples of collections that another run draws.
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
