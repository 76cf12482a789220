package import LibraryStore
import Platform
package import SystemPackage

extension Library {
    /// Opens a library to read it. A library of an older version is first updated, under the lock. An unfinished
    /// library is first completed, unless the caller prefers ``LibraryError/unfinished(_:)``. `patience` nil means that
    /// the command has no option to wait for the lock.
    package static func openForReading(
        at root: FilePath, environment: HostEnvironment, patience: Duration? = nil, completesUnfinished: Bool = true,
        stop: StopSignal = StopSignal(),
        listener: @Sendable (RunEvent) -> Void
    ) async throws -> Library {
        try await open(at: root, for: .reading, completesUnfinished, environment, patience, stop, listener)
    }

    /// Opens a library to send requests to its runs, in the same way.
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
