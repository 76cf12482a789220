package import LibraryStore
import Platform
package import SystemPackage

extension Library {
    /// Opens a library to read it. One of an older version is brought up to date before, under the lock. Without a
    /// `patience` the command cannot be told to wait for it. So is one that holds nothing yet, unless the caller would
    /// rather have ``LibraryError/unfinished(_:)``.
    package static func openForReading(
        at root: FilePath, environment: HostEnvironment, patience: Duration? = nil, completesUnfinished: Bool = true,
        stop: StopSignal = StopSignal(),
        listener: @Sendable (RunEvent) -> Void
    ) async throws -> Library {
        try await open(at: root, for: .reading, completesUnfinished, environment, patience, stop, listener)
    }

    /// Opens a library to ask something of its runs, likewise.
    package static func openForAsking(
        at root: FilePath, environment: HostEnvironment, patience: Duration? = nil, stop: StopSignal = StopSignal(),
        listener: @Sendable (RunEvent) -> Void
    ) async throws -> Library {
        try await open(at: root, for: .asking, true, environment, patience, stop, listener)
    }

    private static func open(
        at root: FilePath, for purpose: Purpose, _ completesUnfinished: Bool, _ environment: HostEnvironment,
        _ patience: Duration?, _ stop: StopSignal, _ listener: @Sendable (RunEvent) -> Void
    ) async throws -> Library {
        do {
            return try open(at: root, fileSystem: environment.fileSystem, for: purpose)
        } catch {
            switch error {
            case .older: break
            case .unfinished where completesUnfinished: break
            default: throw error
            }
        }
        try await bringUpToDate(root, environment, patience, stop, listener)
        return try open(at: root, fileSystem: environment.fileSystem, for: purpose)
    }

    private static func bringUpToDate(
        _ root: FilePath, _ environment: HostEnvironment, _ patience: Duration?, _ stop: StopSignal,
        _ listener: @Sendable (RunEvent) -> Void
    ) async throws {
        do {
            let held = try await LockedLibrary.open(
                at: root, environment: environment, patience: patience ?? .zero, stop: stop, listener: listener)
            try held.close()
        } catch LibraryError.locked(_, let holder) where patience == nil {
            throw LibraryError.olderInUse(root, by: holder)
        } catch LibraryError.fileSystem(_, let error) where error.operation == .lock {
            throw LibraryError.olderUnwritable(root, error)
        }
    }
}
