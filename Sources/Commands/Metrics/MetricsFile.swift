import Platform
import SystemPackage

/// A metrics file that several runs share. Each run writes the samples of its own collections.
struct MetricsFile: Sendable {
    /// Bytes. A collection takes about 8,000 bytes.
    private static let sizeLimit = 16_000_000
    private static let lockTries = 20
    private static let lockPause = Duration.milliseconds(50)

    enum Refusal: Error, CustomStringConvertible {
        case foreign
        case noFolder(FilePath)

        var description: String {
            switch self {
            case .foreign: "it is there and was not written by Nightpress; name another file, or remove it"
            case .noFolder(let folder): "there is no folder “\(folder)”; make it, or name another file"
            }
        }
    }

    let path: FilePath
    let fileSystem: any FileSystem
    let sleep: @Sendable (Duration) async throws -> Void

    /// Replaces the samples of the same collections. Samples of other collections stay, except those of collections of
    /// `library` that are not in `known`: these collections were removed. Samples of the whole `library` are removed,
    /// too. The time of the last successful run is kept if it is later than in the new samples and not later than
    /// `now`; a wrong clock may have written a later time.
    func write(_ samples: [MetricSample], of library: String, known: Set<String>?, now: Double) async throws {
        guard !samples.isEmpty else { return }
        let folder = path.parent
        guard try folder.isEmpty || fileSystem.status(of: folder)?.kind == .directory else {
            throw Refusal.noFolder(folder)
        }
        let lock = try await lock()
        try merge(samples, of: library, known: known, now: now)
        _ = consume lock
    }

    /// The lock keeps two simultaneous runs from overwriting each other's samples. After a limited number of tries, the
    /// file is written without the lock.
    private func lock() async throws -> FileLock? {
        for _ in 1...Self.lockTries {
            switch try fileSystem.lock(lockPath, holder: "nightpress") {
            case .taken(let lock, _): return lock
            case .held: try await sleep(Self.lockPause)
            }
        }
        return nil
    }

    private var lockPath: FilePath {
        path.parent.appending(".\(path.name ?? "metrics").lock")
    }

    private func merge(_ samples: [MetricSample], of library: String, known: Set<String>?, now: Double) throws {
        let earlier = try self.samples()
        let owners = Set(samples.compactMap(\.owner))
        let others = earlier.filter { sample in
            guard let owner = sample.owner, !owners.contains(owner) else { return false }
            guard owner.library == library else { return true }
            return owner.collection.map { known?.contains($0) != false } ?? false
        }
        let successes = earlier.filter { $0.family == .lastSuccess && $0.value <= now }
        let all = others + Self.keeping(successes, in: samples, owners)
        let ordered = all.enumerated().sorted { left, right in
            guard let first = left.element.owner, let second = right.element.owner, first != second else {
                return left.offset < right.offset
            }
            return first < second
        }
        try fileSystem.write(Array(MetricsText.text(ordered.map(\.element)).utf8), to: path, durably: false)
    }

    private func samples() throws -> [MetricSample] {
        guard try fileSystem.status(of: path) != nil else { return [] }
        let text = String(decoding: try fileSystem.read(path, limit: Self.sizeLimit), as: UTF8.self)
        guard let samples = MetricsReader.samples(in: text) else { throw Refusal.foreign }
        return samples
    }

    private static func keeping(
        _ successes: [MetricSample], in samples: [MetricSample], _ owners: Set<MetricSample.Owner>
    ) -> [MetricSample] {
        var samples = samples
        for kept in successes where kept.owner.map(owners.contains) == true {
            if let index = samples.firstIndex(where: { $0.family == .lastSuccess && $0.owner == kept.owner }) {
                samples[index].value = max(samples[index].value, kept.value)
            } else {
                samples.append(kept)
            }
        }
        return samples
    }
}
