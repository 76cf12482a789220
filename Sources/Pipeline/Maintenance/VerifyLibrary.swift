import Domain
package import Generation
import LibraryStore
package import SystemPackage

/// Checks whether everything in a library matches its rows, and repairs what it can if requested.
package struct VerifyLibrary: Sendable {
    /// How many database problems of one kind are named.
    private static let damageLimit = 20

    private let root: FilePath
    private let isRepairing: Bool
    private let isQuick: Bool
    private let width: Int
    private let patience: Duration
    private let placeholders: @Sendable () throws -> any ImageGenerator
    private let environment: HostEnvironment
    private let listener: @Sendable (RunEvent) -> Void

    /// With `isQuick`, only sizes are compared, and no file is read. `width` files are read at the same time. Only
    /// repairing takes the lock, with this `patience`. `placeholders` makes the generator for pages without a picture
    /// in books that are written again. It is only called for these, because it takes longer than the check of a small
    /// library.
    package init(
        root: FilePath, isRepairing: Bool, isQuick: Bool = false, width: Int, patience: Duration,
        placeholders: @escaping @Sendable () throws -> any ImageGenerator, environment: HostEnvironment,
        listener: @escaping @Sendable (RunEvent) -> Void
    ) {
        self.root = root
        self.isRepairing = isRepairing
        self.isQuick = isQuick
        self.width = max(1, width)
        self.patience = patience
        self.placeholders = placeholders
        self.environment = environment
        self.listener = listener
    }

    package func callAsFunction() async throws -> VerifyResult {
        let start = environment.uptime()
        var findings = try await verifyAndRepair()
        findings.seconds = environment.uptime() - start
        return findings
    }

    /// The database is checked first and only read. A damaged database must not be opened for writing, and what it says
    /// about files is not reliable.
    private func verifyAndRepair() async throws -> VerifyResult {
        var problems = try await databaseProblems()
        if !problems.isEmpty {
            guard isRepairing else { return VerifyResult(problems: problems) }
            let kept = try await restoreDatabase()
            for index in problems.indices {
                problems[index].repair = .done
                problems[index].kept = kept
            }
        }
        let library = try await open()
        if !isQuick {
            problems += try await library.integrity.danglingReferences(limit: Self.damageLimit).map {
                Self.databaseProblem(.danglingRow, $0)
            }
        }
        if !isRepairing { try RunEvent.inUse(root).map(listener) }
        var findings = isRepairing ? VerifyResult() : try await audit(library)
        let shard = try await library.control.shard()
        try library.close()
        if isRepairing {
            let held = try await LockedLibrary.open(
                at: root, environment: environment, patience: patience, listener: listener)
            findings = try await audit(held.library)
            try held.close()
        }
        findings.problems = problems + findings.problems
        findings.shard = shard
        return findings
    }

    private func open() async throws -> Library {
        try await Library.openForReading(at: root, environment: environment, patience: patience, listener: listener)
    }

    private func databaseProblems() async throws -> [IntegrityProblem] {
        let library: Library
        do {
            library = try await open()
            do {
                try library.requireKnownPictures()
            } catch {
                // The error to report is the first one.
                try? library.close()
                throw error
            }
        } catch LibraryError.lostDatabase(_, let reason, let snapshot) {
            if !isRepairing {
                listener(
                    .notice(
                        snapshot.map { "the newest usable snapshot is “\($0)”" }
                            ?? "there is no usable snapshot of the database"))
            }
            return [Self.databaseProblem(.damagedDatabase, reason)]
        }
        let damage = try await library.integrity.databaseDamage(limit: Self.damageLimit, isQuick: isQuick)
        try library.close()
        return damage.map { Self.databaseProblem(.damagedDatabase, $0) }
    }

    /// Returns where the damaged database is kept.
    private func restoreDatabase() async throws -> String? {
        let lock = try await LibraryLock.take(
            root, environment: environment, patience: patience, listener: listener)
        let date = UTCTime(secondsSince1970: Int(environment.now().rounded(.down))).date
        let restoration = try DatabaseRestoration(of: root, fileSystem: environment.fileSystem, date: date)
        lock.release()
        let source =
            restoration.snapshot.map {
                "from “\($0)”; changes since then, such as removals and requests, are to be made again"
            } ?? "without a snapshot; stories and plans are made again by the next run"
        listener(
            .notice(
                "restored the database \(source); \(Counted.pictures(restoration.adopted)) of the journal added, "
                    + "which the next run uses without a request"))
        return restoration.kept
    }

    private func audit(_ library: Library) async throws -> VerifyResult {
        try await LibraryVerifier(
            context: LibraryContext(library, environment: environment, listener: listener), isRepairing: isRepairing,
            isQuick: isQuick, placeholders: placeholders, width: width)()
    }

    private static func databaseProblem(_ kind: IntegrityProblem.Kind, _ problem: String) -> IntegrityProblem {
        IntegrityProblem(kind: kind, file: "library.sqlite", problem: problem)
    }
}
