import Domain
import LibraryStore
import Platform
package import SystemPackage

/// Merges libraries into one. Merging again, in another order, or after an interruption gives the same library.
package struct MergeLibraries {
    private let environment: HostEnvironment
    private let patience: Duration
    private let listener: @Sendable (RunEvent) -> Void

    package init(
        environment: HostEnvironment, patience: Duration, listener: @escaping @Sendable (RunEvent) -> Void
    ) {
        self.environment = environment
        self.patience = patience
        self.listener = listener
    }

    /// Makes the library at `root` if there is none. A folder that does not exist counts as a shard that is missing.
    /// With `requiresAll`, throws if a shard is missing or its last run did not come to its end, and merges nothing.
    package func callAsFunction(
        _ paths: [FilePath], into root: FilePath, requiresAll: Bool = false
    ) async throws -> MergeResult {
        let absent = try paths.filter(isAbsent)
        let found = paths.filter { !absent.contains($0) }
        guard !found.isEmpty else { throw MergeError.nothingThere(paths) }
        if requiresAll, !absent.isEmpty { throw MergeError.absent(absent) }
        let (records, inside) = try await records(of: found)
        try check(records, with: inside)
        if requiresAll { try await requireAll(records + inside, in: root) }
        let lock = try await LibraryLock.take(
            root, environment: environment, patience: patience, listener: listener)
        let library = try Library.open(
            at: root, fileSystem: environment.fileSystem, for: .creating, redactor: environment.redactor
        ) { listener(.keptCopy($0)) }
        do {
            let result = try await lock.renewal.keeping(listener: listener) {
                try await merge(records, with: inside, into: library, absent: absent)
            }
            try library.close()
            lock.release()
            return result
        } catch {
            // The error to report is the first one.
            try? library.close()
            throw error
        }
    }

    /// An empty folder is there when a shard has just begun.
    private func isAbsent(_ path: FilePath) throws -> Bool {
        guard let status = try environment.fileSystem.status(of: path) else { return true }
        return try status.kind == .directory && environment.fileSystem.entries(of: path).isEmpty
    }

    /// `inside` are the libraries that were merged into `records` before.
    private func merge(
        _ records: [MergedLibrary], with inside: [MergedLibrary], into library: Library, absent: [FilePath]
    ) async throws -> MergeResult {
        guard try await library.control.shard() == nil else { throw MergeError.intoShard(library.root) }
        try await library.control.forgetDeadRun()
        let own = try await library.identifier()
        let known = try await library.merging.mergedLibraries()
        try checkDivision(of: records + inside + known)
        // What the library has lost since, it gets again.
        let isWhole = try await library.merging.hasNoPagesWaiting()
        var result = MergeResult()
        for record in records {
            guard record.mark != own else { throw MergeError.itself(FilePath(record.path)) }
            let isSame =
                isWhole && record.state != nil && known.contains { $0.mark == record.mark && $0.state == record.state }
            let counts = isSame ? MergeCounts() : try await merge(record, into: library)
            result.merged.append(MergeResult.Part(library: record, counts: counts))
        }
        result.libraries = try await library.merging.mergedLibraries()
        result.absent = absent
        if result.rows > 0 {
            let name = RunName(secondsSince1970: environment.now()).text
            if let notice = TakeSnapshot(library: library)(named: name) { listener(.notice(notice)) }
        }
        return result
    }

    private func merge(_ record: MergedLibrary, into library: Library) async throws -> MergeCounts {
        let source = try await open(FilePath(record.path))
        do {
            let counts = try await library.merging.merge(source, record)
            try source.close()
            return counts
        } catch {
            try? source.close()
            throw error
        }
    }

    /// Of a library in which a run of another machine writes, its newest snapshot: the files of its database may change
    /// without the locks of this machine.
    private func open(_ path: FilePath) async throws -> Library {
        if environment.fileSystem.isShared(path), let holder = try holderElsewhere(path) {
            guard let snapshot = try Library.openSnapshot(at: path, fileSystem: environment.fileSystem) else {
                throw LibraryError.locked(path, by: holder)
            }
            return snapshot
        }
        return try await Library.openForReading(
            at: path, environment: environment, patience: patience, listener: listener)
    }

    private func holderElsewhere(_ path: FilePath) throws -> String? {
        SharedHolder(text: try FileLock.text(at: LibraryLayout(root: path).lock))?.aliveElsewhere(environment)
    }

    /// The libraries, and those that were merged into them. Leaves out those that another machine uses and that have no
    /// snapshot yet.
    private func records(of paths: [FilePath]) async throws -> (own: [MergedLibrary], inside: [MergedLibrary]) {
        var records: [MergedLibrary] = []
        var inside: [MergedLibrary] = []
        for path in paths {
            do {
                let library = try await open(path)
                let isInUse = try library.lockHolder() != nil || holderElsewhere(path) != nil
                records.append(try await library.merging.record(as: path.string, isInUse: isInUse))
                inside += try await library.merging.mergedLibraries()
                try library.close()
            } catch LibraryError.locked(_, let holder) {
                listener(
                    .notice("“\(path)” is in use by \(holder), and has no snapshot yet; it is left out of this merge"))
            }
        }
        return (records, inside)
    }

    private func check(_ records: [MergedLibrary], with inside: [MergedLibrary]) throws {
        for (index, record) in records.enumerated() {
            if let twin = records[..<index].first(where: { $0.mark == record.mark }) {
                throw MergeError.sameLibrary(FilePath(twin.path), FilePath(record.path))
            }
        }
        try checkDivision(of: records + inside)
    }

    /// Stories are divided differently among another number of shards: some would be missing.
    private func checkDivision(of libraries: [MergedLibrary]) throws {
        guard let first = libraries.first(where: { $0.shard != nil }),
            let other = libraries.first(where: { $0.shard != nil && $0.shard?.count != first.shard?.count })
        else { return }
        throw MergeError.otherDivision(first, other)
    }

    private func requireAll(_ records: [MergedLibrary], in root: FilePath) async throws {
        var all = records
        if try Library.exists(at: root, fileSystem: environment.fileSystem) {
            let library = try await open(root)
            let marks = Set(records.map(\.mark))
            all += try await library.merging.mergedLibraries().filter { !marks.contains($0.mark) }
            try library.close()
        }
        guard let shards = MergedShards(all), !shards.isWhole else { return }
        throw MergeError.incomplete(shards)
    }
}
