import LibraryStore
package import SystemPackage

/// Checks whether everything in a library matches its rows, and repairs what it can if requested.
package struct VerifyLibrary: Sendable {
    /// How many database problems of one kind are named.
    private static let damageLimit = 20

    private let root: FilePath
    private let isRepairing: Bool
    private let width: Int
    private let patience: Duration
    private let environment: HostEnvironment
    private let listener: @Sendable (RunEvent) -> Void

    /// `width` files are read at the same time. Only repairing takes the lock, with this `patience`.
    package init(
        root: FilePath, isRepairing: Bool, width: Int, patience: Duration, environment: HostEnvironment,
        listener: @escaping @Sendable (RunEvent) -> Void
    ) {
        self.root = root
        self.isRepairing = isRepairing
        self.width = max(1, width)
        self.patience = patience
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
        let library = try await Library.openForReading(
            at: root, environment: environment, patience: patience, listener: listener)
        let damage = try await library.integrity.databaseDamage(limit: Self.damageLimit).map(Self.databaseProblem)
        guard damage.isEmpty else {
            try library.close()
            return VerifyResult(problems: damage)
        }
        let dangling = try await library.integrity.danglingReferences(limit: Self.damageLimit).map(Self.databaseProblem)
        if !isRepairing { try RunEvent.inUse(root).map(listener) }
        var findings = isRepairing ? VerifyResult() : try await audit(library)
        try library.close()
        if isRepairing {
            let held = try await LockedLibrary.open(
                at: root, environment: environment, patience: patience, listener: listener)
            findings = try await audit(held.library)
            try held.close()
        }
        findings.problems = dangling + findings.problems
        return findings
    }

    private func audit(_ library: Library) async throws -> VerifyResult {
        try await LibraryVerifier(library: library, isRepairing: isRepairing, width: width, listener: listener)()
    }

    private static func databaseProblem(_ problem: String) -> IntegrityProblem {
        IntegrityProblem(kind: .damagedDatabase, file: "library.sqlite", problem: problem)
    }
}
