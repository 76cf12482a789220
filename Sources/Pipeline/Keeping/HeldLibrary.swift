import FileSystems
package import LibraryStore
package import SystemPackage

/// An open library and the right to write to it.
package struct HeldLibrary: ~Copyable {
    package let library: Library
    private let lock: LibraryLock

    /// Opens a library that is there, once it holds the lock.
    package static func open(
        at root: FilePath, environment: RunEnvironment, patience: Duration, stop: StopSignal = StopSignal(),
        listener: @Sendable (RunEvent) -> Void
    ) async throws -> HeldLibrary {
        // The lock would make a folder where there is none.
        try Library.requirePresence(at: root, fileSystem: environment.fileSystem)
        var lock = try await LibraryLock.take(
            root, environment: environment, patience: patience, stop: stop, listener: listener)
        let library = try Library.open(at: root, fileSystem: environment.fileSystem, for: .writing) {
            listener(.keptCopy($0))
        }
        try await library.forgetDeadRun()
        if lock.isTakenOver { _ = try await library.recoverInterruptedPanels() }
        lock.settle()
        return HeldLibrary(library: library, lock: lock)
    }

    package consuming func close() throws {
        try library.close()
        lock.release()
    }
}

extension RunEvent {
    /// That someone writes to a library which is looked through meanwhile; nil where nobody does.
    package static func inUse(_ root: FilePath) throws -> RunEvent? {
        guard case .held(let holder) = try FileLock.standing(at: LibraryLayout(root: root).lock) else { return nil }
        return .notice("the library is in use by \(holder); what that is making may be listed, too")
    }

    static func keptCopy(_ path: FilePath) -> RunEvent {
        .notice("the library was made by an older Nightpress; its database is kept as it was in “\(path)”")
    }
}
